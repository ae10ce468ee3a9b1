import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { SiteSummary } from '#shared/ipc/site.ipc.ts';
import { type BridgeQueries, createBridgeQueries } from '../../../../src-renderer/bridge/query-client.ts';
import { RecentSites } from '../../../../src-renderer/screens/new-site/parts/recent-sites.tsx';
import { type FakeHandlers, installFakeBridge } from '../../../support/fake-bridge.ts';
import { prepareDom } from '../../../support/screen-harness.tsx';

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
  sync: 'clean',
  ...facts,
});

function open(answers: FakeHandlers) {
  const bridge = installFakeBridge({ 'demos.list': () => [], ...answers });
  prepareDom();
  cache = createBridgeQueries();
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={cache.client}>
        <MemoryRouter>
          <RecentSites onDuplicate={onDuplicate} />
        </MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  );
  return bridge;
}
const row = (name: string) => screen.findByRole('link', { name: new RegExp(`${name} Plumbing`) });

test('[NEW-07] a site shows its industry, place, modified time and what of it waits', async () => {
  open({
    'site.recent': () => [
      site('acme', { modifiedAt: Date.now() - 3 * hour }),
      site('bolt', { sync: 'unsaved' }),
      site('cole', { sync: 'conflict' }),
    ],
  });
  const acme = await row('acme');
  expect(acme.textContent).toMatch(/Plumbing.*Reno, NV.*On server.*3 hours ago/);
  expect(within(acme).getByText('3 hours ago').title).toMatch(/^Modified .*\d{4}.*:\d\d/);
  expect(acme.getAttribute('href')).toBe('/basicInfo/acme');
  expect((await row('bolt')).textContent).toMatch(/Unsaved edits.*Opened just now/);
  expect((await row('cole')).textContent).toContain('Conflicts to review');
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

test('an empty list says what to do, and offers the demo sites of a backend that brings some', async () => {
  const demo = { ...site('summit-roofing'), companyName: 'Summit Roofing' };
  open({ 'site.recent': () => [], 'demos.list': () => [demo] });
  await screen.findByText('No sites on this computer yet');
  const demos = await screen.findByRole('region', { name: 'Or try a demo site' });
  expect(
    within(demos)
      .getByRole('link', { name: /Summit Roofing/ })
      .getAttribute('href'),
  ).toBe('/basicInfo/summit-roofing');
});

test('an empty list of any other backend offers none', async () => {
  open({ 'site.recent': () => [] });
  await screen.findByText('No sites on this computer yet');
  expect(screen.queryAllByRole('link')).toEqual([]);
});

test('[NEW-07] a site is asked to be duplicated', async () => {
  const acme = site('acme');
  open({ 'site.recent': () => [acme] });
  await userEvent.click(await screen.findByRole('button', { name: 'Duplicate acme Plumbing' }));
  expect(onDuplicate).toHaveBeenCalledWith(acme);
});
