import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { defaultVersion, type HomeSection, type VersionId } from '#shared/layout/catalogue.ts';
import type { PlacedSection } from '../content/home-layout.ts';
import type { ActionModel } from '../content/sections/cta.ts';
import { html, nothing, type Html } from '../html/html.ts';
import { languages } from '../languages/index.ts';
import { sitePages } from '../content/pages.ts';
import type { Linked, SitePage } from '../page.ts';
import { type Dialog, modals } from '../parts/modal.ts';
import { phoneBar } from '../parts/phone-bar.ts';
import type { RenderInput } from '../types.ts';
import { wordsOf } from '../words/words.ts';
import { chooseStructure, type Chosen, drawSection, groundsInTurn, type Drawn } from './draw.ts';

/** Sections outside of the `<main>` element. */
const frame = new Set<HomeSection>(['launch-site-banner', 'navigation', 'header', 'footer', 'text-us-button']);

const lists: (readonly HomeSection[])[] = [];

/** Returns the same array for equal lists, so that models which link to other sections stay memoised. */
function sameList(keys: readonly HomeSection[]): readonly HomeSection[] {
  const known = lists.find((list) => list.length === keys.length && list.every((key, at) => key === keys[at]));
  if (known) return known;
  lists.unshift(keys);
  lists.length = Math.min(lists.length, 16);
  return keys;
}

/** A section that is left out because it is empty, or because it would repeat the section next to it. */
export interface LeftOutSection {
  section: HomeSection;
  why: 'empty' | 'repeats';
}

export interface Assembled {
  body: Html;
  /** the version of an inner page's own part, else of most sections; decides the page's fonts and color */
  main: VersionId;
  drawn: readonly Drawn[];
  dialogs: readonly Dialog[];
  /** sections that the page was asked to show but leaves out, in order */
  leftOut: readonly LeftOutSection[];
  /** sections of the page that have something to show, in order; includes sections left out as repetitions */
  present: readonly HomeSection[];
  page: Linked;
  /** versions of what is not in `drawn`: the page as a whole, then the dialogs */
  versions: readonly VersionId[];
  sheets: readonly string[];
}

/** The same empty list for all pages, so that models that are read before the links are known stay memoised. */
const none: readonly never[] = [];

/** Returns the page with which models are read before the sections of the home page are known. */
function readingOf({
  site,
  mode,
  baseUrl,
  image,
  logo,
  atlas,
  productName,
  formAction,
  today = '',
}: RenderInput): Linked {
  const reading = { mode, baseUrl, image, logo, atlas, productName, formAction, today, words: wordsOf(site), root: '' };
  return { ...reading, present: none, home: none, pages: none };
}

const pageLists: (readonly SitePage[])[] = [];

function samePages(pages: readonly SitePage[]): readonly SitePage[] {
  const text = JSON.stringify(pages);
  const known = pageLists.find((list) => JSON.stringify(list) === text);
  if (known) return known;
  pageLists.unshift(pages);
  pageLists.length = Math.min(pageLists.length, 16);
  return pages;
}

/** An inner page's own part, between the sections above it (such as the navigation) and those below it. */
export interface InnerBody {
  version: VersionId;
  /** bar that replaces the site's menu */
  bar?: Html;
  markup: Html;
  overlay?: Html;
  /** style sheets that the markup needs */
  sheets: readonly string[];
}

/** Returns what the home page can link to: its sections that have something to show, and the site's pages. */
function linkedHome(input: RenderInput, placed: readonly PlacedSection[]): Linked {
  const { site } = input;
  const first = readingOf(input);
  const shown = placed.filter(({ key, version }) => chooseStructure(key, version, site, first) !== null);
  const present = sameList(shown.map(({ key }) => key));
  return { ...first, present, home: present, pages: samePages(sitePages(site, first.words, present)) };
}

/** Input of `assemble` for a page below the home page, in addition to the sections. */
export interface InnerInput {
  /** sections and pages of the site that the page can link to */
  home: Linked;
  /** relative path from the page to the site's root: '../' for a page one folder down */
  root: string;
  part(page: Linked): InnerBody;
}

/**
 * Whether a section is a call to action next to the quote section, and has no words from staff. Such a section is left
 * out below a form, because it would ask for the same thing again.
 */
