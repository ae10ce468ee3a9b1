import { list, text } from '#shared/record/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { escapeHtml } from '../html/html.ts';
import type { PublishedFile } from '../types.ts';

export interface PublishedRedirect {
  source: string;
  destination: string;
  status: 301 | 302;
}

/** Those of the record that lead somewhere: both are paths of the site, and not the same one. */
export function redirectsOf(site: SiteDocument): PublishedRedirect[] {
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

/** One slash: two lead to another site, and browsers read a backslash as a slash. */
const OWN_PATH = /^\/(?![/\\])/;

/** White space would end the path, or the line, in `_redirects`. */
const asPath = (value: unknown): string => text(value).trim().replace(/\s/g, '%20');

/**
 * The redirects as files: rules for servers that read `_redirects`, and a page at each source that leads on, for those
 * that do not. A source at which the site has a page of its own keeps that page.
 * @param taken paths of the site's own files
 */
export function redirectFiles(redirects: readonly PublishedRedirect[], taken: ReadonlySet<string>): PublishedFile[] {
  if (redirects.length === 0) return [];
  const rules = redirects.map(({ source, destination, status }) => `${source} ${destination} ${status}\n`).join('');
  const stubs = new Map<string, PublishedFile>();
  for (const { source, destination } of redirects) {
    const path = stubPath(source);
    if (path === undefined || taken.has(path) || stubs.has(path)) continue;
    stubs.set(path, { path, type: 'text/html; charset=utf-8', body: stub(destination) });
  }
  return [{ path: '_redirects', type: 'text/plain; charset=utf-8', body: rules }, ...stubs.values()];
}

/** Where the page of a source stands; undefined where the source is no plain path of a file system. */
export function stubPath(source: string): string | undefined {
  const steps = source.split('/').filter(Boolean);
  if (steps.some((step) => !/^[\w.~-]+$/.test(step) || /^\.+$/.test(step))) return undefined;
  const path = steps.join('/');
  return /\.html?$/.test(path) ? path : `${path}/index.html`;
}

function stub(destination: string): string {
  const address = escapeHtml(destination);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>This page has moved</title><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${address}"><link rel="canonical" href="${address}"></head><body><p>This page has moved: <a href="${address}">go to the new page</a>.</p></body></html>\n`;
}
