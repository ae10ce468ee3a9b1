import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { Assembled, LeftOutSection } from './engine/assemble.ts';
import { escapeHtml } from './html/html.ts';
import { imageKey } from './images.ts';
import { innerPages } from './pages/inner/index.ts';
import { assembleInner, innerDocument, renderInner } from './pages/inner/inner-page.ts';
import { robotsText, sitemapXml } from './pages/crawlers.ts';
import { assembleHome, renderHome } from './pages/home.ts';
import { manifestFile } from './pages/icons.ts';
import { renderNotFound } from './pages/not-found.ts';
import { redirectsOf } from './pages/redirects.ts';
import type { FontFile } from './theme/faces.ts';
import { photoWidths } from './pages/photo-widths.ts';
import { fetchedFonts } from './theme/fonts.ts';
import type { PublishedFile, ReferencedImage, RenderInput } from './types.ts';

export { assetPath } from './asset-path.ts';
export type { FontFile } from './theme/faces.ts';
export { fetchedFonts } from './theme/fonts.ts';
export { logoUrl } from './content/logo.ts';
export { FAVICON, initialIcon, siteIcons, TOUCH_ICON } from './pages/icons.ts';
export { imageKey, imageShapes } from './images.ts';
export { thumbnailOf } from './content/thumbnail.ts';
export { businessFacts } from './structured-data/business.ts';
export { changedParts, type DrawnPage, drawnPages } from './pages/compare.ts';
export { renderHome } from './pages/home.ts';
export { lostPages, type PublishedRedirect, redirectFiles, redirectsOf, stubPath } from './pages/redirects.ts';
export type { ImageAsset, ImageUse, PublishedFile, ReferencedImage, RenderInput } from './types.ts';

/** A page as HTML, and the parts of its body in their order, each with its markup as it stands there. */
export interface PageInParts {
  html: string;
  /** sections and dialogs with the ids of their elements; between them what lies over the sections, of the class `over` */
  parts: readonly { id: string | null; markup: string }[];
}

/** Sections that Layout shows and the home page leaves out, in the page's order. */
export const homeSectionsLeftOut = (input: RenderInput): readonly LeftOutSection[] => assembleHome(input).leftOut;

/** One page of the site: `''` the home page, else a path such as `services/`; undefined where the site has no such page. */
export function renderInParts(input: RenderInput, path: string): PageInParts | undefined {
  const home = assembleHome(input);
  if (path === '') return inParts(renderHome(input, home), home);
  const inner = innerPages(input, home.page).find((each) => each.path === path);
  if (!inner) return undefined;
  const page = assembleInner(input, inner, home.page);
  return inParts(innerDocument(input, inner, page), page);
}

function inParts(html: string, { drawn, dialogs }: Assembled): PageInParts {
  const parts = [
    ...drawn.map(({ key, markup }) => ({ id: key, markup })),
    ...drawn.flatMap(({ overlay }) => (overlay ? { id: null, markup: overlay } : [])),
    ...dialogs,
  ];
  return { html, parts: parts.map(({ id, markup }) => ({ id, markup: markup.value })) };
}

/** The same as HTML alone. */
export function renderPage(input: RenderInput, path: string): string | undefined {
  return renderInParts(input, path)?.html;
}

/** All files of the published site; the same input gives the same bytes. */
export function renderSite(input: RenderInput): PublishedFile[] {
  const home = assembleHome(input);
  const inner = innerPages(input, home.page).map((page) => ({ page, file: renderInner(input, page, home.page) }));
  const index = { path: 'index.html', type: 'text/html; charset=utf-8', body: renderHome(input, home) };
  const files: PublishedFile[] = [
    index,
    ...inner.map(({ file }) => file),
    { path: '404.html', type: 'text/html; charset=utf-8', body: renderNotFound(input, home) },
    { path: 'robots.txt', type: 'text/plain; charset=utf-8', body: robotsText(input) },
  ];
  if (input.icons) files.push(manifestFile(input));
  const listed = inner
    .filter(({ page }) => !page.noindex)
    .map(({ page: { path }, file: { body } }) => ({ path, body }));
  if (input.baseUrl !== '') {
    const body = sitemapXml(input, [{ path: '', body: index.body }, ...listed]);
    files.push({ path: 'sitemap.xml', type: 'application/xml', body });
  }
  return files;
}

