import { AppError } from '#shared/ipc/errors.ts';
import type { Confirmed, SaveQuestion } from '#shared/ipc/site.ipc.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import type { SiteEndpoints } from '../../backend-client/endpoints/sites.ts';
import type { Base } from '../../store/draft-repo.ts';
import type { TrashRepo } from '../../store/trash-repo.ts';
import { adoptReload } from './finish-save.ts';
import { fetchBase } from './fetch-base.ts';
import { sameContent } from './same-content.ts';
import { shrunkLists } from './shrunk-lists.ts';
import type { SiteActor } from '../draft/site-actor.ts';

export interface NewerPorts {
  server: Pick<SiteEndpoints, 'getModified' | 'getSite'>;
  trash: Pick<TrashRepo, 'put'>;
  now(): number;
  signal: AbortSignal;
  /** nobody is there to answer: a newer copy is merged, and what would be asked stops the save */
  unattended?: boolean;
}

const CONFLICTS = 'The same fields were changed here and on the server. Review the conflicts, then save again.';

/** What to ask about the server's newer copy, if there is one; with nobody to ask it is merged. */
export async function newerChanges(
  actor: SiteActor,
  confirmed: Confirmed,
  ports: NewerPorts,
): Promise<SaveQuestion | undefined> {
  const newer = await newerCopy(actor, ports);
  if (!newer || confirmed.overwrite === newer.modified) {
    if (newer) keepOverwritten(actor, newer, ports);
    return undefined;
  }
  const { modified } = newer;
  if (!ports.unattended) {
    actor.setServerState({ newerOnServer: true });
    return { ask: 'overwrite', modified };
  }
  const lists = shrunkLists(RawValue.parse(actor.base.text), RawValue.parse(newer.text));
  if (lists.length > 0 && confirmed.shrunk !== modified) return { ask: 'shrunk', modified, lists };
  actor.merge(newer, { byApp: true });
  refuseConflicts(actor);
  return undefined;
}

function keepOverwritten(actor: SiteActor, { text: document, modified }: Base, { trash, now }: NewerPorts): void {
  trash.put({ slug: actor.slug, reason: 'overwritten-on-server', document, modified, at: now() });
}

/**
 * The server's copy when it differs from the draft's base in more than its modified time. The copy is read also where that
 * time is the base's: a server that counts whole seconds gives two saves of one second the same.
 */
async function newerCopy(actor: SiteActor, { server, signal }: NewerPorts): Promise<Base | undefined> {
  const { text, modified } = await fetchBase(server, actor.slug, { signal, like: actor.base });
  if (adoptReload(actor, { text, modified })) return undefined;
  if (!sameContent(text, actor.base.text)) return { text, modified };
  if (modified !== actor.base.modified) actor.adoptModified(modified);
  return undefined;
}

/** @throws AppError CONFLICTS while some wait for a decision */
export function refuseConflicts({ openConflicts }: SiteActor): void {
  if (openConflicts.length > 0) throw new AppError('CONFLICTS', CONFLICTS);
}
