import type { Fact } from '../fact.ts';
import type { Span } from './text.ts';

/** What a reader understands of a part of the text. */
export interface Claim extends Span {
  /** undefined if the part is understood but changes nothing, such as an old phone number */
  fact?: Fact;
  /** what the part is, in words that fit into a sentence, such as ‘a phone number’ */
  as: string;
  /** why the user has to decide, in words that the user sees */
  doubt?: string;
  /** a remark about the change for the user */
  note?: string;
}
