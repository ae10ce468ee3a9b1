import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { parseJson } from '#shared/record/parse-json.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import { withAddresses, type BlobRepo } from '../store/blob-repo.ts';
import { draftThrough, editedFields, type Draft } from './draft.ts';
import type { Sent } from './in-flight.ts';

/** What a save sends: the draft, or what of it was asked for. */
export type Frozen = Omit<Sent, 'slug'> & { editedFields: string[]; site: SiteDocument };

/** The draft as it is by its edits up to that one. */
export function frozenThrough(whole: Draft, through: number, blobs: Pick<BlobRepo, 'urlOf'>): Frozen {
  const draft = draftThrough(whole, through);
  // Files that were uploaded since have their addresses in the later edits only.
  const text = withAddresses(draft.document.toText(), (hash) => blobs.urlOf(hash));
  const document = text === draft.document.toText() ? draft.document : RawValue.parse(text);
  const site = parseJson(text) as SiteDocument;
  return { document, through, editedFields: editedFields({ ...draft, document }), site };
}