function isEcho(chosen: readonly Chosen[], at: number): boolean {
  const { key, model } = chosen[at] as Chosen;
  if ((key !== 'cta' && key !== 'final-cta') || (model as ActionModel).hasOwnWords) return false;
  return [chosen[at - 1], chosen[at + 1]].some((beside) => beside?.key === 'get_a_quote');
}

/**
 * Makes the body of a page from the given sections. Sections with nothing to show are left out, and so are links to
 * them.
 */
export function assemble(input: RenderInput, placed: readonly PlacedSection[], inner?: InnerInput): Assembled {
  const { site } = input;
  const home = inner?.home ?? linkedHome(input, placed);
  const shown = placed.filter(({ key }) => home.present.includes(key));
  const present = sameList(shown.map(({ key }) => key));
  const page: Linked = inner ? { ...home, root: inner.root, present } : home;
  const all = shown.flatMap(({ key, version }) => chooseStructure(key, version, site, page) ?? []);
  const formAt = all.findIndex(({ structure, model }) => structure.hasForm?.(model));
  const chosen = all.filter((_, at) => formAt < 0 || at <= formAt || !isEcho(all, at));
  const grounds = groundsInTurn(chosen);
  const drawn = chosen.map((choice, at) => {
    const { key, version } = choice;
    return drawSection(choice, {
      ...page,
      section: key,
      version,
      limits: languages[version].limits,
      ground: grounds[at] ?? 'page',
      hasFormAbove: formAt >= 0 && formAt < at,
    });
  });
  const own = inner?.part(page);
  const main = own?.version ?? mostOf(drawn, placed[0]?.version ?? defaultVersion);
  const body = bodyOf(site, drawn, main, page, own);
  const { dialogs, sheets } = modals(site, page, main, body);
  return {
    body: html`${body}${dialogs.map(({ markup }) => markup)}`,
    main,
    drawn,
    leftOut: leftOutOf(placed, all, chosen),
    dialogs,
    present,
    page,
    versions: [main, ...dialogs.map(({ version }) => version)],
    sheets: [...(own?.sheets ?? []), ...sheets],
  };
}

/**
 * Returns the sections that the page was asked to show but leaves out.
 * @param all sections with something to show
 * @param drawn the sections of `all` that the page shows
 */
function leftOutOf(
  placed: readonly PlacedSection[],
  all: readonly Chosen[],
  drawn: readonly Chosen[],
): LeftOutSection[] {
  const has = (list: readonly Chosen[], section: HomeSection): boolean => list.some(({ key }) => key === section);
  return placed
    .filter(({ key }) => !has(drawn, key))
    .map(({ key }) => ({ section: key, why: has(all, key) ? 'repeats' : 'empty' }));
}

function bodyOf(
  site: SiteDocument,
  drawn: readonly Drawn[],
  main: VersionId,
  page: Linked,
  inner: InnerBody | undefined,
): Html {
  const first = drawn.findIndex(({ key }) => !frame.has(key));
  // If a page has no sections inside `<main>`, its own part comes before the footer.
  const foot = drawn.findIndex(({ key }) => key === 'footer' || key === 'text-us-button');
  const from = first < 0 && inner ? (foot < 0 ? drawn.length : foot) : first;
  const to = first < 0 && inner ? from : drawn.findLastIndex(({ key }) => !frame.has(key)) + 1;
  const part = (start: number, end: number): Html[] => drawn.slice(start, end).map(({ markup }) => markup);
  return html`<a class="skip" href="#main" data-v="${main}" data-ground="card">${page.words.skip}</a>
    ${inner?.bar} ${part(0, from < 0 ? drawn.length : from)}
    <main id="main" tabindex="-1">${inner?.markup} ${from < 0 ? nothing : part(from, to)}</main>
    ${from < 0 ? nothing : part(to, drawn.length)} ${phoneBar(site, page, main)} ${inner?.overlay}
    ${drawn.map(({ overlay }) => overlay)}`;
}

function mostOf(drawn: readonly Drawn[], otherwise: VersionId): VersionId {
  const counts = new Map<VersionId, number>();
  for (const { version } of drawn) counts.set(version, (counts.get(version) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? otherwise;
}
