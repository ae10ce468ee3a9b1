import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { parseJson } from '#shared/record/parse-json.ts';
import type { RawValue } from '#shared/record/raw-value.ts';
import { text } from '#shared/record/readers.ts';

/** The draft as it was when a save was asked for. It never changes: a merge makes another snapshot of it. */
export class SaveSnapshot {
  readonly document: RawValue;
  /** the number of the last edit by then: of two snapshots, the one with the higher number was asked for later */
  readonly last: number;
  private values: SiteDocument | undefined;

  constructor(document: RawValue, last: number) {
    this.document = document;
    this.last = last;
  }

  /** The document as values; parsed once. */
  get site(): SiteDocument {
    this.values ??= parseJson(this.document.toText()) as SiteDocument;
    return this.values;
  }

  get slug(): string {
    return text(this.site.slug);
  }

  /** What was asked for, as another document says it. */
  as(document: RawValue): SaveSnapshot {
    return document === this.document ? this : new SaveSnapshot(document, this.last);
  }
}
