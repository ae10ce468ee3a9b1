import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { parseJson } from '#shared/record/parse-json.ts';
import type { RawValue } from '#shared/record/raw-value.ts';
import { text } from '#shared/record/readers.ts';

/** The draft as it was when a save was asked for. A snapshot never changes: a merge makes a new one from it. */
export class SaveSnapshot {
  readonly document: RawValue;
  /**
   * the number (`seq`) of the last edit at that time: of two snapshots, the one with the higher number was asked for
   * later
   */
  readonly last: number;
  private values: SiteDocument | undefined;

  constructor(document: RawValue, last: number) {
    this.document = document;
    this.last = last;
  }

  /** The document as values, parsed at the first access. */
  get site(): SiteDocument {
    this.values ??= parseJson(this.document.toText()) as SiteDocument;
    return this.values;
  }

  get slug(): string {
    return text(this.site.slug);
  }

  /** Returns a snapshot of the same edits with another document, such as the merged one. */
  as(document: RawValue): SaveSnapshot {
    return document === this.document ? this : new SaveSnapshot(document, this.last);
  }
}

/** What a save posted. */
export interface Sent {
  slug: string;
  document: RawValue;
  /** the snapshot's `last` */
  last: number;
  /** the outcome was learnt late, so the server's copy may also hold another user's edits */
  late?: true;
  /** the server certainly has this document */
  arrived?: true;
}

/**
 * What a post sent, stored until its outcome is known. So the server's copy can be recognized as the post's result,
 * even after a restart.
 */
export interface InFlight extends Pick<Sent, 'slug' | 'last'> {
  /** as JSON text */
  document: string;
  /** which lists of photos must be saved as well */
  photosOf: { gallery: boolean; hero: boolean };
}
