import { Modal } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { commandRows } from '#shared/commands.ts';
import { renameService } from '#shared/domain/service/rename.ts';
import { type CommandContext } from '../../../../src-renderer/app/commands/command-table.ts';
import { Palette } from '../../../../src-renderer/app/commands/palette.tsx';
import { useShortcuts } from '../../../../src-renderer/app/commands/use-shortcuts.ts';
import { closeSite, edit, openSite, setField } from '../../../../src-renderer/state/draft-actions.ts';
import { currentSite } from '../../../../src-renderer/state/draft.ts';
import type { FakeHandlers } from '../../../support/fake-bridge.ts';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';
import { siteSummary } from '../../../support/site-summary.ts';

afterEach(closeScreen);

function Commands({ context, dialog = false }: { context: CommandContext; dialog?: boolean }) {
  useShortcuts(context);
  return (
    <ModalsProvider>
      <Modal opened={dialog} onClose={() => undefined} title="A question">
        <input aria-label="Field of the dialog" />
      </Modal>
      <Palette context={context} />
    </ModalsProvider>
  );
}

function contextOf() {
  const navigate = vi.fn<CommandContext['navigate']>();
  const start = vi.fn<CommandContext['flow']['start']>(async () => true);
  return { navigate, start, context: { navigate, flow: { start }, contactField: 'sitewright_contact_id' } };
}

const visit = (route: string) => window.history.replaceState(null, '', route);

test('keys and the menu run the same command of the open site', async () => {
  const { context, start, navigate } = contextOf();
  visit('/basicInfo/joes');
  const { user, bridge } = await openScreen(<Commands context={context} />, { company_name: 'Joe' });
  await user.keyboard('{Control>}s{/Control}');
  act(() => bridge.emit('command', { id: 'publish' }));
  expect(start.mock.calls).toEqual([['save'], ['publish']]);
  await user.keyboard('{Control>}]{/Control}');
  expect(navigate).toHaveBeenLastCalledWith('/services/joes');
  await user.keyboard('{Control>}4{/Control}');
  expect(navigate).toHaveBeenLastCalledWith('/photos/joes');
});

