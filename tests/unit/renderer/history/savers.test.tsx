import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { VersionView } from '#shared/ipc/sync.ipc.ts';
import HistoryPanel from '../../../../src-renderer/app/history/history-panel.tsx';
import type { FakeHandlers } from '../../../support/fake-bridge.ts';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

afterEach(closeScreen);

const versions: VersionView[] = [
  { id: 2, kind: 'saved', at: 2, by: 'you', name: '', before: 1 },
  { id: 1, kind: 'opened', at: 1, by: 'someone else', name: '' },
];

async function openList(savers: FakeHandlers) {
  const answers = {
    'history.list': () => versions,
    'history.counts': () => [],
    'history.compare': () => [],
    ...savers,
  };
  await openScreen(<HistoryPanel slug="joes" />, {}, { answers });
  return within(await screen.findByRole('listbox', { name: 'Versions' }));
}

test('[PUB-04] the history names who saved a version when the server tells it', async () => {
  const list = await openList({ 'history.savers': () => [{ id: 1, by: 'Bo Berg' }] });
  expect(await list.findByRole('option', { name: /^From the server .* by Bo Berg$/ })).toBeTruthy();
  expect(list.getByRole('option', { name: /^Saved .* by you$/ })).toBeTruthy();
});

test('[PUB-04] the history says “someone else” when the server does not answer who it was', async () => {
  const list = await openList({ 'history.savers': () => Promise.reject(new Error('offline')) });
  expect(await list.findByRole('option', { name: /^From the server .* by someone else$/ })).toBeTruthy();
});
