import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { SiteStanding, SiteStatus, SiteSummary } from '#shared/ipc/site.ipc.ts';
import { AppInfoContext } from '../../../../src-renderer/state/app-info.ts';
import { focusSite } from '../../../../src-renderer/state/site-focus.ts';
import { type BridgeQueries, createBridgeQueries } from '../../../../src-renderer/bridge/query-client.ts';
import { RecentSites } from '../../../../src-renderer/screens/new-site/parts/recent-sites.tsx';
import { failedSaves } from '../../../../src-renderer/state/save-store.ts';
import { type FakeHandlers, installFakeBridge } from '../../../support/fake-bridge.ts';
import { FakeSite } from '../../../support/fake-site.ts';
import { appInfo, prepareDom } from '../../../support/screen-harness.tsx';

const onDuplicate = vi.fn();
let cache: BridgeQueries | undefined;
afterEach(() => {
  cleanup();
  cache?.dispose();
});

const hour = 3_600_000;
const site = (slug: string, facts: Partial<SiteSummary> = {}): SiteSummary => ({
  slug,
  companyName: `${slug} Plumbing`,
  industry: 'Plumbing',
  city: 'Reno',
  state: 'NV',
  thumbnail: '',
  openedAt: Date.now(),
  ...facts,
});

const standing = (slug: string, change: Partial<SiteStatus> = {}, next?: SiteStanding['next']): SiteStanding => ({
  status: { ...new FakeSite({ slug }).status, slug, ...change },
  blockers: next ? 2 : 0,
  ...(next && { next }),
});

function Route() {
  const { pathname, hash, state } = useLocation();
  return <output>{JSON.stringify([pathname + hash, state])}</output>;
}

function open(answers: FakeHandlers, left?: string) {
  const bridge = installFakeBridge({ 'demos.list': () => [], 'site.standings': () => [], ...answers });
  prepareDom();
  cache = createBridgeQueries();
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={cache.client}>
        <AppInfoContext value={appInfo}>
          <MemoryRouter>
            <RecentSites focusedSlug={left} onDuplicate={onDuplicate} />
            <Route />
          </MemoryRouter>
        </AppInfoContext>
      </QueryClientProvider>
    </MantineProvider>,
  );
  return bridge;
}
const row = (name: string) => screen.findByRole('link', { name: new RegExp(`${name} Plumbing`) });

test('[NEW-07] [NAV-14] a site shows its industry, place, modified time and how it stands, as its status line says it', async () => {
  const edited = { sync: 'unsaved' as const, editedFields: ['about'] };
  open({
    'site.recent': () => [
      site('acme', { modifiedAt: Date.now() - 3 * hour }),
      ...['bolt', 'cole', 'dune', 'eden'].map((slug) => site(slug)),
    ],
    'site.standings': () => [
      standing('acme'),
      standing('bolt', edited),
      standing('cole', { conflicts: 2 }),
      standing('dune', { ...edited, queued: { kind: 'save', at: 1, later: [], blocked: 'The slug is taken.' } }),
      standing('eden', { unpublished: 'all' }),
    ],
  });
  const acme = await row('acme');
  await within(acme).findByText('No unsaved changes');
  expect(acme.textContent).toMatch(/acme · Plumbing · Reno, NV.*3 hours ago/);
  expect(within(acme).getByText('3 hours ago').title).toMatch(/^Modified .*\d{4}.*:\d\d/);
  expect(acme.getAttribute('href')).toBe('/basicInfo/acme');
  expect((await row('bolt')).textContent).toMatch(/Saved on this computer1 change not on the server.*Opened just now/);
  expect((await row('cole')).textContent).toContain('Saved on this computer2 conflicts');
  expect((await row('dune')).textContent).toContain('Saving failedThe slug is taken.');
  expect((await row('eden')).textContent).toContain('No unsaved changesnever published');
});

test('[NAV-14] a save that failed in this window is told in the row as in the status line', async () => {
  failedSaves.setState({ acme: { kind: 'save', at: Date.now() } }, true);
  const edited = { sync: 'unsaved' as const, editedFields: ['about'] };
  open({ 'site.recent': () => [site('acme')], 'site.standings': () => [standing('acme', edited)] });
  await within(await row('acme')).findByText('Saving failed');
  failedSaves.setState({}, true);
});

const needsContact: NonNullable<SiteStanding['next']> = {
  ...{ id: 'contact', title: 'Choose a contact on the Domain tab.', severity: 'save', tab: 'domain' },
  ...{ section: 'contact', places: [['sitewright_contact_id']] },
};

