import { notifications } from '@mantine/notifications';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { AppError } from '#shared/ipc/errors.ts';
import type { Preset } from '#shared/layout/presets.ts';
import type { LayoutMemory } from '#shared/layout/transitions.ts';
import { draftStore } from '../../../../src-renderer/state/draft-store.ts';
import { setField } from '../../../../src-renderer/state/draft.ts';
import LayoutScreen from '../../../../src-renderer/screens/layout/index.tsx';
import type { FakeHandlers } from '../../../support/fake-bridge.ts';
import { closeScreen, openScreen, type ScreenHarness } from '../../../support/screen-harness.tsx';

let memory: LayoutMemory;
let own: Preset[];
let clipboard: string;
beforeEach(() => {
  memory = {};
  own = [];
  clipboard = '';
});
afterEach(() => {
  closeScreen();
  notifications.clean();
  notifications.cleanQueue();
});

const answers = (): FakeHandlers => ({
  'layout.memory': () => memory,
  'layout.remember': (input) => {
    memory = input.memory;
    return {};
  },
  'presets.list': ({ kind }) => ({ own: own.filter((preset) => preset.kind === kind), defaults: [], stale: false }),
  'presets.put': ({ preset, replace }) => {
    if (!replace && own.some(({ name }) => name === preset.name)) return { outcome: 'exists' };
    own = [...own.filter(({ name }) => name !== preset.name), preset];
    return { outcome: 'kept' };
  },
  'presets.remove': ({ name }) => {
    own = own.filter((preset) => preset.name !== name);
    return {};
  },
  'app.readText': () => ({ text: clipboard }),
  'preview.sectionsLeftOut': () => [],
});

async function open(site: SiteDocument, more: FakeHandlers = {}): Promise<ScreenHarness> {
  const harness = await openScreen(
    <MemoryRouter>
      <LayoutScreen />
    </MemoryRouter>,
    { sitePk: crypto.randomUUID(), ...site },
    { answers: { ...answers(), ...more } },
  );
  await waitFor(() => expect(harness.bridge.inputsOf('layout.memory').length).toBeGreaterThan(0));
  await act(() => Promise.resolve());
  return harness;
}

const vc = { version: 'vC', multipage: true, custom_primary: '#112233', custom_secondary: '#ffaa00' };
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const css = () => within(screen.getByRole('group', { name: 'CSS presets' }));
const press = (name: string) => fireEvent.click(css().getByRole('button', { name }));

describe('version', () => {
  test('[LAY-02] a choice is one step of undo, and what it replaced is remembered', async () => {
    const harness = await open({ ...vc, custom_layout: { hero: { version: 'v4', order: 0 } } });
    fireEvent.click(radio('v2.1'));
    expect(radio('v2.1').checked).toBe(true);
    await waitFor(() => expect(harness.site()).toMatchObject({ version: 'v2.1', custom_hero_transparency: 25 }));
    expect(harness.steps()).toHaveLength(1);
    expect(memory.layout?.['hero']).toBe('v4');
    expect(screen.queryByRole('region', { name: 'Custom Layout' })).toBeNull();
    fireEvent.click(radio('vC'));
    await waitFor(() => expect(harness.site().custom_layout?.['hero']).toEqual({ version: 'v4', order: 0 }));
  });

  test('[LAY-02] arrow keys move the focus between versions and choose none', async () => {
    const harness = await open({ version: 'v2', custom_text_color: '#123456' });
    radio('v2.0').focus();
    fireEvent.keyDown(radio('v2.0'), { key: 'ArrowRight' });
    expect(document.activeElement).toBe(radio('v2.1'));
    fireEvent.keyDown(radio('v2.1'), { key: 'ArrowLeft' });
    fireEvent.keyDown(radio('v2.0'), { key: 'ArrowLeft' });
    fireEvent.keyDown(radio('v1.0'), { key: 'ArrowUp' });
    expect(document.activeElement).toBe(radio('vC'));
    expect(harness.steps()).toEqual([]);
  });

  test('[LAY-02] a version is chosen although what it replaced cannot be remembered, and a notice says why', async () => {
    const harness = await open(vc, {
      'layout.remember': () => {
        throw new AppError('DISK', 'The disk is full.');
      },
    });
    fireEvent.click(radio('v3'));
    expect(await screen.findByText('The disk is full.')).toBeTruthy();
    await waitFor(() => expect(harness.site().version).toBe('v3'));
  });

  test('[LAY-01] a vC site of one page says that it cannot be published, and is made multi-page', async () => {
    const harness = await open({ ...vc, multipage: false });
    fireEvent.click(screen.getByRole('button', { name: 'Make it multi-page' }));
    await waitFor(() => expect(harness.site().multipage).toBe(true));
    expect(screen.queryByRole('button', { name: 'Make it multi-page' })).toBeNull();
  });
});

