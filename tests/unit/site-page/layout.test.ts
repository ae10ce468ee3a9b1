// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { homeSections, type HomeSection, type VersionId } from '#shared/layout/catalogue.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { defineContent } from '../../../src-main/site-page/content/define-content.ts';
import { homeLayout } from '../../../src-main/site-page/content/home-layout.ts';
import { assemble } from '../../../src-main/site-page/engine/assemble.ts';
import { languages } from '../../../src-main/site-page/languages/index.ts';
import type { Linked } from '../../../src-main/site-page/page.ts';
import { structures } from '../../../src-main/site-page/structures/index.ts';
import { always } from '../../../src-main/site-page/structures/structure.ts';
import { en } from '../../../src-main/site-page/words/en.ts';
import { homeDocument, plainImage, previewInput, publishInput } from '../../support/site-page.ts';
import { plumber, roofer } from '../../support/sites/index.ts';

const keys = (site: SiteDocument): string[] => homeLayout(site).map(({ key }) => key);

describe('order', () => {
  test('is that of the catalogue when the site has no layout', () => {
    expect(keys({ version: 'v2.1' })).toEqual([...homeSections]);
    expect(keys({ custom_layout: null })).toEqual([...homeSections]);
  });

  test('[LAY-03] a stored layout orders the sections; those it does not name follow their predecessors', () => {
    const found = keys({
      version: 'vC',
      custom_layout: { reviews: { version: 'v2.1', order: 0 }, hero: { version: 'v2.1', order: '1' } },
    });
    expect(found.indexOf('reviews')).toBeLessThan(found.indexOf('hero'));
    expect(found[found.indexOf('hero') + 1]).toBe('logo-w-text-grid');
    expect([...found].sort()).toEqual([...homeSections].sort());
  });

  test('[LAY-03] version none hides a section, whatever the site’s version', () => {
    for (const version of ['vC', 'v2.1']) {
      expect(keys({ version, custom_layout: { faq: { version: 'none', order: 3 } } })).not.toContain('faq');
    }
  });

  test('[PAGE-02] the page follows the layout', () => {
    const page = homeDocument(publishInput(roofer));
    const shown = [...page.querySelectorAll('main > [id]')].map(({ id }) => id);
    expect(shown.indexOf('our-services')).toBeLessThan(shown.indexOf('about-us'));
    expect(shown.indexOf('about-us')).toBeLessThan(shown.indexOf('reviews'));
    expect(page.getElementById('header')).toBeNull();
    expect(page.querySelector('main #footer, main #navigation')).toBeNull();
  });

  test('neighbouring bands of v2.1 differ in their ground', () => {
    const { drawn } = assemble(publishInput({ ...plumber, version: 'v2.1' }), homeLayout(plumber));
    const page = homeDocument(publishInput({ ...plumber, version: 'v2.1' }));
    const grounds = drawn
      .filter(
        ({ key }) =>
          structures[key as 'faq'][drawn.find((one) => one.key === key)?.structure as 'side'].ground === undefined,
      )
      .map(({ key }) => page.getElementById(key))
      .filter((section) => section?.nextElementSibling?.matches('[data-ground=page], [data-ground=tint]'));
    expect(grounds.length).toBeGreaterThan(4);
    for (const section of grounds) {
      const next = section?.nextElementSibling;
      expect(next?.getAttribute('data-ground'), section?.id).not.toBe(section?.getAttribute('data-ground'));
    }
  });
});

