/**
 * Kinds of pasted texts: messages of clients, ends of their mails, pages about a business, opening hours, rows of
 * tables.
 */
export type SampleKind = 'change request' | 'signature' | 'listing' | 'hours' | 'table row';

/** A pasted text and what a careful reader takes from it for the site of `site.ts`. */
export interface Sample {
  kind: SampleKind;
  text: string;
  /**
   * The facts to find that the site does not state yet, in the notation of `factName`. They are ticked, except for
   * those with a `?` in front, about which a careful reader would ask.
   */
  facts: readonly string[];
  /** facts that may be found or not */
  also?: readonly string[];
}
