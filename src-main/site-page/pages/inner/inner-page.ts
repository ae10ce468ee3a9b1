import type { PlacedPhoto } from '../../parts/picture.ts';
import { defaultVersion, type HomeSection, type VersionId } from '#shared/layout/catalogue.ts';
import type { SectionKey } from '#shared/layout/sections.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { shownVersion } from '#shared/layout/versions.ts';
import type { Cta } from '../../content/cta.ts';
import type { NamedPage } from '../../content/copy.ts';
import { homeLayout } from '../../content/home-layout.ts';
import { navigation } from '../../content/sections/navigation.ts';
import { assemble, type Assembled, type InnerBody } from '../../engine/assemble.ts';
import { html, type Html } from '../../html/html.ts';
import { languages } from '../../languages/index.ts';
import type { Linked, Page } from '../../page.ts';
import { adsBar } from '../../parts/ads-bar.ts';
import { publishedCode } from '../../parts/custom-code.ts';
import type { Proof } from '../../parts/hero-words.ts';
import { navStyles } from '../../parts/nav.ts';
import { pageHead, pageHeadStyles } from '../../parts/page-head.ts';
import { business } from '../../structured-data/business.ts';
import { breadcrumbData } from '../../structured-data/breadcrumbs.ts';
import type { PublishedFile, RenderInput } from '../../types.ts';
import { documentPage } from '../document.ts';

export interface PagePlace {
  /** path from the site's root, ending with a slash */
  path: string;
  /** key in the layout from which the page gets its version */
  key: SectionKey;
  /** name in the breadcrumbs; the document's title is made from it */
  name: string;
}

/** A page below the home page: a head and blocks, drawn in the page's version. */
export interface InnerPage extends PagePlace, NamedPage {
  title: string;
  subtitle: string;
  /** a fact below the subtitle, such as the lowest price; '' for none */
  note?: string;
  /** uncut description; `innerDescriptions` shortens it to the length that search engines show */
  description: string;
  /** buttons below the title */
  actions?(page: Page): readonly Cta[];
  /** rating and license below the buttons */
  proof?: Proof;
  /** content of a card beside the title, on narrow screens below the title; null for no card */
  beside?(page: Page): Html | null;
  /** photo behind the title, in versions that show one; no photo if its URL is '' */
  photo?: PlacedPhoto | undefined;
  /** names and paths of the pages between the home page and this page */
  above?: readonly { name: string; path: string }[];
  /** the blocks below the head, whose grounds follow the rhythm of the page's language */
  blocks(page: Page): readonly (Html | false | null)[];
  /** style sheets that the page needs, besides those of its head and of the sections */
  sheets: readonly string[];
  overlay?(page: Page): Html;
  /**
   * sections of the home page that follow the blocks, in this order; by default the form and the last call to action
   */
  follow?: readonly HomeSection[];
  /** whether the page is for advertisements: it has a bar without a menu, and no breadcrumbs */
  alone?: boolean;
  noindex?: boolean;
  /** makes further schema.org nodes; every page has those of the business and of the breadcrumbs */
  data?(input: RenderInput): readonly unknown[];
}

/** A page with the title that search engines show. No other page of the site has the same title. */
export interface TitledPage extends InnerPage {
  searchTitle: string;
}

const usual: readonly HomeSection[] = ['get_a_quote', 'final-cta'];
const frame: readonly HomeSection[] = ['launch-site-banner', 'navigation', 'header'];
const foot: readonly HomeSection[] = ['footer', 'text-us-button'];

export const rootPath = (path: string): string => '../'.repeat(path.split('/').length - 1);

/**
 * Renders a page below the home page as a file.
 * @param home the home page's sections and links
 */
export function renderInner(input: RenderInput, inner: TitledPage, home: Linked): PublishedFile {
  const body = innerDocument(input, inner, assembleInner(input, inner, home));
  return { path: `${inner.path}index.html`, type: 'text/html; charset=utf-8', body };
}

/**
 * Assembles a page below the home page.
 * @param home the home page's sections and links
 */
export function assembleInner(input: RenderInput, inner: TitledPage, home: Linked): Assembled {
  const { site } = input;
  const layout = homeLayout(site);
  const among = (keys: readonly HomeSection[]) => layout.filter(({ key }) => keys.includes(key));
  const follow = (inner.follow ?? usual).flatMap((key) => among([key]));
  const placed = [...(inner.alone ? [] : among(frame)), ...follow, ...among(foot)];
  const chosen = shownVersion(site, inner.key);
  const version = chosen === 'none' ? (placed[0]?.version ?? defaultVersion) : chosen;
  const part = (linked: Linked): InnerBody => ({
    version,
    ...(inner.alone && { bar: barOf(site, linked, version) }),
    markup: partOf(inner, linked, version),
    ...(inner.overlay && {
      overlay: html`<div class="over" data-v="${version}">${inner.overlay(pageOf(linked, version))}</div>`,
    }),
    sheets: [pageHeadStyles, ...(inner.alone ? [navStyles] : []), ...inner.sheets],
  });
  return assemble(input, placed, { home, root: rootPath(inner.path), part });
}

export function innerDocument(input: RenderInput, inner: TitledPage, page: Assembled): string {
  const trail = [...(inner.above ?? []), { name: inner.name, path: inner.path }];
  const graph = () => [
    business(input, page.page.words),
    ...(inner.data?.(input) ?? []),
    breadcrumbData(input.baseUrl, page.page.words.home, trail),
  ];
  return documentPage(input, page, {
    path: inner.path,
    title: inner.searchTitle,
    description: inner.description,
    ...(inner.noindex && { noindex: true }),
    data: () => ({ '@context': 'https://schema.org', '@graph': graph() }),
    code: publishedCode(input),
  });
}

function barOf(site: SiteDocument, linked: Linked, version: VersionId): Html | undefined {
  const model = navigation.read(site, linked);
  return model ? adsBar(model, pageOf(linked, version)) : undefined;
}

function pageOf(linked: Linked, version: VersionId): Page {
  // `section` is a placeholder that the blocks do not use: their IDs (`page-part-1`) contain no section's key.
  return {
    ...linked,
    section: 'hero',
    version,
    limits: languages[version].limits,
    ground: 'page',
    hasFormAbove: false,
  };
}

function partOf(inner: InnerPage, linked: Linked, version: VersionId): Html {
  const page = pageOf(linked, version);
  const blocks = inner.blocks(page).filter((block) => block !== false && block !== null);
  const { rhythm, pageHead: look } = languages[version];
  return html`${pageHead(inner, look, page)}
  ${blocks.map(
    (block, at) =>
      html`<section
        id="page-part-${at + 1}"
        class="s page-part"
        data-v="${version}"
        data-ground="${rhythm[at % rhythm.length] ?? 'page'}"
      >
        <div class="in"><div class="w band">${block}</div></div>
      </section>`,
  )}`;
}
