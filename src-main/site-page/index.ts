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
export { schemaFacts } from './structured-data/business.ts';
export { changedParts, type DrawnPage, drawnPages } from './pages/compare.ts';
export { renderHome } from './pages/home.ts';
export { lostPages, type PublishedRedirect, redirectFiles, redirectsOf, stubPath } from './pages/redirects.ts';
export type { ImageAsset, ImageUse, PublishedFile, ReferencedImage, RenderInput } from './types.ts';

/** A page as HTML, and the parts of its body. */
export interface PageInParts {
  html: string;
  /**
   * the sections, then the overlays (class `over`), then the dialogs, each with the same markup as in `html`; `id` is
   * the ID of the element, null for an overlay
   */
  parts: readonly { id: string | null; markup: string }[];
}

/** Returns the sections that the Layout screen shows but the home page leaves out, in the page's order. */
export const homeSectionsLeftOut = (input: RenderInput): readonly LeftOutSection[] => assembleHome(input).leftOut;

/**
 * Renders one page of the site. `path` is '' for the home page, else for example `services/`. Returns undefined if the
 * site has no such page.
 */
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

/** Renders a page as `renderInParts` does, and returns only its HTML. */
export function renderPage(input: RenderInput, path: string): string | undefined {
  return renderInParts(input, path)?.html;
}

/**
 * Renders the pages and text files of the published site, without pictures and fonts. The same input produces the same
 * bytes.
 */
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

const echoUrl = (src: string): { src: string } => ({ src });

/**
 * The `formAction` of pages that are not published, where no message is sent. Without `formAction` the form would open
 * the visitor's mail program, so it would differ from the published form.
 */
export const UNSENT_FORM = '/message';

/**
 * Returns the input for the site as it is published, including its form, with placeholder URLs that are never shown.
 */
const probeInput = (site: SiteDocument): RenderInput => {
  return { site, mode: 'publish', baseUrl: 'https://site.invalid/', formAction: UNSENT_FORM, image: echoUrl };
};

/** Renders the published site to find out what its pages refer to. */
const probeSite = (site: SiteDocument, input: Partial<RenderInput>): PublishedFile[] =>
  renderSite({ ...probeInput(site), ...input });

/** Returns the width in pixels that the published site needs of each photo, by the photo's address. */
export const neededPhotoWidths = (site: SiteDocument): ReadonlyMap<string, number> =>
  photoWidths((image) => probeSite(site, { image }));

/**
 * Input on which the pictures and characters of the published pages depend. If `formAction` is '', the visitor's mail
 * program sends the form, so the pages have other words and other elements.
 */
type Publishing = Pick<RenderInput, 'formAction'>;

/** Returns every picture of the published site, once per use, so that its sizes can be made before rendering. */
export function referencedImages(site: SiteDocument, publishing: Publishing = {}): ReferencedImage[] {
  const found = new Map<string, ReferencedImage>();
  probeSite(site, {
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
 * Returns the font files of the published site, which have to be published with it.
 * @param webFont as in `RenderInput`: if a web font cannot be fetched, pages use the design's own font instead
 */
export function referencedFonts(site: SiteDocument, webFont?: WebFontUrl): FontFile[] {
  const found = new Set<FontFile>();
  probeSite(site, {
    ...(webFont && { webFont }),
    font(face) {
      found.add(face);
      return face;
    },
  });
  return [...found];
}

/** The printable ASCII characters, which visitors may type into forms. */
const printableAscii = Array.from({ length: 0x5f }, (_, at) => String.fromCodePoint(0x20 + at));

/**
 * Returns the web fonts that have to be fetched for the published site, by family and weight, and all characters of its
 * pages.
 */
export function referencedWebFonts(
  site: SiteDocument,
  publishing: Publishing = {},
): {
  faces: { family: string; weight: number }[];
  letters: string;
} {
  if (fetchedFonts(site).length === 0) return { faces: [], letters: '' };
  const found = new Map<string, { family: string; weight: number }>();
  const pages = probeSite(site, {
    ...publishing,
    webFont(family, weight) {
      found.set(`${family} ${weight}`, { family, weight });
      return family;
    },
  });
  const text = pages.map(({ body }) => body).join('');
  // Upper case is added because some designs set headings in capitals.
  return {
    faces: [...found.values()],
    letters: [...new Set([...printableAscii, ...text, ...text.toUpperCase()])].join(''),
  };
}

/** The targets that links within the published site may have. */
export interface Addresses {
  /** whether the path is a page or a redirect; the home page is '', all other paths end with a slash */
  hasPage(path: string): boolean;
  /** whether the page at the path has an element with the ID; false for redirects */
  hasPlace(path: string, id: string): boolean;
}

export function linkTargetsOf(site: SiteDocument): Addresses {
  const input = probeInput(site);
  const { page } = assembleHome(input);
  const pages = ['', ...innerPages(input, page).map(({ path }) => path)];
  const redirects = redirectsOf(site).map(({ source }) => source.replace(/^\//, '').replace(/\/?$/, '/'));
  const paths = new Set([...pages, ...redirects]);
  return {
    hasPage: (path) => paths.has(path),
    hasPlace: (path, id) => renderPage(input, path)?.includes(` id="${escapeHtml(id)}"`) ?? false,
  };
}
