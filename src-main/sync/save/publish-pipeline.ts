import { flag, text } from '#shared/record/readers.ts';
import { publishBlockers } from '#shared/domain/site/readiness.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { AppError } from '#shared/ipc/errors.ts';
import type { Confirmed } from '#shared/domain/site/save-questions.ts';
import { parseJson } from '#shared/record/parse-json.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import { BackendError } from '../../backend-client/backend-error.ts';
import type { Published } from '../../backend-client/endpoints/sites.ts';
import type { MilestoneRepo } from '../../store/milestone-repo.ts';
import { takeSnapshot } from './checks.ts';
import { type LivePorts, hashOfHomePage, stalePages } from './live-pages.ts';
import { reload } from './read-back.ts';
import { saveSite } from './save-pipeline.ts';
import type { SaveOutcome, SavePorts } from './save-run.ts';
import type { SaveSnapshot } from './snapshot.ts';
import type { SiteActor } from '../draft/site-actor.ts';

export interface PublishPorts extends SavePorts {
  milestones: Pick<MilestoneRepo, 'published' | 'find'>;
  /** how to read the published pages; if undefined, they are not compared */
  live?: LivePorts;
  /** stores that the release was made from the newest published version */
  noteRelease?: (slug: string, idKey: string, release: string) => void;
}

/**
 * `compared`: paths of the pages that were compared with what was published; undefined if the backend does not say what
 * to expect, or if there are no `LivePorts`
 */
export type PublishOutcome = SaveOutcome & { url?: string; compared?: readonly string[] | undefined };

/**
 * Saves, then publishes what was saved.
 * @throws AppError NOT_PUBLISHABLE, PUBLISH_FAILED and those of `saveSite`
 */
export async function publishSite(
  actor: SiteActor,
  confirmed: Confirmed,
  ports: PublishPorts,
  snapshot: SaveSnapshot = takeSnapshot(actor),
): Promise<PublishOutcome> {
  refuseBlocked(snapshot.site, actor.slug, ports);
  // The home page is read during the save, so that a host that does not answer delays the publish less.
  const address = ports.milestones.find(actor.slug).publishedUrl;
  const look = address === undefined || !ports.live ? undefined : hashOfHomePage(address, ports.live);
  const saved = await saveSite(actor, confirmed, ports, snapshot);
  if (saved.question) return saved;

  // Publishes the base instead of the draft, because the server does not have what was typed after the save.
  const site = parseJson(actor.base.text) as SiteDocument;
  refuseBlocked(site, actor.slug, ports);
  ports.checkUser();
  ports.progress('Publishing');
  actor.setActivity('publishing');
  const before = await look;
  const published = await ports.server
    .publish({
      multipage: flag(site.multipage),
      github_repo: text(site.github_repo),
      paid_url: text(site.paid_url),
      id_key: text(site.id_key),
      slug: text(site.slug),
      first_publish_url: text(site.first_publish_url),
    })
    .catch(async (error: unknown): Promise<Published> => {
      const isUnknown = error instanceof BackendError && error.outcome === 'unknown';
      // The answer was lost. If the home page has changed since, the publish was carried out.
      if (isUnknown && before !== undefined && ports.live && address !== undefined) {
        const now = await hashOfHomePage(address, ports.live);
        if (now !== undefined && now !== before) return { url: address };
      }
      if (!(error instanceof AppError) || ['OFFLINE', 'UNAUTHENTICATED'].includes(error.code)) throw error;
      throw new AppError('PUBLISH_FAILED', error.message, { retry: true, cause: error });
    });
  const url = published.url ?? `https://${text(site.paid_url)}`;
  const compared = await waitUntilLive(url, published, ports);
  ports.milestones.published(actor.slug, ports.now(), url);

  // The backend may have written the publish into its record, so the server's present copy becomes the base.
  const sent = { slug: actor.slug, document: actor.baseDocument, last: 0 };
  const base = await reload(ports.server, actor.slug, sent.document, actor.base);
  actor.adoptSaved(base ?? actor.base, sent, 'published');
  if (published.release !== undefined) ports.noteRelease?.(actor.slug, text(site.id_key), published.release);
  const repo = repositoryName(published);
  if (text(actor.site.github_repo) === '' && repo !== '') {
    const named = JSON.stringify(repo);
    const withRepo = snapshot.as(actor.baseDocument.with('github_repo', RawValue.parse(named)));
    actor.editWithoutUndo('repository', [{ op: 'set', path: ['github_repo'], text: named }]);
    // The document that was just saved is saved again with the repository, so nothing is left to ask. If this save
    // fails, the page is published all the same, and the repository is an edit that waits for the next save.
    await saveSite(actor, { ...confirmed, spelling: true }, ports, withRepo).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
    });
  }
  // Sets the time of the publish again, because the steps above have set a later time of the last save. The site would
  // otherwise count as having unpublished changes, although these steps stored only what the backend writes about a
  // publish.
  ports.milestones.published(actor.slug, ports.now(), url);
  actor.announce();
  return { ...saved, url, compared };
}

/**
 * Waits until visitors get what was published. Returns the paths of the pages that were compared; undefined if the
 * backend does not say what to expect, or if there are no `LivePorts`.
 * @throws AppError CANCELLED; PUBLISH_FAILED with the paths that `stalePages` returns
 */
async function waitUntilLive(
  url: string,
  { changedPages }: Published,
  { live, progress }: PublishPorts,
): Promise<string[] | undefined> {
  if (!live || !changedPages) return undefined;
  if (changedPages.length === 0) return [];
  progress('Looking at the published pages');
  live.onlyLooking?.();
  const stale = await stalePages(url.replace(/\/?$/, '/'), changedPages, live);
  if (stale.length === 0) return changedPages.map(({ path }) => path);
  const pages = stale.length === 1 ? 'a page' : `${stale.length} pages`;
  const message = `The server has published the site, but the app has not seen the new content of ${pages}: ${stale.join(', ')}.`;
  throw new AppError('PUBLISH_FAILED', message, { retry: true });
}

function refuseBlocked(site: SiteDocument, ownSlug: string, { contactField }: PublishPorts): void {
  const blockers = publishBlockers(site, contactField, ownSlug);
  if (blockers.length > 0) throw new AppError('NOT_PUBLISHABLE', blockers.join(' '));
}

/**
 * Returns the last part of the repository's name, because `github_repo` must not have a slash. If there is no name,
 * returns the last part of the path of the first publish's URL; '' if there is none either.
 */
function repositoryName({ githubRepo = '', firstPublishUrl = '' }: Published): string {
  const name = githubRepo || firstPublishUrl.replace(/^https?:\/\/[^/]*/, '');
  return (
    name
      .split('/')
      .findLast(Boolean)
      ?.replace(/\.git$/, '') ?? ''
  );
}
