import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type * as pageList from '#shared/layout/pages.ts';
import type { InnerPage, PagePlace } from '../../../src-main/site-page/pages/inner/inner-page.ts';
import type * as makers from '../../../src-main/site-page/pages/inner/by-page.ts';
import { plumber } from '../../support/sites/plumber.ts';

const ROWS = '#shared/layout/pages.ts';
const MAKERS = '../../../src-main/site-page/pages/inner/by-page.ts';

/** The row of a made-up page. Only the row and `warranty` below define the page. */
const row = {
  key: 'warranty-page',
  label: 'Warranty page',
  switch: 'show_warranty_page',
  titles: ['warranty_nav_title'],
  usual: 'Warranty',
  path: 'warranty/',
  isFilled: (site: SiteDocument) => site['warranty'] !== undefined,
  emptyTitle: 'The warranty page promises nothing',
};
const warranty = (place: PagePlace, site: SiteDocument): InnerPage => ({
  ...place,
  title: 'What we promise',
  subtitle: String(site['warranty']),
  description: '',
  blocks: () => [],
  sheets: [],
});

const load = async () => ({
  ...(await import('#shared/layout/site-pages.ts')),
  ...(await import('#shared/layout/sections.ts')),
  ...(await import('#shared/domain/publishing/checks.ts')),
  ...(await import('../../../src-main/site-page/index.ts')),
  ...(await import('../../../src-renderer/screens/layout/model.ts')),
});
let app: Awaited<ReturnType<typeof load>>;

beforeAll(async () => {
  vi.resetModules();
  vi.doMock(ROWS, async (original) => {
    const { pageRows, navigationPages } = await original<typeof pageList>();
    const rows: Readonly<Record<string, object>> = { ...pageRows, warranty: row };
    return {
      pageRows: rows,
      pageRow: (id: string) => rows[id],
      navigationPages: [...navigationPages, 'warranty'],
    };
  });
  vi.doMock(MAKERS, async (original) => ({ ...(await original<typeof makers>()), warranty }));
  app = await load();
});

const takeBack = () => {
  vi.doUnmock(ROWS);
  vi.doUnmock(MAKERS);
  vi.resetModules();
};
// Other tests of this process must load the modules without this page.
afterAll(takeBack);

const site: SiteDocument = { ...plumber, multipage: true, show_warranty_page: true, warranty: 'Ten years.' };
const render = (record: SiteDocument, { renderSite } = app) =>
  renderSite({ site: record, mode: 'publish', baseUrl: 'https://www.example.com/', image: (src) => ({ src }) });
const bodyOf = (path: string) => render(site).find((file) => file.path === path)?.body ?? '';

test('[PAGE-01] a page that has a row and a maker is published, linked to and listed', () => {
  expect(bodyOf('warranty/index.html').includes('Ten years.')).toBe(true);
  expect(bodyOf('index.html').includes('<a href="warranty/"')).toBe(true);
  expect(bodyOf('sitemap.xml').includes('<loc>https://www.example.com/warranty/</loc>')).toBe(true);
});

test('[LAY-03] a made-up page has a version of its own, and is not published when the version is none', () => {
  expect(app.otherPages).toContain('warranty-page');
  expect((app.sectionLabels as Record<string, string>)['warranty-page']).toBe('Warranty page');
  const inVersion = (version: string) => ({ ...site, custom_layout: { 'warranty-page': { version } } });
  const drawn = render({ ...inVersion('v4'), version: 'vC' }).find(({ path }) => path === 'warranty/index.html');
  expect(drawn?.body.includes('page-head-plain" data-v="v4"')).toBe(true);
  expect(render(inVersion('none')).map(({ path }) => path)).not.toContain('warranty/index.html');
});

test('[LAY-01] [PUB-03] the app names a made-up page, says why it is missing, and finds it empty or named like another', () => {
  const names = app.pagesOf({ ...site, warranty_nav_title: 'Our word' });
  expect(names.at(-1)).toBe('Our word');
  const lack = (change: object) => app.pageLack({ ...site, ...change }, 'warranty' as 'team');
  expect(lack({})).toBeUndefined();
  expect(lack({ show_warranty_page: false })).toBe('off');
  expect(lack({ multipage: false })).toBe('single-page');
  expect(lack({ warranty: undefined })).toBe('empty');
  const found = (change: object) => app.publishFindings({ ...site, ...change });
  const empty = found({ warranty: undefined }).find(({ id }) => id === 'warranty-page');
  expect(empty).toMatchObject({ title: row.emptyTitle, places: [['show_warranty_page']] });
  const double = found({ jobs_nav_title: 'Work', show_jobs_page: true, warranty_nav_title: 'work' });
  expect(double.find(({ id }) => id === 'same-titles')?.places).toEqual([['warranty_nav_title']]);
});

test('[PAGE-01] a made-up page is not published when its row is missing', async () => {
  takeBack();
  const without = await load();
  expect(render(site, without).map(({ path }) => path)).not.toContain('warranty/index.html');
  expect(without.otherPages).not.toContain('warranty-page');
});
