import { notifications } from '@mantine/notifications';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '#shared/ipc/errors.ts';
import type { Difference, Trashed, VersionView } from '#shared/ipc/sync.ipc.ts';
import HistoryPanel from '../../../../src-renderer/app/history/history-panel.tsx';
import TrashPanel from '../../../../src-renderer/app/history/trash-panel.tsx';
import { setField } from '../../../../src-renderer/state/draft.ts';
import type { FakeHandlers } from '../../../support/fake-bridge.ts';
import { closeScreen, openScreen, type ScreenHarness } from '../../../support/screen-harness.tsx';

const noon = new Date(2026, 4, 5, 12, 0).getTime();
const DAY = 24 * 60 * 60 * 1000;

beforeEach(() => {
  vi.useFakeTimers({ now: noon, toFake: ['Date'] });
});
afterEach(() => {
  closeScreen();
  notifications.clean();
  vi.useRealTimers();
});

const own = { kind: 'value' as const, part: '' };
const drains = { item: { id: 'services 0', label: 'Drains' } };
const differences: Difference[] = [
  { ...own, key: 'k1', path: ['company_tagline'], label: 'Tagline', before: '"Honest work"', after: '"Quick work"' },
  { ...own, key: 'k2', path: ['about'], label: 'About', before: '"Long ago"' },
  {
    key: 'k3',
    kind: 'order',
    path: ['services'],
    label: 'Services',
    part: '',
    before: '["A","B"]',
    after: '["B","A"]',
  },
  {
    ...own,
    ...drains,
    key: 'k4',
    path: ['services', 0, 'text'],
    label: 'Services › Drains › Text',
    part: 'Text',
    before: '"We dig"',
    after: '"We drill"',
  },
  {
    ...own,
    ...drains,
    key: 'k5',
    path: ['services', 0, 'price'],
    label: 'Services › Drains › Price',
    part: 'Price',
    before: '1.10',
    after: '1.20',
  },
  {
    key: 'k6',
    kind: 'removed',
    path: ['services', 1],
    label: 'Services › Gutters',
    item: { id: 's1', label: 'Gutters' },
    part: '',
    before: '{"service-name":"Gutters","draggableId":"d"}',
  },
  {
    key: 'k7',
    kind: 'added',
    path: ['services', 2],
    label: 'Services › Roofs',
    item: { id: 's2', label: 'Roofs' },
    part: '',
    after: '{"service-name":"Roofs","note":""}',
  },
];
const published: VersionView = { id: 3, kind: 'published', at: noon - 1, by: 'you', name: '', before: 1 };
const versions: VersionView[] = [
  published,
  { id: 2, kind: 'merged', at: noon - DAY, by: '+12025550123', name: '', before: 1 },
  { id: 1, kind: 'opened', at: noon - DAY - 1, by: 'someone else', name: '' },
];
const answers: FakeHandlers = {
  'history.list': () => versions,
  'history.counts': () => [
    { id: 3, changes: 1 },
    { id: 2, changes: 12 },
  ],
  'history.compare': ({ id, to }) => (id === 3 || to === 2 ? [] : differences),
};

/** Makes main answer a restore with the unchanged draft and the given number of restored changes. */
function answerRestores({ bridge }: ScreenHarness, channel: 'history.restore' | 'trash.restore', restored = 1) {
  const open = bridge.handlers['site.open']!;
  bridge.handlers[channel] = async (_, call) => {
    const answer = { ...(await open({ slug: 'joes' }, call)), restored };
    bridge.emit('site.status', answer.status);
    return answer;
  };
}

