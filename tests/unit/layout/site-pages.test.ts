import { describe, expect, test } from 'vitest';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { navigationPages, pageRow, pageRows } from '#shared/layout/pages.ts';
import { pageLack, pageName, pagePath, shownPages } from '#shared/layout/site-pages.ts';
import { assembleHome } from '../../../src-main/site-page/pages/home.ts';
import { publishInput } from '../../support/site-page.ts';
import { fleet } from '../../support/sites/index.ts';
import { kinds, withAllPages } from '../../support/sites/kinds.ts';

const team: SiteDocument = { multipage: '1', show_team_page: 'True', teammates: [{ name: 'Ada' }] };

describe('why a site has no team page', () => {
  test.each<[string | undefined, Partial<SiteDocument>]>([
    [undefined, {}],
    ['off', { show_team_page: null }],
    ['single-page', { multipage: false }],
    ['hidden', { custom_layout: { 'team-page': { version: 'none' } } }],
    ['empty', { teammates: null }],
  ])('%s', (lack, change) => {
    expect(pageLack({ ...team, ...change }, 'team')).toBe(lack);
  });
});

test('a custom page is there for its body or for its photo', () => {
  const site: SiteDocument = { multipage: true, custom_page: 1, custom_page_body: ' ' };
  expect(pageLack(site, 'custom')).toBe('empty');
  expect(pageLack({ ...site, custom_page_body: 'Words' }, 'custom')).toBeUndefined();
  expect(pageLack({ ...site, custom_page_photo: '/p.webp' }, 'custom')).toBeUndefined();
});

test('the custom page is called after its tab, else after its header', () => {
  const named = (site: SiteDocument) => [pageName(site, 'custom', 'Usual'), pagePath(site, 'custom')];
  expect(named({ custom_page_tab_name: ' Our Café! ', custom_page_header: 'x' })).toEqual(['Our Café!', 'our-cafe/']);
  expect(named({ custom_page_tab_name: '—', custom_page_header: 'Pay Monthly' })).toEqual(['—', 'pay-monthly/']);
  expect(named({ custom_page_header: 'Pay Monthly' })).toEqual(['Pay Monthly', 'pay-monthly/']);
  expect(named({})).toEqual(['Usual', 'more/']);
});

test('a page that takes a section’s place is gone with the section, and no site has a blog', () => {
  const { plumber } = fleet;
  const without = { custom_layout: { 'our-services': { version: 'none' }, service_areas: { version: 'none' } } };
  expect(pageLack({ ...plumber, multipage: true, ...without }, 'services')).toBe('hidden');
  expect(pageLack({ ...plumber, multipage: true, ...without }, 'areas')).toBe('hidden');
  expect(pageLack({ ...plumber, multipage: true }, 'blog')).toBe('empty');
});

test('every page with a name stands once in the order of the navigation', () => {
  const named = Object.keys(pageRows).filter((id) => pageRow(id as keyof typeof pageRows).usual !== undefined);
  expect(named.toSorted()).toEqual(navigationPages.toSorted());
});

test.each(Object.entries({ ...kinds, ...fleet }))(
  '[LAY-01] the pages that the app names of a site are those that are published: %s',
  (_, record) => {
    for (const site of [withAllPages(record), { ...record, multipage: true }]) {
      const published = assembleHome(publishInput(site)).page.pages;
      expect(shownPages(site)).toEqual(published.map(({ id }) => id));
      for (const { id, label } of published) expect(pageName(site, id, label)).toBe(label);
    }
  },
);
