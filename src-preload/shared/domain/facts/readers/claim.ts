import type { Fact } from '../fact.ts';
import type { Span } from './text.ts';

/** The meaning that a reader finds in a part of the text. */
export interface Claim extends Span {
  /** undefined where the part is understood and changes nothing, such as an old phone number */
  fact?: Fact;
  /** the kind of the part, as words of a sentence */
  as: string;
  /** why it is not ticked, fit to be shown */
  doubt?: string;
  /** a remark about the change for the user */
  note?: string;
}