describe('versions', () => {
  test.each([
    ['v1', 'v1'],
    ['v2', 'v2'],
    ['v2.1', 'v2.1'],
    ['v3', 'v3'],
    ['v4', 'v4'],
    ['v9', 'v2.1'],
    ['', 'v2.1'],
    [null, 'v2.1'],
  ])('[PAGE-01] a site of version %j has every section in %s', (version, drawn) => {
    const placed = homeLayout({ version });
    expect(placed).toHaveLength(homeSections.length);
    expect(new Set(placed.map((section) => section.version))).toEqual(new Set([drawn]));
  });

  test('[PAGE-01] a vC site has each section in its own version, its families those of the version most of them have', () => {
    const custom_layout = Object.fromEntries(homeSections.map((key, order) => [key, { version: 'v4', order }]));
    const page = homeDocument(
      publishInput({
        ...plumber,
        version: 'vC',
        custom_layout: { ...custom_layout, hero: { version: 'v2.2', order: 3 }, faq: { version: 'v2.1', order: 14 } },
      }),
    );
    expect(page.getElementById('hero')?.getAttribute('data-v')).toBe('v2.2');
    expect(page.getElementById('faq')?.getAttribute('data-v')).toBe('v2.1');
    expect(page.getElementById('reviews')?.getAttribute('data-v')).toBe('v4');
    const sheet = page.querySelector('style')?.textContent ?? '';
    expect(sheet).toContain('--f-display:"Fraunces"');
    expect(sheet).toContain('[data-v="v2.2"]{');
    expect(sheet).not.toContain('[data-v="v3"]');
  });

  test.each(Object.values(languages))('the last structure of each list of $name suits every record', ({ recipe }) => {
    for (const [key, names] of Object.entries(recipe)) {
      const table = structures[key as HomeSection] as Record<string, { fits: unknown }>;
      const last = names.at(-1) ?? '';
      expect(table[last]?.fits, `${key}: ${last}`).toBe(always);
    }
  });

  test.each(Object.values(languages))('the skin of $name weighs no more than 4 KB', ({ skin }) => {
    expect(Buffer.byteLength(skin)).toBeLessThanOrEqual(4096);
  });

  test('structures bring no color, family, radius or shadow of their own', () => {
    for (const [key, table] of Object.entries(structures)) {
      for (const [name, { css }] of Object.entries(table as Record<string, { css: string }>)) {
        const rules = css.replace(/rgb\([\d ]+\/ ?[\d.]+%?\)/g, '');
        expect(rules, `${key}/${name}`).not.toMatch(/#[0-9a-f]{3,8}\b|font-family:(?!var|inherit)|!important/i);
      }
    }
  });

  test.each(Object.keys(languages) as VersionId[])(
    'a page in %s holds the sheets of its own structures alone',
    (version) => {
      const custom_layout = Object.fromEntries(homeSections.map((key, order) => [key, { version, order }]));
      const page = homeDocument(publishInput({ ...plumber, version: 'vC', custom_layout }));
      const [sheet = ''] =
        (page.querySelector('style')?.textContent ?? '').split('@layer structures{')[1]?.split('@layer skin{') ?? [];
      const roots = new Set([...page.querySelectorAll('.s')].flatMap(({ classList }) => [...classList]));
      for (const [key, table] of Object.entries(structures)) {
        for (const name of Object.keys(table)) {
          const root = `${key}-${name}`;
          if (!roots.has(root) && !/^(?:final-)?cta/.test(root)) expect(sheet).not.toContain(`.${root} .`);
        }
      }
    },
  );
});

describe('memo', () => {
  const page: Linked = {
    mode: 'preview',
    baseUrl: '',
    image: plainImage,
    words: en,
    root: '',
    present: ['hero'],
    home: ['hero'],
    pages: [],
  };

  test('the same field values on the same page give the very same model', () => {
    let reads = 0;
    const content = defineContent({
      root: { tag: 'section' },
      reads: ['about', 'services'],
      read: (site) => {
        reads += 1;
        return { about: site.about };
      },
    });
    const services = [{ 'service-name': 'A' }];
    const first = content.read({ about: 'x', services }, page);
    expect(content.read({ about: 'x', services, phone: 'changed' }, { ...page, present: [] })).toBe(first);
    expect(reads).toBe(1);
    content.read({ about: 'y', services }, page);
    content.read({ about: 'x', services: [...services] }, page);
    content.read({ about: 'x', services }, { ...page, mode: 'publish' });
    content.read({ about: 'x', services }, { ...page, image: (src) => ({ src }) });
    expect(reads).toBe(5);
  });

  test('editing one field draws only the sections that read it', () => {
    const before = assemble(previewInput(plumber), homeLayout(plumber)).drawn;
    const after = assemble(previewInput({ ...plumber, about: 'Edited' }), homeLayout(plumber)).drawn;
    const changed = after.filter(({ markup }, at) => markup !== before[at]?.markup);
    expect(changed.map(({ key }) => key)).toEqual(['about-us']);
  });
});