test('[NAV-08] undo says what it changed where that is on another tab, and leads there', async () => {
  const { context, navigate } = contextOf();
  visit('/basicInfo/joes');
  const { user } = await openScreen(<Commands context={context} />, { company_name: 'Joe', faq_header: 'Questions' });
  act(() => void setField(['company_name'], 'Ann'));
  act(() => void edit([{ op: 'set', path: ['faq_header'], value: 'Good to know' }]));
  await user.keyboard('{Control>}z{/Control}');
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toContain('Undone on CustomFAQ header');
  await user.click(within(notice).getByRole('button', { name: 'Go to Custom' }));
  expect(navigate).toHaveBeenLastCalledWith('/custom/joes', { field: 'faq_header' });

  act(() => void edit([{ op: 'set', path: ['faq_header'], value: 'Good to know' }]));
  await user.keyboard('{Control>}z{/Control}');
  await screen.findByText('Undone on Custom');
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('[NAV-08] undo in a field beside those of the record is the field’s own, by the key and from the menu', async () => {
  const ownUndo = vi.fn(() => true);
  Object.assign(document, { execCommand: ownUndo });
  onTestFinished(() => void Reflect.deleteProperty(document, 'execCommand'));
  const { context } = contextOf();
  visit('/custom/joes');
  const { user, site, bridge } = await openScreen(
    <main data-site-fields>
      <Commands context={context} />
      <input aria-label="Of the record" />
      <input aria-label="Search" data-other-fields />
      <form>
        <input aria-label="Of a form" />
      </form>
    </main>,
    { company_name: 'Joe' },
  );
  act(() => void setField(['company_name'], 'Ann'));
  await waitFor(() => expect(site().company_name).toBe('Ann'));
  await user.type(screen.getByLabelText('Search'), 'team{Control>}z{/Control}');
  act(() => bridge.emit('command', { id: 'undo' }));
  await user.type(screen.getByLabelText('Of a form'), 'team{Control>}z{/Control}');
  await user.type(screen.getByLabelText('Of the record'), '{Control>}{Shift>}z{/Shift}{/Control}');
  expect(site().company_name).toBe('Ann');
  expect(ownUndo.mock.calls).toEqual([['undo'], ['undo'], ['undo']]);
  await user.type(screen.getByLabelText('Of the record'), '{Control>}z{/Control}');
  await waitFor(() => expect(site().company_name).toBe('Joe'));
});

test('[NAV-08] undo of a renamed service leads to Services from a tab that followed the name', async () => {
  const { context, navigate } = contextOf();
  visit('/reviews/joes');
  const { user } = await openScreen(<Commands context={context} />, {
    services: [{ 'service-name': 'Drains' }],
    testimonials: [{ reviewer: 'Ann', service: 'Drains' }],
  });
  act(() => void edit(renameService(currentSite(), 0, 'Sewers')));
  await user.keyboard('{Control>}z{/Control}');
  await user.click(await screen.findByRole('button', { name: 'Go to Services' }));
  expect(navigate).toHaveBeenLastCalledWith('/services/joes', { field: 'services' });
});

test('[NAV-15] G and a letter open a screen of the site, unless they are typed in a field or another key comes between', async () => {
  const { context, navigate } = contextOf();
  visit('/basicInfo/joes');
  const { user } = await openScreen(
    <>
      <Commands context={context} />
      <input aria-label="Field" />
    </>,
    {},
  );
  await user.keyboard('gs');
  expect(navigate).toHaveBeenLastCalledWith('/services/joes');
  await user.keyboard('gGd');
  expect(navigate).toHaveBeenLastCalledWith('/domain/joes');
  await user.keyboard('gh');
  expect(navigate).toHaveBeenLastCalledWith('/');
  expect(navigate).toHaveBeenCalledTimes(3);
  await user.keyboard('gxt');
  await user.keyboard('ga');
  await user.type(screen.getByLabelText('Field'), 'gt');
  expect(navigate).toHaveBeenCalledTimes(3);
});

test('[NAV-15] every key is given once, and a screen has a letter that goes through no list', () => {
  const keys = commandRows.flatMap((row) => row.keys);
  expect(new Set(keys.map((each) => each.toLowerCase())).size).toBe(keys.length);
  expect(keys.filter((each) => /^g [jk]$/.test(each))).toEqual([]);
});

test('no command acts while a dialog is open, neither by its keys nor from the menu', async () => {
  const { context, start, navigate } = contextOf();
  visit('/basicInfo/joes');
  const { user, bridge } = await openScreen(<Commands context={context} dialog />, { company_name: 'Joe' });
  await screen.findByRole('dialog', { name: 'A question' });
  await user.keyboard('{Control>}s{/Control}{Control>}]{/Control}{Control>}2{/Control}{Control>}k{/Control}');
  act(() => bridge.emit('command', { id: 'palette' }));
  act(() => bridge.emit('command', { id: 'shortcuts' }));
  expect(start).not.toHaveBeenCalled();
  expect(navigate).not.toHaveBeenCalled();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

test('the palette is closed by its own keys', async () => {
  const { context } = contextOf();
  const { user } = await openScreen(<Commands context={context} />, {}, { answers: { 'site.recent': () => [] } });
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox');
  await user.keyboard('{Control>}k{/Control}');
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
});

test('[NAV-07] the palette asks main for sites, lists them before screens and actions, and selects the first', async () => {
  const { context, navigate } = contextOf();
  const sites = [siteSummary('acme-map', 'Acme Map Makers'), siteSummary('joes', 'Joe')];
  const { user, bridge } = await openScreen(
    <Commands context={context} />,
    {},
    {
      answers: { 'site.recent': ({ search }) => sites.filter(({ companyName }) => companyName.includes(search)) },
    },
  );
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'Map');
  await waitFor(() =>
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Acme Map Makersacme-map · Plumbing · Reno',
      'MapG M',
    ]),
  );
  expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1);
  expect(bridge.inputsOf('site.recent').at(-1)).toMatchObject({ search: 'Map' });
  await user.keyboard('{Enter}');
  expect(navigate).toHaveBeenCalledWith('/basicInfo/acme-map');
});

