import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { CommandContext } from '../../../../src-renderer/app/commands/command-table.ts';
import { useContextMenus } from '../../../../src-renderer/app/commands/use-context-menus.ts';
import { ListEditor } from '../../../../src-renderer/editor/list/list-editor.tsx';
import { SortableRow } from '../../../../src-renderer/ui/rows.tsx';
import { SortableRows } from '../../../../src-renderer/ui/sortable-rows.tsx';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

afterEach(closeScreen);

const removed = vi.fn();
const start = vi.fn<CommandContext['flow']['start']>(async () => true);

const faq = (question: string, at: number) => ({ question, answer: '', order: at + 1 });
const orderedFaqs = ({ faqs }: SiteDocument) =>
  (faqs as { question: string; order: number }[]).toSorted((a, b) => a.order - b.order).map(({ question }) => question);

const List = () => <ListEditor path={['faqs']}>{({ name }) => <span>{name}</span>}</ListEditor>;

function Places({ children }: { children: ReactNode }) {
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
      {children}
    </main>
  );
}

async function openPlaces(site: SiteDocument = {}, more: ReactNode = <List />) {
  const shown: { menu: string; items: { label: string }[] }[] = [];
  const copied: string[] = [];
  const answers = {
    'app.showMenu': (menu: (typeof shown)[number]) => (shown.push(menu), {}),
    'app.copyText': ({ text }: { text: string }) => (copied.push(text), {}),
  };
  const harness = await openScreen(<Places>{more}</Places>, { company_name: 'Joe', ...site }, { answers });
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

test('[NAV-15] a row of a list is moved from its menu, to the places that it can go to', async () => {
  const { open, choose, site } = await openPlaces({ faqs: ['First', 'Second', 'Third'].map(faq) });
  const questions = () => orderedFaqs(site());
  const moves = async (text: string) => labels(await open(text))?.filter((label) => label.startsWith('Move'));
  expect(await moves('First')).toEqual(['Move down', 'Move to the bottom']);
  expect(await moves('Second')).toEqual(['Move up', 'Move down']);
  expect(await moves('Third')).toEqual(['Move up', 'Move to the top']);
  choose('Move to the top');
  await waitFor(() => expect(questions()).toEqual(['Third', 'First', 'Second']));
  expect(await moves('Third')).toEqual(['Move down', 'Move to the bottom']);
  choose('Move down');
  await waitFor(() => expect(questions()).toEqual(['First', 'Third', 'Second']));
});

test('[NAV-15] a picture of a grid is moved to its sides', async () => {
  const onMove = vi.fn();
  const { open, choose } = await openPlaces(
    {},
    <SortableRows ids={['a', 'b', 'c']} name={String} onMove={onMove} grid>
      {['a', 'b', 'c'].map((id) => (
        <SortableRow key={id} id={id} name={id} data-row={id}>
          Photo {id}
        </SortableRow>
      ))}
    </SortableRows>,
  );
  expect(labels(await open('Photo a'))).toEqual(['Move right', 'Move to the end', 'Undo', 'Redo']);
  choose('Move to the end');
  expect(onMove).toHaveBeenCalledWith(0, 2);
});

test('[NAV-15] a tab can be opened, and its site saved from there', async () => {
  const { open, choose } = await openPlaces();
  expect(labels(await open('FAQs'))).toEqual(
    expect.arrayContaining(['Open', 'Save', 'Publish', 'Find and replace in this site']),
  );
  choose('Save');
  expect(start).toHaveBeenCalledWith('save');
});

test('[NAV-15] the menu of a listed site offers to open and duplicate it, and copies its slug', async () => {
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