test('[LAY-05] the server’s presets come as soon as the server is back', async () => {
  const { bridge } = await open(vc, { 'presets.list': () => ({ own: [], defaults: [], stale: true }) });
  expect(screen.getAllByText(/The server’s presets could not be fetched/)).toHaveLength(2);
  bridge.handlers['presets.list'] = () => ({ own: [], defaults: [], stale: false });
  act(() => bridge.emit('connectivity.changed', { online: true }));
  await waitFor(() => expect(screen.queryByText(/The server’s presets could not be fetched/)).toBeNull());
});

test('[LAY-01] the link is the published one, else the planned one', async () => {
  const { bridge } = await open({ version: 'v2.1', paid_url: 'joes.com' });
  expect(screen.getByText('Planned site link')).toBeTruthy();
  expect(screen.getByText('https://joes.com/')).toBeTruthy();
  const publishedUrl = 'https://www.joes.com/';
  act(() => bridge.emit('site.status', { ...draftStore.getState().status!, publishedUrl }));
  expect(screen.getByText('Site link')).toBeTruthy();
  expect(screen.getByText(publishedUrl)).toBeTruthy();
  expect(screen.queryByText('https://joes.com/')).toBeNull();
});

describe('sections', () => {
  test('[LAY-03] a section can be given any version or none, and Hide and Show change its version', async () => {
    const harness = await open({ ...vc, custom_layout: { faq: { version: 'v3', order: 14 } } });
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Version of FAQ' });
    const offered = [...select.options].map(({ value }) => value);
    expect(offered).toEqual(['v1', 'v2', 'v2.1', 'v2.2', 'v2.3', 'v3', 'v4', 'none']);
    fireEvent.change(select, { target: { value: 'v2.3' } });
    await waitFor(() => expect(harness.site().custom_layout?.['faq']).toEqual({ version: 'v2.3', order: 14 }));
    fireEvent.click(screen.getByRole('button', { name: 'Hide FAQ' }));
    await waitFor(() => expect(harness.site().custom_layout?.['faq']?.version).toBe('none'));
    fireEvent.click(screen.getByRole('button', { name: 'Show FAQ' }));
    await waitFor(() => expect(harness.site().custom_layout?.['faq']?.version).toBe('v2.1'));
  });

  test('[LAY-03] a section that the page leaves out says why, and hidden sections say nothing', async () => {
    await open(vc, {
      'preview.sectionsLeftOut': () => [
        { section: 'faq', why: 'empty' },
        { section: 'cta', why: 'repeats' },
      ],
    });
    const notes = (section: string) =>
      within(document.querySelector<HTMLElement>(`[data-row="${section}"]`)!).queryByText(/^Not on the page/);
    await waitFor(() => expect(notes('faq')?.textContent).toContain('it has nothing to show'));
    expect(notes('cta')?.textContent).toContain('the quote form beside it asks the same');
    expect(notes('hero')).toBeNull();
  });

  test('[LAY-03] pages and modals have lists of their own, without handles', async () => {
    await open(vc);
    const handles = (list: string) =>
      within(screen.getByRole('list', { name: list })).queryAllByRole('button', { name: /^Move / }).length;
    expect(handles('Home page sections')).toBe(19);
    expect(handles('Other pages')).toBe(0);
    expect(screen.getByRole('combobox', { name: 'Version of Team page' })).toBeTruthy();
    expect(within(screen.getByRole('list', { name: 'Modals' })).getAllByRole('listitem')).toHaveLength(3);
  });

  test('[LAY-03] a section’s picture shows it in every version, v2.2 and v2.3 by their names, to choose from', async () => {
    const harness = await open(vc);
    const picture = screen.getByRole('button', { name: 'Pictures of Badges' });
    picture.focus();
    fireEvent.click(picture);
    const pictures = within(await screen.findByRole('radiogroup', { name: 'Badges in each version' }));
    expect(pictures.getAllByRole('radio')).toHaveLength(8);
    expect(pictures.getByText('Wall of photos')).toBeTruthy();
    expect(pictures.getByText('Tiles')).toBeTruthy();
    const chosen = pictures.getByRole<HTMLInputElement>('radio', { name: 'v2.1' });
    await waitFor(() => expect(document.activeElement).toBe(chosen));
    fireEvent.keyDown(chosen, { key: 'ArrowRight' });
    fireEvent.click(pictures.getByRole('radio', { name: 'v2.2' }));
    await waitFor(() => expect(harness.site().custom_layout?.['logo-w-text-grid']?.version).toBe('v2.2'));
    fireEvent.keyDown(pictures.getByRole('radio', { name: 'v2.2' }), { key: 'Escape' });
    await waitFor(() => expect(document.activeElement).toBe(picture));
  });

  test('[LAY-03] a page that no site can have is not offered, and its entry stays as it is', async () => {
    const blog = { version: 'v2.0-beta', order: '25', note: 'kept' };
    const harness = await open({ ...vc, custom_layout: { 'blog-page': blog } });
    expect(screen.queryByText(/blog/i)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Hide Awards' }));
    await waitFor(() => expect(harness.site().custom_layout?.['logo-grid']?.version).toBe('none'));
    expect(harness.site().custom_layout?.['blog-page']).toEqual(blog);
  });

  test('[LAY-03] Custom is disabled until the sections have different versions', async () => {
    await open(vc);
    const selectAll = within(screen.getByRole('group', { name: 'Select all' }));
    const custom = selectAll.getByRole('button', { name: 'Custom' });
    expect(custom.getAttribute('aria-disabled')).toBe('true');
    fireEvent.change(screen.getByRole('combobox', { name: 'Version of FAQ' }), { target: { value: 'v4' } });
    await waitFor(() => expect(custom.getAttribute('aria-disabled')).toBeNull());
  });
});

describe('theme', () => {
  test('[LAY-04] choosing the other’s color swaps the two in the same step of undo', async () => {
    const harness = await open(vc);
    const primary = screen.getByLabelText('Primary color');
    fireEvent.change(primary, { target: { value: '#ffaa00' } });
    await waitFor(() =>
      expect(harness.site()).toMatchObject({ custom_primary: '#ffaa00', custom_secondary: '#112233' }),
    );
    expect(harness.steps()).toHaveLength(1);
  });

  test('[LAY-04] a color being typed changes nothing until it is one; a short one counts when the field is left', async () => {
    const harness = await open(vc);
    const field = screen.getByLabelText<HTMLInputElement>('Hero text');
    fireEvent.focus(field);
    for (const value of ['#', '#0a', '#0a4']) fireEvent.change(field, { target: { value } });
    expect(field.value).toBe('#0a4');
    expect(harness.steps()).toEqual([]);
    fireEvent.blur(field);
    await waitFor(() => expect(harness.site().custom_hero_text_color).toBe('#00aa44'));
    fireEvent.focus(field);
    fireEvent.change(field, { target: { value: 'nonsense' } });
    fireEvent.blur(field);
    expect(await screen.findByText('Type a color such as #204060')).toBeTruthy();
    expect(harness.steps()).toHaveLength(1);
  });

  test('[LAY-04] sliders start at 25, and a text that cannot be read is warned of', async () => {
    await open({ ...vc, custom_footer_text_color: '#777777' });
    const sliders = screen.getAllByRole('slider');
    expect(sliders.map((slider) => slider.getAttribute('aria-valuenow'))).toEqual(Array(5).fill('25'));
    expect(screen.getAllByText(/hard to read/)).toHaveLength(1);
  });
});

describe('presets', () => {
  test('[LAY-05] a name is needed to save and to import, a choice for the rest', async () => {
    await open(vc);
    for (const action of ['Save', 'Import from clipboard']) {
      press(action);
      expect(css().getByText('Please enter a preset name.')).toBeTruthy();
    }
    for (const action of ['Load', 'Update', 'Export', 'Delete']) {
      press(action);
      expect(css().getByText('Please select a preset.')).toBeTruthy();
    }
  });

  test('[LAY-05] a preset is saved and exported, and refused when its name is taken', async () => {
    const harness = await open(vc);
    const name = css().getByLabelText('Name of a new preset');
    fireEvent.change(name, { target: { value: ' Winter ' } });
    press('Save');
    await waitFor(() => expect(own).toMatchObject([{ kind: 'css', name: 'Winter' }]));
    expect(await css().findByDisplayValue('Winter')).toBeTruthy();
    press('Export');
    await waitFor(() => expect(harness.bridge.inputsOf('app.copyText')).toHaveLength(1));
    expect(JSON.parse(harness.bridge.inputsOf('app.copyText')[0]!.text)).toMatchObject({ custom_primary: '#112233' });
    fireEvent.change(name, { target: { value: 'Winter' } });
    press('Save');
    expect(await css().findByText(/a preset of that name already/)).toBeTruthy();
  });

  test('[LAY-05] an update is taken back by Undo', async () => {
    const harness = await open(vc);
    fireEvent.change(css().getByLabelText('Name of a new preset'), { target: { value: 'Winter' } });
    press('Save');
    expect(await css().findByDisplayValue('Winter')).toBeTruthy();
    await waitFor(() => expect(harness.bridge.inputsOf('presets.list').length).toBeGreaterThan(2));
    act(() => void setField(['custom_primary'], '#445566'));
    press('Update');
    await waitFor(() => expect(own).toMatchObject([{ content: { custom_primary: '#445566' } }]));
    const updated = within((await screen.findByText('Updated Winter')).closest<HTMLElement>('[role="alert"]')!);
    fireEvent.click(updated.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(own).toMatchObject([{ content: { custom_primary: '#112233' } }]));
  });

  test.each([
    ['', /The clipboard is empty/],
    ['{', 'The clipboard does not hold valid JSON.'],
    ['{"hero":{"version":"v2"}}', /The clipboard holds no CSS preset/],
  ])('[LAY-05] a clipboard with %j is refused in words', async (text, message) => {
    clipboard = text;
    await open(vc);
    fireEvent.change(css().getByLabelText('Name of a new preset'), { target: { value: 'X' } });
    press('Import from clipboard');
    expect(await css().findByText(message)).toBeTruthy();
    expect(own).toEqual([]);
  });

  test('[LAY-05] an imported preset is loaded in one step of undo, deleted, and put back by Undo', async () => {
    clipboard = '{"custom_hero_transparency":60,"custom_grayscale":true}';
    const harness = await open(vc);
    fireEvent.change(css().getByLabelText('Name of a new preset'), { target: { value: 'X' } });
    press('Import from clipboard');
    expect(await css().findByDisplayValue('X')).toBeTruthy();
    await waitFor(() => expect(harness.bridge.inputsOf('presets.list').length).toBeGreaterThan(2));
    press('Load');
    await waitFor(() => expect(harness.site()).toMatchObject({ custom_hero_transparency: 60, custom_grayscale: true }));
    expect(harness.steps()).toHaveLength(1);
    press('Delete');
    await waitFor(() => expect(own).toEqual([]));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(own).toMatchObject([{ name: 'X' }]));
  });
});
