import { RawValue } from '#shared/record/raw-value.ts';
import type { Base } from '../../../store/draft-repo.ts';
import { fetchBase } from '../fetch-base.ts';
import { adoptReload } from '../finish-save.ts';
import { sameContent } from '../same-content.ts';
import type { SaveRun } from '../save-run.ts';
import { shrunkLists } from '../shrunk-lists.ts';

/** Asks about the server's newer copy, if there is one; with nobody to ask it is merged. @throws AppError CONFLICTS */
export async function checkNewer(run: SaveRun): Promise<SaveRun> {
  const { actor, confirmed, ports } = run;
  ports.progress('Checking for newer changes');
  const { server, signal } = ports;
  const copy = await fetchBase(server, actor.slug, { signal, like: actor.base });
  if (adoptReload(actor, copy)) return run;
  const { text: document, modified } = copy;
  // The copy is compared also where its time is the base's: a server that counts whole seconds gives two saves of one
  // second the same.
  if (sameContent(document, actor.base.text)) {
    if (modified !== actor.base.modified) actor.adoptModified(modified);
    return run;
  }
  if (confirmed.overwrite === modified) {
    ports.trash.put({ slug: actor.slug, reason: 'overwritten-on-server', document, modified, at: ports.now() });
    return run;
  }
  if (!ports.unattended) {
    actor.setServerState({ newerOnServer: true });
    return { ...run, outcome: { question: { ask: 'overwrite', modified } } };
  }
  return merged(run, copy);
}

function merged(run: SaveRun, newer: Base): SaveRun {
  const { actor, confirmed } = run;
  const { modified } = newer;
  const lists = shrunkLists(actor.baseDocument, RawValue.parse(newer.text));
  if (lists.length > 0 && confirmed.shrunk !== modified) {
    return { ...run, outcome: { question: { ask: 'shrunk', modified, lists } } };
  }
  actor.merge(newer, { byApp: true });
  actor.refuseConflicts();
  return run;
}
