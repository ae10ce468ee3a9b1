/** What staff paste: messages of clients, the end of their mails, pages about a business, opening hours, rows of tables. */
export type SampleKind = 'change request' | 'signature' | 'listing' | 'hours' | 'table row';

/** A pasted text and what a careful reader takes from it for the site of `site.ts`. */
export interface Sample {
  kind: SampleKind;
  text: string;
  /**
   * What the site is to say after it that it does not say now, as `factName` writes it; all of it is ticked. With a `?` in
   * front it is to be offered without a tick: a careful reader would ask.
   */
  facts: readonly string[];
  /** as right when it is read as when it is not */
  also?: readonly string[];
}
