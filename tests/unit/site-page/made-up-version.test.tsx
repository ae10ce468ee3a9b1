import { screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type * as versionList from '#shared/layout/version-rows.ts';
import type * as languageList from '../../../src-main/site-page/languages/by-version.ts';
import { plumber } from '../../support/sites/plumber.ts';

const ROWS = '#shared/layout/version-rows.ts';
const LANGUAGES = '../../../src-main/site-page/languages/by-version.ts';

/** What the row of the made-up version v5 has instead of v4's values. Only the row and a language define v5. */
const own = { label: 'v5', hint: 'Made up', forAll: true, homePhotos: 2 };
const skin = '.head{rotate:5deg}';

const load = async () => ({
  ...(await import('#shared/layout/catalogue.ts')),
  ...(await import('#shared/layout/versions.ts')),
  ...(await import('#shared/layout/transitions.ts')),
  ...(await import('#shared/layout/presets.ts')),
  ...(await import('#shared/domain/photo/library.ts')),
  ...(await import('../../../src-main/site-page/index.ts')),
  ...(await import('../../support/screen-harness.tsx')),
  LayoutScreen: (await import('../../../src-renderer/screens/layout/index.tsx')).default,
});
let app: Awaited<ReturnType<typeof load>>;

beforeAll(async () => {
  vi.resetModules();
  vi.doMock(ROWS, async (original) => {
    const { versionRows } = await original<typeof versionList>();
    const rows: Readonly<Record<string, object>> = { ...versionRows, v5: { ...versionRows.v4, ...own } };
    return { versionRows: rows, versionRow: (id: string) => rows[id] };
  });
  vi.doMock(LANGUAGES, async (original) => {
    const languages = await original<typeof languageList>();
    return { ...languages, v5: { ...languages.v4, name: 'Made up', pageHead: 'band', skin } };
  });
  app = await load();
});

afterEach(() => app.closeScreen());

const takeBack = () => {
  vi.doUnmock(ROWS);
  vi.doUnmock(LANGUAGES);
  vi.resetModules();
};
// Other tests of this process must load the modules without this version.
afterAll(takeBack);

const site = { ...plumber, version: 'v5', multipage: true };
const render = () =>
  app.renderSite({ site, mode: 'publish', baseUrl: 'https://www.example.com/', image: (src) => ({ src }) });
const bodyOf = (path: string) => render().find((file) => file.path === path)?.body ?? '';

const openLayout = (record: object) =>
  app.openScreen(
    <MemoryRouter>
      <app.LayoutScreen />
    </MemoryRouter>,
    { sitePk: '1', ...record },
    {
      answers: {
        'layout.memory': () => ({}),
        'presets.list': () => ({ own: [], defaults: [], stale: false }),
      },
    },
  );

test('[LAY-02] a version that has a row and a language is offered for the site, for all sections and for each', async () => {
  await openLayout({ ...site, version: 'vC' });
  expect(screen.getByRole('radio', { name: 'v5' })).toBeTruthy();
  expect(screen.getByText('Made up')).toBeTruthy();
  expect(within(screen.getByRole('group', { name: 'Select all' })).getByRole('button', { name: 'v5' })).toBeTruthy();
  const versions = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Version of FAQ' });
  expect([...versions.options].map(({ value }) => value)).toContain('v5');
});

test('[LAY-02] a made-up version is chosen, read from a preset and recognized in a record like any other', () => {
  expect(app.siteVersion({ version: 'V5' })).toBe('v5');
  const { operations } = app.chooseVersion(plumber, 'v5' as 'v4', {});
  expect(operations).toContainEqual({ op: 'set', path: ['version'], value: 'v5' });
  expect(operations).toContainEqual(expect.objectContaining({ path: ['custom_layout', 'faq'] }));
  expect(app.importPreset('layout', '{"faq":{"version":"v5"}}')).toEqual({ content: { faq: { version: 'v5' } } });
});

test('[PAGE-01] pages are drawn in the language of a made-up version, with as many photos as its row says', () => {
  const home = bodyOf('index.html');
  expect(/id="faq" class="s faq-[\w-]+" data-v="v5"/.test(home)).toBe(true);
  expect(home.includes('[data-v="v5"] .head{rotate:5deg')).toBe(true);
  expect(bodyOf('services/index.html').includes('page-head-band" data-v="v5"')).toBe(true);
  expect(app.homepageCount(site)).toBe(2);
});

test('[LAY-02] a made-up version is not offered or drawn when its row is missing', async () => {
  takeBack();
  const without = await load();
  expect(without.siteVersions).toEqual(['v1', 'v2', 'v2.1', 'v3', 'v4', 'vC']);
  expect(without.sectionVersions).not.toContain('v5');
  expect(without.siteVersion({ version: 'v5' })).toBe('v2.1');
  expect(without.renderHome({ site, mode: 'preview', baseUrl: '', image: (src) => ({ src }) })).not.toContain('"v5"');
});