test('[NAV-07] the palette offers a new site before anything is typed when there are many sites', async () => {
  const { context } = contextOf();
  const sites = Array.from({ length: 12 }, (_, at) => siteSummary(`site-${at}`, `Site ${at}`));
  const { user } = await openScreen(<Commands context={context} />, {}, { answers: { 'site.recent': () => sites } });
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('option', { name: /^Site 7/ });
  expect(screen.queryByRole('option', { name: /^Site 8/ })).toBeNull();
  expect(screen.getByRole('option', { name: /^New Site/ })).toBeTruthy();
  await user.keyboard('{Control>}k{/Control}');
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
});

test('[NAV-07] the palette finds a field by other names than its label, which its row says', async () => {
  const { context, navigate } = contextOf();
  const { user } = await openScreen(<Commands context={context} />, {}, { answers: { 'site.recent': () => [] } });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'seo title');
  await waitFor(() =>
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Site titleBasic Info › Company',
    ]),
  );
  await user.keyboard('{Enter}');
  expect(navigate).toHaveBeenCalledWith('/basicInfo/joes', { field: 'title_tag' });
});

test('[NAV-15] the palette finds the cards of the screens, but for those that are there with another version only', async () => {
  const { context, navigate } = contextOf();
  const answers = { 'site.recent': () => [] };
  const { user } = await openScreen(<Commands context={context} />, { version: 'v2' }, { answers });
  await user.keyboard('{Control>}k{/Control}');
  const cards = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
  const term = await screen.findByRole('combobox');
  await user.type(term, 'text columns');
  await waitFor(() => expect(cards()[0]).toBe('Text columnsTeam'));
  await user.clear(term);
  await user.type(term, 'custom css');
  await waitFor(() => expect(cards()).not.toContain('Text columnsTeam'));
  expect(cards()).not.toContain('Custom CSSLayout');
  await user.clear(term);
  await user.type(term, 'text columns');
  await waitFor(() => expect(cards()[0]).toBe('Text columnsTeam'));
  await user.keyboard('{Enter}');
  expect(navigate).toHaveBeenCalledWith('/team/joes#texts');
});

test('[NAV-15] the palette says of a text that the structures of its section leave it out', async () => {
  const { context, navigate } = contextOf();
  const answers: FakeHandlers = { 'site.recent': () => [], 'preview.leftOut': () => [['service_link_text']] };
  const site = { service_link_text: 'Read on', company_tagline: 'Honest' };
  const { user, bridge } = await openScreen(<Commands context={context} />, site, { answers });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'services link');
  await screen.findByText(/^Not on the page: .* leaves it out as the site is now$/);
  expect(bridge.inputsOf('preview.leftOut')).toEqual([{ slug: 'joes' }]);
  // The palette still leads to the field on its screen.
  await user.keyboard('{Enter}');
  expect(navigate).toHaveBeenLastCalledWith(expect.any(String), { field: 'service_link_text' });
});

test('[NAV-07] the palette finds fields of the open site by their label, after all else, and leads to them', async () => {
  const { context, navigate } = contextOf();
  const answers = { 'site.recent': () => [] };
  const { user } = await openScreen(<Commands context={context} />, {}, { answers });
  await user.keyboard('{Control>}k{/Control}');
  expect((await screen.findAllByRole('group')).map(({ ariaLabel }) => ariaLabel)).not.toContain('Fields');
  await user.type(screen.getByRole('combobox'), 'license');
  await waitFor(() =>
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'License numberBasic Info › Company',
    ]),
  );
  await user.keyboard('{Enter}');
  expect(navigate).toHaveBeenCalledWith('/basicInfo/joes', { field: 'license_number' });
});

