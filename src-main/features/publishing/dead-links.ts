import { internalLinks, webAddresses } from '#shared/domain/publishing/links.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { DeadLink } from '#shared/ipc/publishing.ipc.ts';
import { severalAtATime } from '../../network/several-at-a-time.ts';
import type { PublicFetch } from '../../media/public-fetch.ts';
import { linkTargetsOf } from '../../site-page/index.ts';

const AT_A_TIME = 4;
/** Maximum time to wait for a response, in milliseconds. */
const LONGEST_MS = 8000;
/** HTTP statuses of pages that exist but refuse programs. */
const guarded = new Set([401, 403, 405, 406, 418, 429, 451, 503, 999]);

/**
 * Requests every web address that the record links to, once. Returns the links without a response, and those with an
 * error status that is not in `guarded`. If there are several addresses and none responded, this computer counts as
 * offline, and no link is returned.
 */
export async function deadLinks(site: SiteDocument, ask: PublicFetch, signal: AbortSignal): Promise<DeadLink[]> {
  const dead: DeadLink[] = [];
  let answered = 0;
  const links = Map.groupBy(webAddresses(site), ({ url }) => url);
  await severalAtATime(AT_A_TIME, [...links], async ([url, places]) => {
    signal.throwIfAborted();
    const status = await statusOf(url, ask, signal);
    if (status !== undefined) answered++;
    if (status !== undefined && (status < 400 || guarded.has(status))) return;
    const problem = status === undefined ? 'Nothing answers there.' : `It answers ${status}.`;
    const gone = status === 404 || status === 410;
    dead.push(...places.map(({ path }) => ({ path: [...path], url, problem, gone })));
  });
  return answered === 0 && links.size > 1 ? [] : dead;
}

/** Returns the links and redirects to pages, or to places on pages, that the site does not have. */
export function deadInnerLinks(site: SiteDocument): DeadLink[] {
  const links = internalLinks(site);
  if (links.length === 0) return [];
  const addresses = linkTargetsOf(site);
  return links.flatMap(({ path, typed }): DeadLink[] => {
    const [, page = '', id = ''] = /^\/?([^?#]*)[^#]*(?:#(.*))?$/.exec(typed) ?? [];
    const address = page.replace(/\/?$/, page === '' ? '' : '/');
    const dead = (what: string): DeadLink[] => [
      { path: [...path], url: typed, problem: `The site has no such ${what}.`, gone: true },
    ];
    if (!addresses.hasPage(address)) return dead('page');
    return id === '' || addresses.hasPlace(address, id) ? [] : dead('section');
  });
}

/** Returns the HTTP status; undefined without a response. */
async function statusOf(url: string, ask: PublicFetch, signal: AbortSignal): Promise<number | undefined> {
  try {
    // Only https is tried. A site without https counts as dead, because browsers warn about it.
    const address = new URL(url.replace(/^http:/i, 'https:'));
    const headers = { Accept: 'text/html,*/*' };
    const answer = await ask(address, headers, signal, LONGEST_MS);
    await answer.body?.cancel();
    return answer.status;
  } catch (error) {
    if (signal.aborted) throw error;
    return undefined;
  }
}
