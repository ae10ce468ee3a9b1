import { text } from '#shared/record/readers.ts';
import { escapeHtml } from '../html/html.ts';
import type { RenderInput } from '../types.ts';

function root(input: RenderInput): string {
  return input.baseUrl.replace(/\/?$/, '/');
}

export function robotsText(input: RenderInput): string {
  if (input.mode === 'preview' || input.baseUrl === '') return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nAllow: /\n\nSitemap: ${root(input)}sitemap.xml\n`;
}

const isoDate = /^\d{4}-\d{2}-\d{2}/;

/**
 * The site map for crawlers. The modified time is given only where it has the form that site maps require.
 * @param paths of the pages except the home page, from the site's root
 */
export function sitemapXml(input: RenderInput, paths: readonly string[]): string {
  const modified = isoDate.exec(text(input.site.modified))?.[0];
  const changed = modified === undefined ? '' : `<lastmod>${modified}</lastmod>`;
  const entries = ['', ...paths].map((path) => `<url><loc>${escapeHtml(root(input) + path)}</loc>${changed}</url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>\n`;
}
