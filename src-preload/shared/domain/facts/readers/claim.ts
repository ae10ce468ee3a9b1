import type { Fact } from '../fact.ts';
import type { Span } from './text.ts';

/** The meaning that a reader finds in a part of the text. */
export interface Claim extends Span {
  /** undefined where the part is understood and changes nothing, such as an old phone number */
  fact?: Fact;
  /** what the part is, as words within a sentence */
  as: string;
  /** why the user has to decide, as shown */
  doubt?: string;
  /** a remark about the change for the user */
  note?: string;
}
