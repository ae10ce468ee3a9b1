import { notifications } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Difference, Trashed } from '#shared/ipc/sync.ipc.ts';
import HistoryPanel from '../../../../src-renderer/app/history/history-panel.tsx';
import TrashPanel from '../../../../src-renderer/app/history/trash-panel.tsx';
import type { FakeHandlers } from '../../../support/fake-bridge.ts';
import { closeScreen, openScreen } from '../../../support/screen-desk.tsx';

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

const differences: Difference[] = [
  { path: ['company_tagline'], label: 'Tagline', before: '"Honest work"', after: '"Quick work"' },
  { path: ['about'], label: 'About', before: '"Long ago"' },
  { path: ['services', 0, 'order'], label: 'Services › Drains › Order', before: '1', after: '2' },
];
const answers: FakeHandlers = {
  'history.list': () => [
    { id: 3, kind: 'published', at: noon - 1 },
    { id: 2, kind: 'merged', at: noon - DAY },
    { id: 1, kind: 'opened', at: noon - DAY - 1 },
  ],
  'history.compare': ({ id }) => (id === 3 ? [] : differences),
};

describe('[PUB-04] the version history', () => {
  async function openHistory() {
    const desk = await openScreen(<HistoryPanel slug="joes" />, {}, { answers });
    desk.bridge.handlers['history.restore'] = () => desk.bridge.handlers['site.open']!({ slug: 'joes' }, null as never);
    const list = await screen.findByRole('listbox', { name: 'Versions' });
    await within(list).findByRole('option', { name: /Published/ });
    return {
      ...desk,
      list,
      restored: () => desk.bridge.inputsOf('history.restore').map(({ id, fields }) => [id, fields]),
    };
  }

  test('lists versions by day, and what has changed since each', async () => {
    const { list, user } = await openHistory();
    const titles = within(list)
      .getAllByRole('group')
      .map((group) => [group.getAttribute('aria-label'), within(group).getAllByRole('option').length]);
    expect(titles).toEqual([
      ['Today', 1],
      ['Yesterday', 2],
    ]);
    expect(await screen.findByText('No differences')).toBeTruthy();
    list.focus();
    await user.keyboard('{ArrowDown}');
    const tagline = await screen.findByRole('group', { name: 'Tagline' });
    expect([...tagline.querySelectorAll('del, ins')].map(({ tagName, textContent }) => tagName + textContent)).toEqual([
      'DELHonest',
      'INSQuick',
    ]);
    expect(within(screen.getByRole('group', { name: 'About' })).getByText('Taken away')).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Services' }).textContent).toContain('Drains › Order');
  });

  test('brings back a field, a section or the site, and offers to undo it', async () => {
    const { list, user, restored } = await openHistory();
    list.focus();
    await user.keyboard('{End}');
    await user.click(await screen.findByRole('button', { name: 'Restore Tagline' }));
    expect(await screen.findByText('Restored: Tagline')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Restore section Basic Info' }));
    await screen.findByText('Restored: Basic Info');
    await user.click(screen.getByRole('button', { name: 'Restore the whole site' }));
    await waitFor(() =>
      expect(restored()).toEqual([
        [1, ['company_tagline']],
        [1, ['company_tagline', 'about']],
        [1, undefined],
      ]),
    );
  });
});

describe('[NAV-05] the trash', () => {
  const mine: Trashed = { id: 5, slug: 'joes', companyName: 'Joe’s Pipes', reason: 'cache-cleared', at: noon - 1 };
  const other: Trashed = { id: 4, slug: 'zen', companyName: '', reason: 'overwritten-on-server', at: noon - DAY };

  async function openTrash() {
    const desk = await openScreen(
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
    desk.bridge.handlers['trash.restore'] = () => desk.bridge.handlers['site.open']!({ slug: 'joes' }, null as never);
    return desk;
  }

  test('says what was put aside, why, when and how long it is kept, and brings it back', async () => {
    const { user, bridge } = await openTrash();
    expect(await screen.findByRole('option', { name: /Joe’s Pipes Draft put aside by Clear Cache/ })).toBeTruthy();
    expect(screen.getByText(/Kept until .*June 4, 2026|Kept until .*4 June 2026/)).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Restore About' }));
    await user.click(screen.getByRole('button', { name: 'Restore the whole site' }));
    await waitFor(() =>
      expect(bridge.inputsOf('trash.restore')).toEqual([
        { slug: 'joes', id: 5, fields: ['about'] },
        { slug: 'joes', id: 5 },
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
