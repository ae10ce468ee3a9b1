import { RawValue } from '#shared/record/raw-value.ts';
import type { Base, Edit } from '../../store/draft-repo.ts';
import { replay } from '../../store/replay.ts';
import { withAllMine } from '../merge/conflicts.ts';
import type { ActorPorts } from './actor-ports.ts';
import { draftOn, type Draft } from './draft.ts';

interface Unfit {
  base: Base;
  pending: readonly Edit[];
  unfit: readonly Edit[];
}

/**
 * Puts a draft whose edits do not fit its base into the trash, as a document with all operations that can be applied
 * and with the user's side of the open conflicts, and tells the user. Deletes the draft's conflicts and queued saves.
 * Also writes all drafts of the person, unchanged, to a file. Returns a new draft of the server's copy as last seen.
 * @throws AppError DISK if the journal cannot be written; then nothing was moved
 */
export function putAside(
  slug: string,
  { base, pending, unfit }: Unfit,
  { store, now }: Pick<ActorPorts, 'store' | 'now'>,
): Draft {
  const at = now();
  const keptAside = store.keepAside(`${encodeURIComponent(slug)} ${at}.json`);
  const document = withAllMine(forcedOnto(base, pending), store.conflicts.list(slug)).toText();
  const copy = store.sites.find(slug) ?? base;
  store.transaction(() => {
    store.trash.put({ slug, reason: 'salvaged', document, modified: base.modified, at });
    store.conflicts.replace(slug, []);
    store.outbox.remove(slug);
    store.drafts.remove(slug);
  });
  store.sites.put(slug, copy);
  store.addReport({
    at,
    found: `${unfit.length} of ${pending.length} edits of “${slug}” do not stand on its copy of the site any more.`,
    saved: [`The draft of “${slug}”, as far as its edits could be carried out: in the trash.`],
    lost: [],
    ...(keptAside !== undefined && { keptAside }),
  });
  return draftOn(copy, []).draft;
}

/** Returns the document with each operation that can be applied, even if its edit as a whole cannot be applied. */
function forcedOnto({ text }: Base, edits: readonly Edit[]): RawValue {
  const single = edits.flatMap(({ operations }) => operations.map((operation) => ({ operations: [operation] })));
  return replay(RawValue.parse(text), single).document;
}
