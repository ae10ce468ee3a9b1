/**
 * Kinds of pasted texts: clients' messages, signatures of their emails, pages about a business, opening hours, and
 * table rows.
 */
export type SampleKind = 'change request' | 'signature' | 'listing' | 'hours' | 'table row';

/** A pasted text, and the facts that a careful person would take from it for the site of `site.ts`. */
export interface Sample {
  kind: SampleKind;
  text: string;
  /**
   * The facts that should be found and that the site does not state yet, in the notation of `factName`. The app ticks
   * them, except those that begin with `?`, about which a careful person would ask.
   */
  facts: readonly string[];
  /** facts that may be found but need not be */
  also?: readonly string[];
}
