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

  /** The same snapshot with another document, such as the merged one. */
  as(document: RawValue): SaveSnapshot {
    return document === this.document ? this : new SaveSnapshot(document, this.last);
  }
}

/** What a save posted: under which slug, and of which snapshot. */
export interface Sent {
  slug: string;
  document: RawValue;
  /** as of the snapshot */
  last: number;
  /** its outcome was learnt late, so what the server has beyond it may be another's edit */
  late?: true;
  /** the server has taken it, for certain */
  arrived?: true;
}

/** What a post sent, kept until its outcome is known: after a restart too the server's copy can be told from another's. */
export interface InFlight extends Pick<Sent, 'slug' | 'last'> {
  /** as JSON text */
  document: string;
  /** lists of photos to save as well */
  photosOf: { gallery: boolean; hero: boolean };
}
