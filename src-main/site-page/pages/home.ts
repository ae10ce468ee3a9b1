import type { HomeSection } from '#shared/layout/catalogue.ts';
import { html, nothing, type Html } from '../html/html.ts';
import { homeLayout, type PlacedSection } from '../layout.ts';
import type { Page, Tone } from '../page.ts';
import type { RenderInput } from '../types.ts';
import { publishedCode } from '../parts/custom-code.ts';
import { businessData } from '../structured-data/graph.ts';
import { documentPage } from './document.ts';

/** Sections around the page's main part. */
const frame = new Set<HomeSection>(['launch-site-banner', 'navigation', 'header', 'footer', 'text-us-button']);

const lists: (readonly HomeSection[])[] = [];

/** The same array for the same list, so that sections which link to others stay memoised. */
function sameList(keys: readonly HomeSection[]): readonly HomeSection[] {
  const known = lists.find((list) => list.length === keys.length && list.every((key, at) => key === keys[at]));
  if (known) return known;
  lists.unshift(keys);
  lists.length = Math.min(lists.length, 16);
  return keys;
}

export function renderHome(input: RenderInput): string {
  const { site } = input;
  const placed = homeLayout(site).filter(({ design }) => design.isPresent(site));
  const present = sameList(placed.map(({ key }) => key));
  const tones = bandTones(placed);
  const parts = placed.map(({ key, design }, at) => {
    const page: Page = {
      mode: input.mode,
      baseUrl: input.baseUrl,
      image: input.image,
      productName: input.productName,
      formAction: input.formAction,
      present,
      tone: tones[at] ?? 'plain',
    };
    return { key, markup: design.render(site, page) };
  });
  const first = parts.findIndex(({ key }) => !frame.has(key));
  const last = parts.findLastIndex(({ key }) => !frame.has(key));
  const part = (from: number, to: number): Html[] => parts.slice(from, to).map(({ markup }) => markup);
  const body = html`<a class="skip" href="#main">Skip to content</a>
    ${part(0, first < 0 ? parts.length : first)}
    <main id="main" tabindex="-1">${first < 0 ? nothing : part(first, last + 1)}</main>
    ${first < 0 ? nothing : part(last + 1, parts.length)}`;
  return documentPage(input, {
    path: '',
    body,
    styles: placed.flatMap(({ design }) => design.styles),
    data: businessData(input, present),
    code: publishedCode(input, body),
  });
}

/** Bands alternate from plain on; a section with its own ground starts the rhythm again. */
function bandTones(placed: readonly PlacedSection[]): Tone[] {
  let next: Tone = 'plain';
  return placed.map(({ design }) => {
    const tone = design.ground === 'band' ? next : 'plain';
    next = design.ground === 'band' && tone === 'plain' ? 'tint' : 'plain';
    return tone;
  });
}
