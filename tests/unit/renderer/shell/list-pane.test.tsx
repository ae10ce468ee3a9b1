import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { type ListEntry, ListPane } from '../../../../src-renderer/ui/list-pane.tsx';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

afterEach(closeScreen);

test.each<[string, readonly ListEntry[], boolean, number]>([
  ['with entries', [{ id: 1, title: 'One', detail: '' }], false, 0],
  ['whose entries are still to come', [], true, 0],
  ['without any', [], false, -1],
])(
  '[NAV-11] the Tab key stops at a list where there is something to choose: one %s',
  async (_what, entries, loading, stop) => {
    await openScreen(
      <ListPane label="Trash" entries={entries} loading={loading} selected={undefined} onSelect={() => undefined} />,
      {},
    );
    expect(screen.getByRole('listbox').tabIndex).toBe(stop);
  },
);
