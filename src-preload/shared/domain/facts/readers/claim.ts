import type { Fact } from '../fact.ts';
import type { Span } from './text.ts';

/** What a reader takes from a part of the text. */
export interface Claim extends Span {
  /** undefined for what was understood and changes nothing, such as an old phone number */
  fact?: Fact;
  /** what the reader takes it for, as words of a sentence */
  as: string;
  /** why it is not ticked, fit to be shown */
  doubt?: string;
  /** what the person should know of it */
  note?: string;
}
