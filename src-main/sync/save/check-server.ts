import { BackendError } from '../../backend-client/backend-error.ts';
import type { SiteEndpoints } from '../../backend-client/endpoints/sites.ts';
import type { Base } from '../../store/draft-repo.ts';
import { fetchDocument, OtherSiteError } from './fetch-base.ts';
import { adoptReload, isOwnPost } from './finish-save.ts';
import { noteMissing } from './missing-site.ts';
import { sameContent } from './same-content.ts';
import { nothingNew } from '../draft/server-state.ts';
import type { SiteActor } from '../draft/site-actor.ts';

interface CheckPorts {
  sites: Pick<SiteEndpoints, 'getModified' | 'getSite'>;
  warn(message: string, facts: { error: unknown }): void;
  /** takes over a newer copy that nobody was told of yet; false where that asks for a decision */
  take?: (newer: Base) => boolean;
}

/** Looks whether the server has another copy than the one that the draft stands on; the actor tells the windows. */
export async function checkServer(actor: SiteActor, { sites, warn, take }: CheckPorts): Promise<void> {
  const { modified: known, text: base } = actor.base;
  // A save that began meanwhile knows the server's copy better than this look.
  const overtaken = () => actor.isBusy || actor.base.modified !== known;
  if (overtaken()) return;
  try {
    const modified = await sites.getModified(actor.slug);
    const copy = modified === known ? base : await fetchDocument(sites, actor.slug, { like: actor.base });
    if (overtaken()) return;
    if (adoptReload(actor, { text: copy, modified })) return;
    const isSame = sameContent(copy, base);
    if (isSame && modified !== known) actor.adoptModified(modified);
    // A copy that this computer's post in flight has made is no newer copy of somebody else.
    const newerOnServer = !isSame && !isOwnPost(actor, copy);
    const { newerOnServer: wasNewer, newerClashes: clashed } = actor.serverState;
    const isNews = newerOnServer && !wasNewer && take !== undefined;
    if (isNews && take({ text: copy, modified })) return;
    const newerClashes = newerOnServer && (clashed || isNews);
    actor.setServerState({ ...nothingNew, newerOnServer, newerClashes });
  } catch (error) {
    if (overtaken()) return;
    const offline = error instanceof BackendError && ['OFFLINE', 'TIMEOUT'].includes(error.code);
    if (offline) actor.setServerState({ offlineCopy: true });
    else if (error instanceof OtherSiteError) actor.setServerState({ newerOnServer: false, otherSite: true });
    else if (!noteMissing(actor, error)) warn('the modified time could not be read', { error });
  }
}
