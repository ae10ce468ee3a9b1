// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { homeSections } from '#shared/layout/catalogue.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { homeLayout } from '../../../src-main/site-page/layout.ts';
import { defineSection } from '../../../src-main/site-page/section.ts';
import { html } from '../../../src-main/site-page/html/html.ts';
import { sections } from '../../../src-main/site-page/sections/index.ts';
import type { Page } from '../../../src-main/site-page/page.ts';
import { homeDocument, plainImage, publishInput } from '../../support/site-page.ts';
import { plumber, roofer } from '../../support/sites/index.ts';

const keys = (site: SiteDocument): string[] => homeLayout(site).map(({ key }) => key);

describe('order', () => {
  test('without a layout the catalogue’s', () => {
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

  test('neighbouring bands differ in their ground', () => {
    const page = homeDocument(publishInput(plumber));
    const grounds = [...page.querySelectorAll('main > section')].map(({ className }) =>
      className.includes('tint') ? 'tint' : className.includes('plain') ? 'plain' : 'own',
    );
    grounds.forEach((ground, at) => {
      if (ground !== 'own') expect(grounds[at + 1]).not.toBe(ground);
    });
  });
});

test.each(['v1', 'v2', 'v2.1', 'v3', 'v4', 'vC', 'v9', '', null])(
  '[PAGE-01] version %j renders every section',
  (version) => {
    for (const { key, design } of homeLayout({ version })) expect(design).toBe(sections[key]['v2.1']);
    expect(homeLayout({ version })).toHaveLength(homeSections.length);
  },
);

describe('memo', () => {
  const page: Page = { mode: 'preview', baseUrl: '', image: plainImage, present: ['hero'], tone: 'plain' };

  test('the same field values on the same page give the very same markup', () => {
    let renders = 0;
    const design = defineSection({
      reads: ['about', 'services'],
      styles: [],
      isPresent: () => true,
      render: (site) => {
        renders += 1;
        return html`${String(site.about)}`;
      },
    });
    const services = [{ 'service-name': 'A' }];
    const first = design.render({ about: 'x', services }, page);
    expect(design.render({ about: 'x', services, phone: 'changed' }, { ...page })).toBe(first);
    expect(renders).toBe(1);
    design.render({ about: 'y', services }, page);
    design.render({ about: 'x', services: [...services] }, page);
    design.render({ about: 'x', services }, { ...page, mode: 'publish' });
    design.render({ about: 'x', services }, { ...page, image: (src) => ({ src }) });
    expect(renders).toBe(5);
  });

  test('editing one field renders only the sections that read it', () => {
    const before = homeLayout(plumber).map(({ key, design }) => [key, design.render(plumber, page)] as const);
    const edited = { ...plumber, about: 'Edited' };
    const changed = before.filter(([key, markup]) => sections[key]['v2.1'].render(edited, page) !== markup);
    expect(changed.map(([key]) => key)).toEqual(['about-us']);
  });
});
