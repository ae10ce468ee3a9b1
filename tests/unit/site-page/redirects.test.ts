import { expect, test } from 'vitest';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { lostPages, redirectFiles, redirectsOf } from '../../../src-main/site-page/index.ts';

const redirect = (source: string, destination: string) => ({ source, destination, redirect_type: '301' });

test('[RED-01] a destination never leads to another site, however browsers read its slashes', () => {
  const redirects = ['//evil.example', '/\\evil.example', 'https://evil.example'].map((to) => redirect('/old', to));
  expect(redirectsOf({ redirects })).toEqual([]);
});

test('[RED-01] white space in a path adds no rule to the file', () => {
  const published = redirectsOf({ redirects: [redirect('/old page\n/*', '/new\thome')] });
  expect(redirectFiles(published, new Set())[0]?.body).toBe('/old%20page%20/* /new%20home 301\n');
});

test('[RED-01] a destination is text in the page that leads on', () => {
  const files = redirectFiles(redirectsOf({ redirects: [redirect('/old', '/"><script>1</script>')] }), new Set());
  expect(files[1]?.path).toBe('old/index.html');
  expect(files[1]?.body).not.toContain('<script>');
});

test('[RED-01] [PAGE-02] marks of names leave the address, and the address with a dash for each leads on', () => {
  const site: SiteDocument = {
    services: [{ 'service-name': 'Diseño de jardines' }, { 'service-name': 'Drains' }],
    ads_landing_pages: [{ selected_service: 'Poda de árboles' }],
    custom_page_tab_name: 'Información',
  };
  expect(redirectsOf(site)).toEqual([
    { source: '/services/disen-o-de-jardines/', destination: '/services/diseno-de-jardines/', status: 301 },
    { source: '/ads/poda-de-a-rboles/', destination: '/ads/poda-de-arboles/', status: 301 },
    { source: '/informacio-n/', destination: '/informacion/', status: 301 },
  ]);
});

test('[RED-01] a redirect of the record counts before one of the renderer', () => {
  const own = redirect('/services/disen-o', '/');
  const sources = redirectsOf({ services: [{ 'service-name': 'Diseño' }], redirects: [own] });
  expect(sources).toEqual([{ source: '/services/disen-o', destination: '/', status: 301 }]);
});

test('[PAGE-07] a town that loses its page leads on to the list of towns, at the next publishes too', () => {
  const now = new Set(['index.html', 'areas/index.html']);
  const first = lostPages({ paths: ['index.html', 'areas/index.html', 'areas/alcoa/index.html'], redirects: [] }, now);
  expect(first).toEqual([{ source: '/areas/alcoa/', destination: '/areas/', status: 301 }]);
  const stubs = redirectFiles(redirectsOf({}, first), now).map(({ path }) => path);
  expect(stubs).toContain('areas/alcoa/index.html');
  expect(lostPages({ paths: [...now, ...stubs], redirects: first }, now)).toEqual(first);
});

test('[PAGE-07] a lost page leads nowhere where no list is above it, or where staff took its redirect away', () => {
  const paths = ['team/index.html', 'areas/old/index.html', 'assets/a.webp'];
  const before = { paths, redirects: [{ source: '/areas/old', destination: '/', status: 301 as const }] };
  expect(lostPages(before, new Set(['index.html', 'areas/index.html']))).toEqual([]);
});