test('[NAV-14] a row tells its next blocker, and Enter opens the very field', async () => {
  open({
    'site.recent': () => [site('acme')],
    'site.standings': () => [standing('acme', {}, needsContact)],
  });
  const acme = await row('acme');
  await within(acme).findByText('Choose a contact on the Domain tab.');
  await within(acme).findByText('and 1 more');
  acme.focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('status').textContent).toBe(
    JSON.stringify(['/domain/acme#contact', { field: 'sitewright_contact_id' }]),
  );
});

test('[NAV-14] the keys go from row to row, on from the site that was left, and down from the filter', async () => {
  open({ 'site.recent': () => ['acme', 'bolt', 'cole'].map((slug) => site(slug)) }, 'bolt');
  const rows = await Promise.all(['acme', 'bolt', 'cole'].map(row));
  const focused = () => rows.indexOf(document.activeElement as HTMLElement);
  expect(focused()).toBe(1);
  focusSite(1);
  focusSite(1);
  expect(focused()).toBe(2);
  focusSite(-1);
  expect(focused()).toBe(1);
  await userEvent.type(screen.getByLabelText('Search sites'), '{ArrowDown}');
  expect(focused()).toBe(0);
});

test('[NAV-14] “To do” asks for the sites with which there is something to do, and says when there is none', async () => {
  open({ 'site.recent': ({ toDo }) => (toDo ? [] : [site('acme')]) });
  await row('acme');
  await userEvent.click(screen.getByRole('radio', { name: 'To do' }));
  await screen.findByText('Nothing to do');
});

test('[NEW-07] the thumbnail is fetched once it comes into sight; initials stand in for none and a broken one', async () => {
  open({
    'site.recent': () => [site('acme', { thumbnail: 'https://photos.example/logo.png' }), site('bolt')],
  });
  const picture = (await row('acme')).querySelector('img')!;
  expect(picture.getAttribute('src')).toBe('/thumbnail?of=https%3A%2F%2Fphotos.example%2Flogo.png');
  expect(picture.getAttribute('loading')).toBe('lazy');
  expect((await row('bolt')).textContent).toMatch(/^BP/);
  fireEvent.error(picture);
  expect((await row('acme')).textContent).toMatch(/^AP/);
});

test('[NEW-07] many sites come a page at a time', async () => {
  const all = Array.from({ length: 150 }, (_, index) => site(`s${index}`));
  const bridge = open({ 'site.recent': ({ limit }) => all.slice(0, limit) });
  await row('s0');
  expect(screen.getAllByRole('link')).toHaveLength(100);
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await row('s149');
  expect(screen.getAllByRole('link')).toHaveLength(150);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(bridge.inputsOf('site.recent').map(({ limit }) => limit)).toEqual([101, 201]);
});

test('[NAV-14] an empty list offers to open a site by its slug, and the demo sites of a backend that brings some', async () => {
  const demo = { ...site('summit-roofing'), companyName: 'Summit Roofing' };
  open({ 'site.recent': () => [], 'demos.list': () => [demo] });
  const demos = await screen.findByRole('region', { name: 'Or try a demo site' });
  expect(
    within(demos)
      .getByRole('link', { name: /Summit Roofing/ })
      .getAttribute('href'),
  ).toBe('/basicInfo/summit-roofing');
  await userEvent.type(screen.getByLabelText('Open a site by its slug'), 'joes-plumbing{Enter}');
  expect(screen.getByRole('status').textContent).toBe(JSON.stringify(['/basicInfo/joes-plumbing', null]));
});

test('[NAV-14] the welcome says in three steps how work goes, until it was read', async () => {
  open({ 'site.recent': () => [] });
  const welcome = await screen.findByRole('region', { name: 'Welcome to Sitewright' });
  expect(within(welcome).getAllByRole('listitem')).toHaveLength(3);
  await userEvent.click(within(welcome).getByRole('button', { name: 'Got it' }));
  expect(screen.queryByRole('region', { name: 'Welcome to Sitewright' })).toBeNull();
  cleanup();
  open({ 'site.recent': () => [] });
  await screen.findByLabelText('Open a site by its slug');
  expect(screen.queryByRole('region', { name: 'Welcome to Sitewright' })).toBeNull();
});

test('[NEW-07] a site is asked to be duplicated', async () => {
  const acme = site('acme');
  open({ 'site.recent': () => [acme] });
  await userEvent.click(await screen.findByRole('button', { name: 'Duplicate acme Plumbing' }));
  expect(onDuplicate).toHaveBeenCalledWith(acme);
});