const unseen = (src: string): { src: string } => ({ src });

/** Address of messages for pages that send none: without an address they would have another form than published ones. */
export const UNSENT_FORM = '/message';

/** The site as it is published, its form included, with addresses that nobody sees. */
const inputOnce = (site: SiteDocument): RenderInput => {
  return { site, mode: 'publish', baseUrl: 'https://site.invalid/', formAction: UNSENT_FORM, image: unseen };
};

/** Draws the published site for what its pages refer to. */
const drawnOnce = (site: SiteDocument, input: Partial<RenderInput>): PublishedFile[] =>
  renderSite({ ...inputOnce(site), ...input });

/** The width in pixels that the published site needs of each photo, by the photo's address. */
export const neededPhotoWidths = (site: SiteDocument): ReadonlyMap<string, number> =>
  photoWidths((image) => drawnOnce(site, { image }));

/** How the site is published otherwise than usual: a form that is sent by mail (`''`) has other words and neighbours. */
type Publishing = Pick<RenderInput, 'formAction'>;

/** Every picture of the published site, once per use, so that its sizes can be made before rendering. */
export function referencedImages(site: SiteDocument, publishing: Publishing = {}): ReferencedImage[] {
  const found = new Map<string, ReferencedImage>();
  drawnOnce(site, {
    ...publishing,
    image(url, use, focus = '') {
      found.set(imageKey(url, use, focus), { url, use, focus });
      return { src: url };
    },
  });
  return [...found.values()];
}

type WebFontUrl = NonNullable<RenderInput['webFont']>;

/**
 * The font files of the published site, which have to be published with it.
 * @param webFont as in `RenderInput`: pages without a fetched font have the design's own
 */
export function referencedFonts(site: SiteDocument, webFont?: WebFontUrl): FontFile[] {
  const found = new Set<FontFile>();
  drawnOnce(site, {
    ...(webFont && { webFont }),
    font(face) {
      found.add(face);
      return face;
    },
  });
  return [...found];
}

/** ASCII, which visitors type into forms. */
const typed = Array.from({ length: 0x5f }, (_, at) => String.fromCodePoint(0x20 + at));

/** The files of fonts that have to be fetched for the published site, and the letters that its pages have. */
export function referencedWebFonts(
  site: SiteDocument,
  publishing: Publishing = {},
): {
  faces: { family: string; weight: number }[];
  letters: string;
} {
  if (fetchedFonts(site).length === 0) return { faces: [], letters: '' };
  const found = new Map<string, { family: string; weight: number }>();
  const pages = drawnOnce(site, {
    ...publishing,
    webFont(family, weight) {
      found.set(`${family} ${weight}`, { family, weight });
      return family;
    },
  });
  const text = pages.map(({ body }) => body).join('');
  // Some designs set headings in capitals.
  return { faces: [...found.values()], letters: [...new Set([...typed, ...text, ...text.toUpperCase()])].join('') };
}

/** The places that links within the published site may lead to. */
export interface Addresses {
  /** whether there is a page or redirect; '' is the home page, all others end with a slash */
  hasPage(path: string): boolean;
  /** whether the page has an element of that id; pages that only lead on have none */
  hasPlace(path: string, id: string): boolean;
}

export function addressesOf(site: SiteDocument): Addresses {
  const input = inputOnce(site);
  const { page } = assembleHome(input);
  const pages = ['', ...innerPages(input, page).map(({ path }) => path)];
  const redirects = redirectsOf(site).map(({ source }) => source.replace(/^\//, '').replace(/\/?$/, '/'));
  const paths = new Set([...pages, ...redirects]);
  return {
    hasPage: (path) => paths.has(path),
    hasPlace: (path, id) => renderPage(input, path)?.includes(` id="${escapeHtml(id)}"`) ?? false,
  };
}
