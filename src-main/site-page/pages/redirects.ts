import { list, text } from '#shared/record/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { customPath } from '#shared/layout/pages.ts';
import { adsPagePaths } from '#shared/layout/site-pages.ts';
import { formerSlug, slug } from '#shared/layout/slug.ts';
import { items } from '../content/items.ts';
import { servicePaths } from '../content/services.ts';
import { escapeHtml } from '../html/html.ts';
import type { PublishedFile } from '../types.ts';

export interface PublishedRedirect {
  source: string;
  destination: string;
  status: 301 | 302;
}

/**
 * Returns the record's valid redirects: both paths are within the site and differ, and the source is not the home page.
 * After them come redirects from `lost` pages, which the site no longer has, and from former addresses of pages (see
 * `movedPages`). Such a redirect is left out if the record has a valid redirect with the same source.
 */
export function redirectsOf(site: SiteDocument, lost: readonly PublishedRedirect[] = []): PublishedRedirect[] {
  const own = typedRedirects(site);
  const bySource = new Map<string, PublishedRedirect>();
  for (const redirect of [...lost, ...movedPages(site)]) bySource.set(redirect.source, redirect);
  for (const { source } of own) bySource.delete(source.replace(/\/?$/, '/'));
  return [...own, ...bySource.values()];
}

/**
 * Returns redirects for pages whose names have accents or other marks. Their former addresses, which `formerSlug`
 * makes, have a dash for each mark.
 */
function movedPages(site: SiteDocument): PublishedRedirect[] {
  const services = items(site.ads_landing_pages).map((ad) => text(ad.selected_service));
  const pathsBy = (slugOf: typeof slug): string[] => [
    ...servicePaths(site, slugOf),
    ...adsPagePaths(services, slugOf),
    customPath(site, slugOf),
  ];
  const former = pathsBy(formerSlug);
  const now = pathsBy(slug);
  return former.flatMap((path, at) =>
    path === now[at] ? [] : [{ source: `/${path}`, destination: `/${now[at] ?? ''}`, status: 301 as const }],
  );
}

function typedRedirects(site: SiteDocument): PublishedRedirect[] {
  return list(site.redirects)
    .map((redirect) => ({
      source: asPath(redirect?.source),
      destination: asPath(redirect?.destination),
      status: text(redirect?.redirect_type) === '302' ? (302 as const) : (301 as const),
    }))
    .filter(
      ({ source, destination }) =>
        source !== '/' && OWN_PATH.test(source) && OWN_PATH.test(destination) && source !== destination,
    );
}

/**
 * A path that begins with exactly one slash. Two slashes lead to another site, and browsers read a backslash as a
 * slash.
 */
const OWN_PATH = /^\/(?![/\\])/;

/** Encodes white space, which would end the path or the line in `_redirects`. */
const asPath = (value: unknown): string => text(value).trim().replace(/\s/g, '%20');

/**
 * Returns the redirects as files: `_redirects` for servers that read it, and for other servers a page at each source,
 * which leads to the destination. A source gets no such page if the site has a file there, or if it has no `stubPath`.
 * @param taken paths of the site's own files
 */
export function redirectFiles(redirects: readonly PublishedRedirect[], taken: ReadonlySet<string>): PublishedFile[] {
  if (redirects.length === 0) return [];
  const rules = redirects.map(({ source, destination, status }) => `${source} ${destination} ${status}\n`).join('');
  const stubs = new Map<string, PublishedFile>();
  for (const { source, destination } of redirects) {
    const path = stubPath(source);
    if (path === undefined || taken.has(path) || stubs.has(path)) continue;
    stubs.set(path, { path, type: 'text/html; charset=utf-8', body: redirectPage(destination) });
  }
  return [{ path: '_redirects', type: 'text/plain; charset=utf-8', body: rules }, ...stubs.values()];
}

/** Returns the path of the page that redirects a source; undefined if the source is unsafe as a file's path. */
export function stubPath(source: string): string | undefined {
  const steps = source.split('/').filter(Boolean);
  if (steps.some((step) => !/^[\w.~-]+$/.test(step) || /^\.+$/.test(step))) return undefined;
  const path = steps.join('/');
  return /\.html?$/.test(path) ? path : `${path}/index.html`;
}

function redirectPage(destination: string): string {
  const address = escapeHtml(destination);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>This page has moved</title><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${address}"><link rel="canonical" href="${address}"></head><body><p>This page has moved: <a href="${address}">go to the new page</a>.</p></body></html>\n`;
}

/**
 * Returns redirects for pages of the previous release that the site no longer has, such as the page of a town. Each
 * redirect leads to the nearest page above the lost page (see `listAbove`).
 * @param before the previous release: its redirects, and the paths of all its files, including the pages that redirect
 * @param paths paths of the site's files now
 */
export function lostPages(
  before: { paths: readonly string[]; redirects: readonly PublishedRedirect[] },
  paths: ReadonlySet<string>,
): PublishedRedirect[] {
  const destinationByPath = new Map(before.redirects.map(({ source, destination }) => [stubPath(source), destination]));
  return before.paths.flatMap((path) => {
    const list = paths.has(path) ? undefined : listAbove(path, paths);
    // The page of a redirect that staff removed gets no new redirect. A redirect that was made here before stays.
    if (list === undefined || (destinationByPath.has(path) && destinationByPath.get(path) !== list)) return [];
    return [{ source: `/${path.slice(0, -INDEX.length)}`, destination: list, status: 301 as const }];
  });
}

const INDEX = 'index.html';

/**
 * Returns the address of the nearest page above a page, not counting the home page; undefined if there is none, or if
 * the path is not that of a page.
 */
function listAbove(path: string, paths: ReadonlySet<string>): string | undefined {
  if (!path.endsWith(`/${INDEX}`)) return undefined;
  const steps = path.split('/').slice(0, -2);
  const depths = steps.map((_, at) => steps.length - at);
  const above = depths.map((count) => `${steps.slice(0, count).join('/')}/`);
  const found = above.find((folder) => paths.has(folder + INDEX));
  return found === undefined ? undefined : `/${found}`;
}
