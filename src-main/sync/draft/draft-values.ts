import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { parseJson } from '#shared/record/parse-json.ts';
import type { RawValue } from '#shared/record/raw-value.ts';

/**
 * A draft's documents as values. A member that an edit has left alone keeps its value: what is worked out from the values
 * of members, such as sections of the preview, need not be worked out again.
 */
export class DraftValues {
  private last: { document: RawValue; site: SiteDocument } | undefined;

  of(document: RawValue): SiteDocument {
    const { last } = this;
    if (last?.document === document) return last.site;
    const members = document.keys().map((key) => {
      const member = document.at(key);
      const isKept = last !== undefined && last.document.child(key) === member;
      return [key, isKept ? last.site[key] : parseJson(member.toText())];
    });
    const site = Object.fromEntries(members) as SiteDocument;
    this.last = { document, site };
    return site;
  }
}
