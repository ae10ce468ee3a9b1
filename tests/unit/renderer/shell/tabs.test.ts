import { expect, test } from 'vitest';
import { nextFocus } from '../../../../src-renderer/app/shell/tab-bar.tsx';
import { tabOfRoute, tabRoute, tabsWith, visibleTabs } from '../../../../src-renderer/state/tabs.ts';

test('[NAV-02] Ads Page is there only for a site with ads landing pages', () => {
  expect(visibleTabs({})).not.toContain('ads-page');
  expect(visibleTabs({ has_ads_landing_page: 'True' }).at(-1)).toBe('ads-page');
});

test('a route names its tab, and a slug stands in it safely', () => {
  expect(tabRoute('faqs', 'a b/c')).toBe('/faqs/a%20b%2Fc');
  expect(tabOfRoute('/custom-page/acme')).toBe('custom-page');
  expect(tabOfRoute('/')).toBeUndefined();
  expect(tabOfRoute('/preview/acme')).toBeUndefined();
});

test('edited fields mark the tabs that edit them', () => {
  expect([...tabsWith(['company_tagline', 'phone', 'paid_url'])]).toEqual(['basicInfo', 'domain']);
});

test('arrow keys go round, Home and End to the ends', () => {
  expect(nextFocus('ArrowRight', 4, 5)).toBe(0);
  expect(nextFocus('ArrowLeft', 0, 5)).toBe(4);
  expect(nextFocus('Home', 3, 5)).toBe(0);
  expect(nextFocus('End', 3, 5)).toBe(4);
  expect(nextFocus('a', 3, 5)).toBeUndefined();
});
