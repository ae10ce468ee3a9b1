import { act, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FleetRun, FleetSite } from '#shared/ipc/fleet.ipc.ts';
import SitesScreen from '../../../../src-renderer/screens/sites/index.tsx';
import { clearSelection, sitesStore } from '../../../../src-renderer/screens/sites/sites-store.ts';
import type { FakeHandlers } from '../../../support/fake-bridge.ts';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

beforeEach(() => {
  // jsdom reports a height of 0, at which no rows are rendered.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(560);
  clearSelection();
  sitesStore.setState({ filter: { search: '', conditions: [] } });
});
afterEach(() => {
  closeScreen();
  vi.restoreAllMocks();
});

const site = (slug: string, companyName: string): FleetSite => ({
  ...{ slug, companyName, industry: 'Plumbing', city: '', state: '', version: 'v2', contact: '', domain: '' },
  ...{ phone: '', unsaved: false, conflict: false, blockers: 0, absent: false },
});
const all = [site('a', 'Acme'), site('b', 'Bolt'), site('c', 'Crane')];

const answers = (more: FakeHandlers = {}): FakeHandlers => ({
  'fleet.sites': () => ({ sites: all, texts: {}, unread: 0 }),
  'fleet.filter': ({ conditions }) => (conditions.length > 0 ? ['b'] : ['a', 'b', 'c']),
  'fleet.runs': () => [],
  'fleet.views': () => [],
  'fleet.differences': () => [],
  'fleet.review': ({ slugs }) =>
    slugs.map((slug) => ({ slug, companyName: slug, outcome: 'changes', reasons: [], places: 1, mark: `m${slug}` })),
  'fleet.apply': () => ({ id: 1 }),
  ...more,
});
const open = (more?: FakeHandlers) =>
  openScreen(
    <MemoryRouter>
      <SitesScreen />
    </MemoryRouter>,
    {},
    { answers: answers(more) },
  );
const row = (name: string) => screen.findByRole('row', { name });

test('[FLEET-01] a typed condition filters when Enter is pressed, and its mark removes it', async () => {
  const { user } = await open();
  await row('Acme');
  await user.type(screen.getByRole('textbox', { name: 'Search or filter the sites' }), 'phone is empty{Enter}');
  await waitFor(() => expect(screen.queryByRole('row', { name: 'Acme' })).toBeNull());
  screen.getByText('1 of 3 sites');
  await user.click(screen.getByRole('button', { name: 'Remove the filter Phone is empty' }));
  await row('Acme');
});

const runWith = (counts: Partial<FleetRun['counts']>): FleetRun => ({
  ...{ id: 1, title: 'Set Phone', at: 0, then: 'save', state: 'done', reason: '' },
  counts: { waiting: 0, edited: 0, sending: 0, done: 0, asks: 0, failed: 0, skipped: 0, back: 0, ...counts },
});