test('[NAV-07] Enter on a screen of a site that is still loading goes there once it is loaded', async () => {
  const { context, navigate } = contextOf();
  const { user, bridge } = await openScreen(
    <Commands context={context} />,
    {},
    { answers: { 'site.recent': () => [] } },
  );
  const opened = bridge.handlers['site.open'];
  let answer = (): void => undefined;
  const loaded = new Promise<void>((resolve) => (answer = resolve));
  bridge.handlers['site.open'] = async (input, call) => {
    await loaded;
    return opened!(input, call);
  };
  act(closeSite);
  act(() => void openSite('joes'));
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'Reviews{Enter}');
  expect(await screen.findByText('The site is still loading…')).toBeTruthy();
  expect(navigate).not.toHaveBeenCalled();
  await act(async () => answer());
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/reviews/joes'));
});

test('the palette keeps its list until the sites of a term are there, and Enter waits for them', async () => {
  const { context, navigate } = contextOf();
  let answer = (): void => undefined;
  const { user } = await openScreen(
    <Commands context={context} />,
    {},
    {
      answers: {
        'site.recent': async ({ search }) => {
          if (search === 'm') await new Promise<void>((resolve) => (answer = resolve));
          return search === 'm' ? [siteSummary('mills', 'Mills')] : [];
        },
      },
    },
  );
  await user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox');
  await screen.findByRole('option', { name: /^Map/ });
  const before = screen.getAllByRole('option').length;
  await user.type(field, 'm{Enter}');
  expect(screen.getAllByRole('option')).toHaveLength(before);
  expect(navigate).not.toHaveBeenCalled();
  await act(async () => answer());
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/basicInfo/mills'));
});

/** Opens the palette. A search for a typed term ends only when the test calls `answer`. */
async function openSlowPalette() {
  const { context, navigate } = contextOf();
  let answer = (): void => undefined;
  const found = new Promise<void>((resolve) => (answer = resolve));
  const { user } = await openScreen(
    <Commands context={context} />,
    {},
    {
      answers: {
        'site.recent': async ({ search }) => {
          if (search !== '') await found;
          return [siteSummary('joes', 'Joe'), siteSummary('newton', 'Newton Sites')];
        },
      },
    },
  );
  await user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox');
  await screen.findByRole('option', { name: /^Newton/ });
  return { user, field, navigate, answer: () => act(async () => answer()) };
}

const selected = () => screen.getByRole('option', { selected: true }).textContent;

test('[NAV-07] Enter on what is typed in full acts at once, before the sites of that name are found', async () => {
  const { user, field, navigate } = await openSlowPalette();
  await user.type(field, 'new site');
  expect(selected()).toBe('New Site');
  await user.keyboard('{Enter}');
  expect(navigate).toHaveBeenCalledWith('/');
});

test('[NAV-07] what the arrows have chosen stays chosen when the sites are found', async () => {
  const { user, field, navigate, answer } = await openSlowPalette();
  await user.type(field, 'new');
  await user.keyboard('{ArrowDown}');
  expect(selected()).toBe('New Site');
  await answer();
  await screen.findByRole('option', { name: /^Joe/ });
  expect(selected()).toBe('New Site');
  await user.keyboard('{Enter}');
  expect(navigate).toHaveBeenCalledWith('/');
});

test('[NAV-07] Enter on what the arrows have chosen waits for no answer', async () => {
  const { user, field, navigate } = await openSlowPalette();
  await user.type(field, 'new');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(navigate).toHaveBeenCalledWith('/');
});
