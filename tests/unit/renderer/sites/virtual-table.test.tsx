import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { VirtualTable } from '../../../../src-renderer/ui/virtual-table.tsx';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

const rows = Array.from({ length: 1000 }, (_, place) => `site ${place}`);

afterEach(() => {
  closeScreen();
  vi.restoreAllMocks();
});

test('[FLEET-01] scrolling draws only the rows that come into sight', async () => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(360);
  const cell = vi.fn((row: string) => row);
  await openScreen(
    <VirtualTable label="Sites" columns={[{ label: 'Name', cell }]} rows={rows} keyOf={(row) => row} maxHeight={360} />,
    {},
  );
  const scroller = await screen.findByRole('region', { name: 'Sites' });
  await screen.findByText('site 19');
  cell.mockClear();
  scroller.scrollTop = 180;
  fireEvent.scroll(scroller);
  await screen.findByText('site 24');
  expect(cell.mock.calls.map(([row]) => row)).toEqual(['site 20', 'site 21', 'site 22', 'site 23', 'site 24']);
});

test('[NAV-11] Tab reaches one of the rows in sight when the first row is scrolled out', async () => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(360);
  await openScreen(
    <VirtualTable
      label="Sites"
      columns={[{ label: 'Name', cell: (row: string) => row }]}
      rows={rows}
      keyOf={(row) => row}
      maxHeight={360}
      rowProps={(_row, _place, isFirst) => ({ tabIndex: isFirst ? 0 : -1 })}
    />,
    {},
  );
  const scroller = await screen.findByRole('region', { name: 'Sites' });
  await screen.findByText('site 19');
  scroller.scrollTop = 18_000;
  fireEvent.scroll(scroller);
  await screen.findByText('site 505');
  expect(scroller.querySelectorAll('tbody tr[tabindex="0"]')).toHaveLength(1);
});