test('[FLEET-05] cancelling the look at what can be taken back leads back to the change', async () => {
  const run = runWith({ done: 1 });
  const { user } = await open({
    'fleet.runs': () => [run],
    'fleet.run': () => ({ run, sites: [{ slug: 'a', companyName: '', state: 'done', reason: '' }] }),
    'fleet.reviewBack': () => new Promise<never>(() => undefined),
  });
  await user.click(await screen.findByRole('button', { name: 'Changes' }));
  await user.click(await screen.findByRole('button', { name: 'Show' }));
  await user.click(await screen.findByRole('button', { name: 'Take back…' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await screen.findByRole('button', { name: 'Take back…' });
});

test('[FLEET-04] the questions of a change stand in one list, and those that are ticked go on together', async () => {
  const run = runWith({ asks: 3 });
  const asks = (slug: string) => ({ slug, companyName: '', state: 'asks', reason: 'asks' }) as const;
  const answer = vi.fn(() => ({}));
  const { user } = await open({
    'fleet.runs': () => [run],
    'fleet.run': () => ({ run, sites: ['a', 'b', 'c'].map(asks) }),
    'fleet.questions': () => [
      { slug: 'a', companyName: 'Acme', reason: '', question: { ask: 'email', email: 'nobody' } },
      { slug: 'b', companyName: 'Bolt', reason: 'It has conflicts.' },
      { slug: 'c', companyName: 'Crane', reason: '', question: { ask: 'slug', from: 'c', to: 'crane' } },
    ],
    'fleet.answer': answer,
  });
  await user.click(await screen.findByRole('button', { name: 'Changes' }));
  await user.click(await screen.findByRole('button', { name: 'Show' }));
  await user.click(await screen.findByRole('button', { name: 'See what 3 sites need' }));
  await screen.findByText('‘nobody’ is not a valid email.');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Go on with Bolt' }).disabled).toBe(true);
  screen.getByText('It has conflicts.');
  await user.click(screen.getByRole('checkbox', { name: 'All 2 sites with a question' }));
  await user.click(screen.getByRole('checkbox', { name: 'Go on with Acme' }));
  await user.click(screen.getByRole('button', { name: 'Save 1 site all the same' }));
  const answers = [{ slug: 'c', confirmed: { slug: 'crane' } }];
  await waitFor(() => expect(answer).toHaveBeenCalledWith({ id: 1, answers }, expect.anything()));
});

test('[FLEET-01] J and K go through the rows, Space selects and Shift selects a range', async () => {
  const { user } = await open();
  (await row('Acme')).focus();
  await user.keyboard('j');
  expect(document.activeElement).toBe(await row('Bolt'));
  await user.keyboard(' {Shift>}j{/Shift}');
  expect([...sitesStore.getState().selected]).toEqual(['b', 'c']);
  screen.getByText('2 sites selected');
  await user.keyboard('k{Escape}');
  expect(document.activeElement).toBe(await row('Bolt'));
  expect(sitesStore.getState().selected.size).toBe(0);
});

test('[FLEET-01] Ctrl+A selects all sites when nothing has the focus, and the text when a field has it', async () => {
  const { user } = await open();
  await row('Acme');
  await user.click(screen.getByRole('textbox', { name: 'Search or filter the sites' }));
  await user.keyboard('{Control>}a{/Control}');
  expect(sitesStore.getState().selected.size).toBe(0);
  act(() => (document.activeElement as HTMLElement).blur());
  await user.keyboard('{Control>}a{/Control}');
  expect([...sitesStore.getState().selected]).toEqual(['a', 'b', 'c']);
});

test('[FLEET-01] Ctrl+A selects no site when a dialog is open', async () => {
  const { user } = await open();
  await row('Acme');
  await user.click(screen.getByRole('button', { name: 'Changes' }));
  (await within(await screen.findByRole('dialog')).findAllByRole('button'))[0]?.focus();
  await user.keyboard('{Control>}a{/Control}');
  expect(sitesStore.getState().selected.size).toBe(0);
});

test('[SRV-03] a change over many sites says who may begin it when the role of the user does not reach to it', async () => {
  const { user, bridge } = await open({ 'auth.status': () => ({ state: 'signed-in', role: 'editor' }) });
  (await row('Acme')).focus();
  await user.keyboard('{Control>}a{/Control}');
  await user.click(screen.getByRole('button', { name: 'Change…' }));
  await user.type(await screen.findByLabelText('Find'), 'old');
  await user.click(screen.getByRole('button', { name: 'Review' }));
  const apply = await screen.findByRole('button', { name: 'Apply to 3 sites' });
  await waitFor(() => expect(apply.getAttribute('aria-disabled')).toBe('true'));
  const reason = document.getElementById(apply.getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toBe(
    'Your role, editor, may not change many sites at once. Ask a publisher or an admin.',
  );
  await user.click(apply);
  expect(bridge.inputsOf('fleet.apply')).toEqual([]);
});

test('[FLEET-03] a change is reviewed before it is applied, without the sites that are taken out', async () => {
  const { user, bridge } = await open();
  (await row('Acme')).focus();
  await user.keyboard('{Control>}a{/Control}');
  await user.click(screen.getByRole('button', { name: 'Change…' }));
  await user.type(await screen.findByLabelText('Find'), 'old');
  await user.click(screen.getByRole('button', { name: 'Review' }));
  const list = await screen.findByRole('list', { name: 'Reviewed sites' });
  expect(bridge.inputsOf('fleet.apply')).toEqual([]);
  await user.click(within(list).getByRole('checkbox', { name: 'Change b' }));
  await user.click(screen.getByRole('button', { name: 'Apply to 2 sites' }));
  await waitFor(() => expect(bridge.inputsOf('fleet.apply')).toHaveLength(1));
  expect(bridge.inputsOf('fleet.apply')[0]).toMatchObject({
    sites: [
      { slug: 'a', mark: 'ma' },
      { slug: 'c', mark: 'mc' },
    ],
    then: 'save',
    canary: 0,
  });
  // The selection is cleared, because the next change is usually about other sites.
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected sites' })).toBeNull());
});

test('[FLEET-04] a change that pauses says why and goes on', async () => {
  const counts = { waiting: 2, edited: 0, sending: 0, done: 3, asks: 0, failed: 0, skipped: 0, back: 0 };
  const run = { id: 7, title: 'Clear Phone', at: 0, then: 'save', counts } as const;
  const { user, bridge } = await open({
    'fleet.runs': () => [{ ...run, state: 'paused', reason: 'Look at the first 3 sites, then go on.' }],
    'fleet.goOn': () => ({}),
  });
  await screen.findByText('Clear Phone: pauses after 3 of 5 sites. Look at the first 3 sites, then go on.');
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  await waitFor(() => expect(bridge.inputsOf('fleet.goOn')).toMatchObject([{ id: 7 }]));
});

test('[FLEET-06] a rule of the health dialog leads to the sites in which it finds something', async () => {
  const { user } = await open({
    'fleet.health': () => ({ rules: [{ id: 'alt-texts', count: 1 }], unread: 0, due: 2 }),
  });
  await user.click(await screen.findByRole('button', { name: 'Health' }));
  await screen.findByText('2 domains still to be looked at');
  await user.click(await screen.findByRole('button', { name: 'Photos have no alt text 1 site' }));
  expect(sitesStore.getState().filter.conditions).toEqual([{ field: '@health', op: 'is', value: 'alt-texts' }]);
  screen.getByRole('button', { name: 'Remove the filter Health is “Photos have no alt text”' });
  await screen.findByText('1 of 3 sites');
});

test('[FLEET-01] the saved file has all selected sites when the filter hides one of them', async () => {
  const { user, bridge } = await open({ 'fleet.export': () => ({}) });
  (await row('Acme')).focus();
  await user.keyboard('{Control>}a{/Control}');
  act(() =>
    sitesStore.setState({ filter: { search: '', conditions: [{ field: 'phone', op: 'is empty', value: '' }] } }),
  );
  await screen.findByText('3 sites selected, 2 of them not shown by the filter');
  await user.click(screen.getByRole('button', { name: 'Save as a file' }));
  await waitFor(() => expect(bridge.inputsOf('fleet.export')).toHaveLength(1));
  const slugs = bridge
    .inputsOf('fleet.export')[0]!
    .content.trim()
    .split(/\s*\n/)
    .map((line) => line.split(',')[0]);
  expect(slugs.slice(1)).toEqual(['a', 'b', 'c']);
});
