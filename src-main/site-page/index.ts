import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { robotsText, sitemapXml } from './pages/crawlers.ts';
import { renderHome } from './pages/home.ts';
import { renderNotFound } from './pages/not-found.ts';
import type { PublishedFile, ReferencedImage, RenderInput } from './types.ts';

export { imageShapes } from './images.ts';
export { drawnVersions } from './layout.ts';
export { thumbnailOf } from './content/thumbnail.ts';
export { renderHome } from './pages/home.ts';
export type { ImageAsset, ImageUse, PublishedFile, ReferencedImage, RenderInput } from './types.ts';

/** All files of the published site; the same input gives the same bytes. */
export function renderSite(input: RenderInput): PublishedFile[] {
  const files: PublishedFile[] = [
    { path: 'index.html', type: 'text/html; charset=utf-8', body: renderHome(input) },
    { path: '404.html', type: 'text/html; charset=utf-8', body: renderNotFound(input) },
    { path: 'robots.txt', type: 'text/plain; charset=utf-8', body: robotsText(input) },
  ];
  if (input.baseUrl !== '') files.push({ path: 'sitemap.xml', type: 'application/xml', body: sitemapXml(input) });
  return files;
}

/** Every picture that the published site asks for, once per use, so that its variants can be made before rendering. */
export function referencedImages(site: SiteDocument): ReferencedImage[] {
  const found = new Map<string, ReferencedImage>();
  renderSite({
    site,
    mode: 'publish',
    baseUrl: 'https://site.invalid/',
    image(url, use) {
      found.set(`${use} ${url}`, { url, use });
      return { src: url };
    },
  });
  return [...found.values()];
}
