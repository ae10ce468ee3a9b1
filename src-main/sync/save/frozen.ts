import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { parseJson } from '#shared/record/parse-json.ts';
import { draftThrough, editedFields, type Draft } from '../draft/draft.ts';
import type { Sent } from './in-flight.ts';
import { addressedDocument, type Addresses } from './uploaded-addresses.ts';

/** What a save sends: the draft, or what of it was asked for. */
export type Frozen = Omit<Sent, 'slug'> & { editedFields: string[]; site: SiteDocument };

/** The draft as it is by its edits up to that one. */
export function frozenThrough(whole: Draft, through: number, blobs: Addresses): Frozen {
  const draft = draftThrough(whole, through);
  const document = addressedDocument(draft.document, blobs);
  const site = parseJson(document.toText()) as SiteDocument;
  return { document, through, editedFields: editedFields({ ...draft, document }), site };
}