describe('[PUB-04] the version history', () => {
  async function openHistory(over: FakeHandlers = {}) {
    const harness = await openScreen(<HistoryPanel slug="joes" />, {}, { answers: { ...answers, ...over } });
    answerRestores(harness, 'history.restore');
    const list = await screen.findByRole('listbox', { name: 'Versions' });
    return {
      ...harness,
      list,
      restored: () => harness.bridge.inputsOf('history.restore').map(({ id, part }) => [id, part]),
    };
  }
  const openOldest = async () => {
    const harness = await openHistory();
    await within(harness.list).findByRole('option', { name: /Published/ });
    harness.list.focus();
    await harness.user.keyboard('{End}');
    await screen.findByRole('group', { name: 'Tagline' });
    return harness;
  };

  test('lists versions by day with the number of their changes, and what has changed since each', async () => {
    const { list, user } = await openHistory();
    await within(list).findByRole('option', { name: /^Published 11:59 by you · 1 change$/ });
    const titles = within(list)
      .getAllByRole('group')
      .map((group) => [group.getAttribute('aria-label'), within(group).getAllByRole('option').length]);
    expect(titles).toEqual([
      ['Today', 1],
      ['Yesterday', 2],
    ]);
    expect(
      within(list).getByRole('option', { name: /^Before a merge .* by \+12025550123 · 12 changes$/ }),
    ).toBeTruthy();
    expect(within(list).getByRole('option', { name: /^From the server [^·]* by someone else$/ })).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Compared with'), 'the draft as it is now');
    expect(await screen.findByText('No differences')).toBeTruthy();
    list.focus();
    await user.keyboard('{End}');
    const tagline = await screen.findByRole('group', { name: 'Tagline' });
    expect([...tagline.querySelectorAll('del, ins')].map(({ tagName, textContent }) => tagName + textContent)).toEqual([
      'DELHonest',
      'INSQuick',
    ]);
    expect(within(screen.getByRole('group', { name: 'About' })).getByText('Taken away')).toBeTruthy();
  });

  test('an opened version shows what it changed, whatever the one before was compared with; any other can be chosen', async () => {
    const { list, user, bridge } = await openHistory();
    const compared = () => bridge.inputsOf('history.compare').at(-1);
    await screen.findByRole('group', { name: 'Tagline' });
    expect(compared()).toEqual({ slug: 'joes', id: 1, to: 3 });
    expect(screen.queryByRole('button', { name: /Restore|Bring back/ })).toBeNull();
    const select = screen.getByLabelText('Compared with');
    expect([...select.querySelectorAll('option')].map((option) => option.textContent)).toEqual([
      'the draft as it is now',
      'Before a merge, Yesterday 12:00',
      'the version before it',
    ]);
    await user.selectOptions(select, 'Before a merge, Yesterday 12:00');
    await waitFor(() => expect(compared()).toEqual({ slug: 'joes', id: 2, to: 3 }));
    list.focus();
    await user.keyboard('{End}');
    await screen.findByRole('button', { name: 'Restore Tagline' });
    await user.keyboard('{ArrowUp}');
    await waitFor(() => expect(compared()).toEqual({ slug: 'joes', id: 1, to: 2 }));
    await user.click(screen.getByRole('button', { name: 'Compare with the draft to restore' }));
    await user.click(within(list).getByRole('option', { name: /^Published/ }));
    await waitFor(() => expect(screen.getByLabelText('Compared with')).toHaveProperty('value', '1'));
  });

  test('a version is given a name, which is listed; Escape leaves it as it was', async () => {
    let name = '';
    const { list, user, bridge } = await openHistory({
      'history.list': () => [{ ...published, name }, ...versions.slice(1)],
      'history.name': (named) => {
        name = named.name;
        return {};
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Name this version' }));
    await user.keyboard('Summer offer{Enter}');
    await within(list).findByRole('option', { name: /^Summer offer 11:59 by you/ });
    expect(screen.getByText('Published, Today 11:59 by you')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Change the name' }));
    await user.keyboard('!{Escape}');
    expect(screen.getByRole('heading', { name: 'Summer offer' })).toBeTruthy();
    expect(bridge.inputsOf('history.name')).toEqual([{ slug: 'joes', id: 3, name: 'Summer offer' }]);
  });

  test('[PUB-04] photos are shown as pictures, by their addresses where they cannot be had', async () => {
    const [old, now] = ['https://photos.example/old.jpg', 'https://photos.example/new.jpg'];
    const photo = (address: string) => JSON.stringify({ photo: address, caption: 'A roof' });
    await openHistory({
      'history.compare': () => [
        { ...own, key: 'p1', path: ['logo'], label: 'Logo', before: `"${old}"`, after: `"${now}"` },
        {
          key: 'p2',
          kind: 'added',
          path: ['gallery', 0],
          label: 'Gallery › A roof',
          item: { id: 'g', label: 'A roof' },
          part: '',
          after: photo(now),
        },
      ],
    });
    const logo = await screen.findByRole('group', { name: 'Logo' });
    const pictures = within(logo).getAllByRole('img');
    expect(pictures.map((img) => [img.getAttribute('alt'), img.getAttribute('src')])).toEqual([
      ['Earlier picture', `/thumbnail?of=${encodeURIComponent(old)}`],
      ['Later picture', `/thumbnail?of=${encodeURIComponent(now)}`],
    ]);
    expect(logo.textContent).not.toContain('photos.example');
    expect(within(screen.getByRole('group', { name: 'A roof' })).getByRole('img')).toBeTruthy();
    fireEvent.error(pictures[0]!);
    expect(logo.textContent).toContain('old');
    expect(within(logo).queryByRole('img')).toBeNull();
  });

  test('says what became of each list item, and of their order', async () => {
    await openOldest();
    const services = within(screen.getByRole('group', { name: 'Services' }));
    expect(services.getByRole('group', { name: 'Order changed' }).textContent).toMatch(
      /[AB] moved (to the top|down, now behind B)/,
    );
    expect(services.getByRole('group', { name: 'Drains' }).textContent).toContain('Changed');
    const [gutters, roofs] = ['Gutters', 'Roofs'].map((name) => services.getByRole('group', { name }));
    expect(gutters!.textContent).toContain('Removed');
    expect(roofs!.textContent).toContain('Added');
    // Of both items, only the name is shown: their other members are empty or mean nothing to a user.
    expect([...gutters!.querySelectorAll('dt'), ...roofs!.querySelectorAll('dt')].map((dt) => dt.textContent)).toEqual([
      'Name',
      'Name',
    ]);
  });

  test.each([
    ['Restore Tagline', 'Tagline', ['k1']],
    ['Restore order of Services', 'order of Services', ['k3']],
    ['Restore Services › Drains › Price', 'Services › Drains › Price', ['k5']],
    ['Restore item Services › Drains', 'Services › Drains', ['k4', 'k5']],
    ['Bring back Services › Gutters', 'Services › Gutters', ['k6']],
    ['Remove Services › Roofs', 'Services › Roofs', ['k7']],
    ['Restore all of Services', 'Services', ['k3', 'k4', 'k5', 'k6', 'k7']],
  ])('restores only the changes that “%s” names', async (button, told, keys) => {
    const { user, restored } = await openOldest();
    await user.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText(`Restored: ${told}`)).toBeTruthy();
    expect(restored()).toEqual([[1, { of: 'changes', keys }]]);
  });

  test('brings back a section or the site, and offers to undo it', async () => {
    const { user, restored } = await openOldest();
    await user.click(screen.getByRole('button', { name: 'Restore section Basic Info' }));
    await screen.findByText('Restored: Basic Info');
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Restore the whole site' }));
    await waitFor(() =>
      expect(restored()).toEqual([
        [1, { of: 'tab', tab: 'basicInfo' }],
        [1, { of: 'site' }],
      ]),
    );
  });

  test('undoes the restore by its notice only as long as nothing else was edited', async () => {
    const { user, bridge } = await openOldest();
    await user.click(screen.getByRole('button', { name: 'Restore section Basic Info' }));
    await screen.findByText('Restored: Basic Info');
    act(() => void setField(['about'], 'Typed since'));
    await waitFor(() => expect(bridge.inputsOf('site.edit')).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The restore was not undone')).toBeTruthy();
    expect(bridge.inputsOf('site.undo')).toEqual([]);
    // The closed notice disappears after a moment. Until then, a query could find two Undo buttons.
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());

    await user.click(screen.getByRole('button', { name: 'Restore the whole site' }));
    await screen.findByText('Restored: the whole site');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(bridge.inputsOf('site.undo')).toHaveLength(1));
  });

  test('says so where there was nothing to restore any more', async () => {
    const harness = await openOldest();
    answerRestores(harness, 'history.restore', 0);
    await harness.user.click(screen.getByRole('button', { name: 'Restore Tagline' }));
    expect(await screen.findByText('Nothing was restored: Tagline')).toBeTruthy();
    expect(screen.queryByText('Restored: Tagline')).toBeNull();
  });

  test('the keyboard goes on at the next difference when one is restored', async () => {
    const harness = await openOldest();
    screen.getByRole('button', { name: 'Restore Tagline' }).focus();
    harness.bridge.handlers['history.compare'] = () => differences.slice(1);
    await harness.user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Tagline' })).toBeNull());
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Restore About'));
    screen.getByRole('button', { name: 'Restore section Services' }).focus();
    harness.bridge.handlers['history.compare'] = () => differences.slice(1, 2);
    await harness.user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Services' })).toBeNull());
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Restore About'));
    screen.getByRole('button', { name: 'Restore the whole site' }).focus();
    harness.bridge.handlers['history.compare'] = () => [];
    await harness.user.keyboard('{Enter}');
    await screen.findByText('No differences');
    await waitFor(() => expect(document.activeElement).toBe(harness.list));
  });

  test('long lists are shown in parts', async () => {
    const many = Array.from({ length: 130 }, (_, at): Difference => ({
      ...differences[5]!,
      key: `m${at}`,
      item: { id: `m${at}`, label: `Item ${at}` },
    }));
    const { user } = await openHistory({ 'history.compare': () => many });
    const shown = () => screen.getAllByRole('group', { name: /^Item/ }).length;
    await user.click(await screen.findByRole('button', { name: 'Show 100 more of 130' }));
    expect(shown()).toBe(108);
    await user.click(screen.getByRole('button', { name: 'Show 22 more of 130' }));
    expect(shown()).toBe(130);
  });

  test('a version that cannot be read says why, beside the others', async () => {
    const { list, user } = await openHistory({
      'history.compare': () => {
        throw new AppError('DISK', 'What is kept of this is damaged.');
      },
    });
    expect((await screen.findByRole('alert')).textContent).toBe('What is kept of this is damaged.');
    expect(within(list).getAllByRole('option')).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Compare with the draft to restore' }));
    const restore = await screen.findByRole('button', { name: 'Restore the whole site' });
    expect(restore.hasAttribute('disabled')).toBe(true);
  });

  test('says that it is still loading', async () => {
    let answer = (_: VersionView[]): void => undefined;
    const pending = new Promise<VersionView[]>((resolve) => (answer = resolve));
    const { list } = await openHistory({ 'history.list': () => pending });
    expect(list.getAttribute('aria-busy')).toBe('true');
    expect(screen.queryByText('No versions yet')).toBeNull();
    answer([published]);
    await within(list).findByRole('option', { name: /^Published/ });
    expect(list.getAttribute('aria-busy')).toBe('false');
  });

  test('says that there are no versions yet when the list is empty', async () => {
    const { list } = await openHistory({ 'history.list': () => [] });
    expect(await screen.findByText('No versions yet')).toBeTruthy();
    expect(list.getAttribute('aria-busy')).toBe('false');
  });
});

describe('[NAV-05] the trash', () => {
  const mine: Trashed = { id: 5, slug: 'joes', companyName: 'Joe’s Pipes', reason: 'cache-cleared', at: noon - 1 };
  const other: Trashed = { id: 4, slug: 'zen', companyName: '', reason: 'overwritten-on-server', at: noon - DAY };

  async function openTrash() {
    const harness = await openScreen(
      <MemoryRouter>
        <TrashPanel slug="joes" />
      </MemoryRouter>,
      {},
      {
        answers: {
          'trash.list': ({ slug }) => (slug === 'joes' ? [mine] : [mine, other]),
          'trash.compare': () => differences,
        },
      },
    );
    answerRestores(harness, 'trash.restore');
    return harness;
  }

  test('says what was put aside, why, when and how long it is kept, and brings it back', async () => {
    const { user, bridge } = await openTrash();
    expect(await screen.findByRole('option', { name: /^Draft put aside by Clear Cache 11:59/ })).toBeTruthy();
    expect(screen.getByText(/Kept at least until .*(June 4, 2026|4 June 2026)/)).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Restore About' }));
    await user.click(screen.getByRole('button', { name: 'Restore the whole site' }));
    await waitFor(() =>
      expect(bridge.inputsOf('trash.restore')).toEqual([
        { slug: 'joes', id: 5, part: { of: 'changes', keys: ['k2'] } },
        { slug: 'joes', id: 5, part: { of: 'site' } },
      ]),
    );
  });

  test('of all sites: another site is opened before it is compared', async () => {
    const { user, bridge } = await openTrash();
    await user.click(await screen.findByText('All sites'));
    await user.click(await screen.findByRole('option', { name: /zen/ }));
    expect(screen.getByRole('button', { name: 'Open the site to compare' })).toBeTruthy();
    expect(bridge.inputsOf('trash.compare').map(({ slug }) => slug)).not.toContain('zen');
  });
});
