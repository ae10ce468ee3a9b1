import { text } from '#shared/domain/site/readers.ts';
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

/** The site's pages for crawlers; the modified time counts only in the form that sitemaps take. */
export function sitemapXml(input: RenderInput): string {
  const modified = isoDate.exec(text(input.site.modified))?.[0];
  const entry = `<url><loc>${escapeHtml(root(input))}</loc>${modified === undefined ? '' : `<lastmod>${modified}</lastmod>`}</url>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entry}</urlset>\n`;
}
