import { describe, expect, test } from 'vitest';
import { type HomeSection, homeSections, type VersionId } from '#shared/layout/catalogue.ts';
import { loadAtlas } from '#shared/domain/place/atlas.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { demoSites } from '../../../src-main/backend/data/demo-sites/index.ts';
import { contents } from '../../../src-main/site-page/content/sections/index.ts';
import { escapeHtml } from '../../../src-main/site-page/html/html.ts';
import { languages } from '../../../src-main/site-page/languages/index.ts';
import type { Page } from '../../../src-main/site-page/page.ts';
import { assembleHome } from '../../../src-main/site-page/pages/home.ts';
import type { Structure } from '../../../src-main/site-page/structures/structure.ts';
import { structures } from '../../../src-main/site-page/structures/index.ts';
import { publishInput } from '../../support/site-page.ts';

const site = demoSites('')[0]?.toValue() as SiteDocument;
const linked = assembleHome(publishInput(site, { atlas: await loadAtlas(), formAction: '/message' })).page;
const version: VersionId = 'v2.1';
const limits = { services: 99, photos: 99, reviews: 99 };

const modelOf = (section: HomeSection): unknown => contents[section].read(site, linked);
const structuresOf = (section: HomeSection) =>
  Object.entries(structures[section] as Readonly<Record<string, Structure<unknown>>>);

/** Members whose strings visitors never read: names of icons, shapes and motions, an ornament, IDs, and SVG paths. */
const unread = new Set(['icon', 'initial', 'mark', 'anchor', 'curve', 'motion', 'id', 'land', 'borders']);

/** Returns the texts of a model with their paths, which have no list indexes. */
function textsIn(value: unknown, path = ''): { way: string; text: string }[] {
  if (typeof value === 'string') return value === '' ? [] : [{ way: path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([member, inside]) => {
    if (unread.has(member)) return [];
    return textsIn(inside, Array.isArray(value) ? path : `${path}.${member}`);
  });
}

function shownBy(structure: Structure<unknown>, section: HomeSection, model: unknown): string {
  const page: Page = { ...linked, section, version, limits, ground: 'page', hasFormAbove: false };
  return structure.render(model, page).value + (structure.overlay?.(model, page).value ?? '');
}

const withoutForm = ['collage', 'editorial', 'letter', 'overlay', 'poster', 'split'];

/** Members of a section's model that these structures do not show, or not in full, with the reasons. */
const leftOut: Partial<Record<HomeSection, Record<string, readonly string[] | 'all'>>> = {
  hero: {
    // The section `our-best-work` shows these photos with their texts.
    '.more.url': 'all',
    '.more.alt': 'all',
    '.more.caption': 'all',
    // `logo-w-text-grid` shows the badges. On the demo's page it is right below the hero, so `type` lists none.
    '.badges.name': 'all',
    '.badges.note': 'all',
    // `editorial` shows the phone number as a link instead of the button that dials it.
    '.ctas.label': ['editorial'],
    // These structures have the form, so the button for a quote leads to `#hero-message` instead of `#get_a_quote`.
    '.ctas.href': ['bento', 'type'],
    // If the hero has no form, `get_a_quote` has it.
    '.form.action': withoutForm,
    '.form.title': withoutForm,
    '.form.note': withoutForm,
    '.form.groups.title': withoutForm,
    '.form.groups.fields.name': withoutForm,
    '.form.groups.fields.label': withoutForm,
    // `type` is for records without photos.
    '.photos.url': ['type'],
    '.photos.alt': ['type'],
  },
  // A bar has little room. `stacked` alone shows the place, and the years only if there is no logo.
  navigation: { '.years': 'all', '.place': ['bar', 'float', 'minimal'] },
  // The photo is a decoration, which structures show without an alt text or not at all.
  cta: { '.photo.url': ['line', 'panel', 'slab', 'tile'], '.photo.alt': 'all' },
  // The label for further items. With these `limits`, only structures with full rows of photos have further items.
  'our-best-work': { '.moreLabel': ['album', 'grid', 'mosaic', 'strip'] },
  'our-services': { '.moreLabel': 'all' },
  // The language that uses `steps` shows the license in its heroes.
  get_a_quote: { '.license': ['steps'] },
  // The demo has several links. They are in the dialog that one button opens.
  reviews: { '.links.label': 'all', '.links.href': 'all' },
  // A `wbr` element divides the account of the demo, so the markup does not contain the account in one piece.
  'pay-online': { '.methods.account': 'all' },
  // The button opens the dialog `text-us` and needs no number.
  'text-us-button': { '.phone.label': 'all', '.phone.number': 'all' },
};

describe('the demo', () => {
  test.each(homeSections)('has something to show in %s, and every structure draws it', (section) => {
    const model = modelOf(section);
    const unfit = structuresOf(section).filter(([, structure]) => !structure.fits(model));
    expect(model).not.toBeNull();
    // `half` needs a photo, and `final-cta` never has one.
    expect(unfit.map(([name]) => name)).toEqual(section === 'final-cta' ? ['half'] : []);
  });

  test('[PAGE-06] is drawn by every structure that a language names first', () => {
    for (const { recipe } of Object.values(languages)) {
      for (const section of homeSections) {
        const [first] = recipe[section];
        const structure = structuresOf(section).find(([name]) => name === first)?.[1];
        if (section !== 'final-cta') expect(structure?.fits(modelOf(section)), `${section} ${first}`).toBe(true);
      }
    }
  });
});

test.each(homeSections)(
  '[PAGE-02] each structure of %s says all that its model has, but for what is listed',
  (section) => {
    const model = modelOf(section);
    const fitting = structuresOf(section).filter(([, structure]) => structure.fits(model));
    const missing: Record<string, Set<string>> = {};
    for (const [name, structure] of fitting) {
      const html = shownBy(structure, section, model);
      for (const { way, text } of textsIn(model)) {
        if (!html.includes(text) && !html.includes(escapeHtml(text))) (missing[way] ??= new Set()).add(name);
      }
    }
    const names = (of: ReadonlySet<string>) => (of.size === fitting.length ? 'all' : [...of]);
    const found = Object.fromEntries(Object.entries(missing).map(([way, of]) => [way, names(of)]));
    expect(found).toEqual(leftOut[section] ?? {});
  },
);
