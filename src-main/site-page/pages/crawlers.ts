import { text } from '#shared/record/readers.ts';
import { escapeHtml } from '../html/html.ts';
import { absolute } from '../html/url.ts';
import type { RenderInput } from '../types.ts';

function root(input: RenderInput): string {
  return input.baseUrl.replace(/\/?$/, '/');
}

export function robotsText(input: RenderInput): string {
  if (input.mode === 'preview' || input.baseUrl === '') return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nAllow: /\n\nSitemap: ${root(input)}sitemap.xml\n`;
}

const isoDate = /^\d{4}-\d{2}-\d{2}/;

/** Maximum number of pictures that a site map may name for a page. */
const MOST_IMAGES = 1000;

/** Returns the absolute addresses of a page's pictures, so that image search finds them. */
function imagesOf({ body }: Listed, base: string): string[] {
  const sources = [...body.matchAll(/<img[^>]*?\ssrc="([^"]+)"/g)].map(([, src = '']) => src.replaceAll('&amp;', '&'));
  // Addresses of the site's own files begin with `../` on inner pages. Without this prefix they start at the site's
  // root.
  const urls = sources.map((src) => absolute(src.replace(/^(?:\.\.\/)+/, ''), base));
  return [...new Set(urls)].filter((url) => /^https?:/.test(url)).slice(0, MOST_IMAGES);
}

interface Listed {
  /** path from the site's root */
  path: string;
  body: string;
}

/**
 * Returns the site map for crawlers, with the pictures of each page. Site maps require ISO dates, so the date of the
 * last change is left out if `modified` does not start with one.
 */
export function sitemapXml(input: RenderInput, pages: readonly Listed[]): string {
  const modified = isoDate.exec(text(input.site.modified))?.[0];
  const changed = modified === undefined ? '' : `<lastmod>${modified}</lastmod>`;
  const image = (url: string) => `<image:image><image:loc>${escapeHtml(url)}</image:loc></image:image>`;
  const entries = pages.map(
    (page) =>
      `<url><loc>${escapeHtml(root(input) + page.path)}</loc>${changed}${imagesOf(page, root(input)).map(image).join('')}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">${entries.join('')}</urlset>\n`;
}
