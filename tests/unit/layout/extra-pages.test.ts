import { describe, expect, test } from 'vitest';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { customPagePath, pageLack } from '#shared/layout/extra-pages.ts';

const team: SiteDocument = { multipage: '1', show_team_page: 'True', teammates: [{ name: 'Ada' }] };

describe('why a site has no team page', () => {
  test.each<[string | undefined, Partial<SiteDocument>]>([
    [undefined, {}],
    ['off', { show_team_page: null }],
    ['single-page', { multipage: false }],
    ['hidden', { custom_layout: { 'team-page': { version: 'none' } } }],
    ['empty', { teammates: null }],
  ])('%s', (lack, change) => {
    expect(pageLack({ ...team, ...change }, 'team-page')).toBe(lack);
  });
});

test('a custom page is there for its body or for its photo', () => {
  const site: SiteDocument = { multipage: true, custom_page: 1, custom_page_body: ' ' };
  expect(pageLack(site, 'custom-page')).toBe('empty');
  expect(pageLack({ ...site, custom_page_body: 'Words' }, 'custom-page')).toBeUndefined();
  expect(pageLack({ ...site, custom_page_photo: '/p.webp' }, 'custom-page')).toBeUndefined();
});

test('the custom page is called after its tab, else after its header', () => {
  expect(customPagePath({ custom_page_tab_name: ' Our Café! ', custom_page_header: 'x' })).toBe('our-cafe/');
  expect(customPagePath({ custom_page_tab_name: '—', custom_page_header: 'Pay Monthly' })).toBe('pay-monthly/');
  expect(customPagePath({})).toBe('more/');
});
