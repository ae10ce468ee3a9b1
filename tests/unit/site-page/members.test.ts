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

/** Members whose strings visitors never read: names of icons and shapes, ornaments, keys, and addresses of data. */
const unread = new Set(['icon', 'initial', 'mark', 'anchor', 'curve', 'motion', 'id', 'land', 'borders']);

/** Returns the texts of a model with their paths, which have no list indexes. */
function textsIn(value: unknown, way = ''): { way: string; text: string }[] {
  if (typeof value === 'string') return value === '' ? [] : [{ way, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([member, inside]) => {
    if (unread.has(member)) return [];
    return textsIn(inside, Array.isArray(value) ? way : `${way}.${member}`);
  });
}

function shownBy(structure: Structure<unknown>, section: HomeSection, model: unknown): string {
  const page: Page = { ...linked, section, version, limits, ground: 'page', asked: false };
  return structure.render(model, page).value + (structure.overlay?.(model, page).value ?? '');
}

const withoutForm = ['collage', 'editorial', 'letter', 'overlay', 'poster', 'split'];

/** Members of its model that a structure does not show, each with the reason. */
const silent: Partial<Record<HomeSection, Record<string, readonly string[] | 'all'>>> = {
  // Each hero chooses what it shows first. The header, the badges and the form show the rest.
  hero: {
    '.more.url': 'all',
    '.more.alt': 'all',
    '.more.caption': 'all',
    // `type` leaves the badges to their own section, which comes right after the hero on the demo's page.
    '.badges.name': 'all',
    '.badges.note': 'all',
    // The button that dials the number shows the number instead of its label.
    '.ctas.label': ['editorial'],
    // The button for a quote leads to the form beside it.
    '.ctas.href': ['bento', 'type'],
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
  // A bar beside a logo has no room for these facts. The header shows them.
  navigation: { '.years': 'all', '.place': ['bar', 'float', 'minimal'] },
  // The photo only decorates.
  cta: { '.photo.url': ['line', 'panel', 'slab', 'tile'], '.photo.alt': 'all' },
  // Only structures with a link to more photos have its label.
  'our-best-work': { '.moreLabel': ['album', 'grid', 'mosaic', 'strip'] },
  'our-services': { '.moreLabel': 'all' },
  // The language of `steps` shows few elements on a page, and shows the license in another section.
  get_a_quote: { '.license': ['steps'] },
  // If there are several links, they are in the dialog that one button opens.
  reviews: { '.links.label': 'all', '.links.href': 'all' },
  // If a button leads to the payment, the account is not named.
  'pay-online': { '.methods.account': 'all' },
  // The button opens the form instead of dialing the number.
  'text-us-button': { '.phone.label': 'all', '.phone.number': 'all' },
};

describe('the demo', () => {
  test.each(homeSections)('has something to show in %s, and every structure draws it', (section) => {
    const model = modelOf(section);
    const unfit = structuresOf(section).filter(([, structure]) => !structure.fits(model));
    expect(model).not.toBeNull();
    // `final-cta` has the structures of `cta`, but never a photo.
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
    expect(found).toEqual(silent[section] ?? {});
  },
);
