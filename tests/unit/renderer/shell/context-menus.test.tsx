import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { CommandContext } from '../../../../src-renderer/app/commands/command-table.ts';
import { useContextMenus } from '../../../../src-renderer/app/commands/use-context-menus.ts';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

afterEach(closeScreen);

const removed = vi.fn();
const start = vi.fn<CommandContext['flow']['start']>(async () => true);

function Places() {
  useContextMenus({ navigate: vi.fn(), flow: { start }, contactField: 'sitewright_contact_id' });
  return (
    <main id="screen">
      <a href="#tab" data-tab="faqs" onClick={(event) => event.preventDefault()}>
        FAQs
      </a>
      <ul>
        <li>
          <a href="#site" data-site-row="joes" onClick={(event) => event.preventDefault()}>
            Joe
          </a>
          <button aria-label="Duplicate Joe" />
        </li>
        <li data-row="a">
          <button aria-label="Move Ann" aria-roledescription="sortable" />
          <span>Ann</span>
          <button aria-label="Remove Ann" onClick={removed} />
          <input aria-label="Name" />
          <div data-row="b">
            <button aria-label="Remove a photo of Ann" />
          </div>
        </li>
      </ul>
      <p>Nothing</p>
    </main>
  );
}

async function openPlaces() {
  const shown: { menu: string; items: { label: string }[] }[] = [];
  const copied: string[] = [];
  const answers = {
    'app.showMenu': (menu: (typeof shown)[number]) => (shown.push(menu), {}),
    'app.copyText': ({ text }: { text: string }) => (copied.push(text), {}),
  };
  const harness = await openScreen(<Places />, { company_name: 'Joe' }, { answers });
  const open = async (text: string) => {
    fireEvent.contextMenu(screen.getByText(text));
    await act(async () => undefined);
    return shown.at(-1);
  };
  const choose = (label: string): void => {
    const { menu = '', items = [] } = shown.at(-1) ?? {};
    act(() => harness.bridge.emit('menu.chosen', { menu, place: items.findIndex((item) => item.label === label) }));
  };
  return { ...harness, shown, copied, open, choose };
}

const labels = (menu: { items: { label: string }[] } | undefined) => menu?.items.map(({ label }) => label);

test('[NAV-15] a row offers what its own buttons do, then commands of the table with their keys', async () => {
  const { open, choose, shown } = await openPlaces();
  expect(labels(await open('Ann'))).toEqual(['Remove Ann', 'Undo', 'Redo']);
  expect(shown[0]?.items[1]).toEqual({ label: 'Undo', keys: 'mod+Z', startsBlock: true });
  choose('Remove Ann');
  expect(removed).toHaveBeenCalledTimes(1);
});

test('[NAV-15] a tab can be opened, and its site saved from there', async () => {
  const { open, choose } = await openPlaces();
  expect(labels(await open('FAQs'))).toEqual(
    expect.arrayContaining(['Open', 'Save', 'Publish', 'Find and replace in this site']),
  );
  choose('Save');
  expect(start).toHaveBeenCalledWith('save');
});

test('[NAV-15] a site of the list can be opened, duplicated and named', async () => {
  const { open, choose, copied } = await openPlaces();
  expect(labels(await open('Joe'))).toEqual(['Open', 'Copy slug', 'Duplicate Joe', 'New site']);
  choose('Copy slug');
  expect(copied).toEqual(['joes']);
});

test('[NAV-15] fields have the menu of their text, and what has no menu gets none; an old menu does nothing', async () => {
  const { open, shown, bridge } = await openPlaces();
  removed.mockClear();
  fireEvent.contextMenu(screen.getByLabelText('Name'));
  await open('Nothing');
  expect(shown).toEqual([]);
  await open('Ann');
  act(() => bridge.emit('menu.chosen', { menu: 'another', place: 0 }));
  expect(removed).not.toHaveBeenCalled();
});
