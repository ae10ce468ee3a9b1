import type { MenuItemConstructorOptions } from 'electron';
import { describe, expect, test, vi } from 'vitest';
import { commandRows } from '#shared/commands.ts';
import { contextMenuTemplate } from '../../../src-main/app/context-menu.ts';
import { menuTemplate, type MenuOptions } from '../../../src-main/app/menu.ts';

vi.mock('electron', () => ({ Menu: {} }));

const options = (overrides: Partial<MenuOptions> = {}): MenuOptions => ({
  platform: 'linux',
  productName: 'Trade Sites',
  development: false,
  command: () => undefined,
  newWindow: () => undefined,
  openLogs: () => undefined,
  recent: [],
  openSite: () => undefined,
  ...overrides,
});

const itemsOf = (template: MenuItemConstructorOptions[]) =>
  template.flatMap(({ submenu = [] }) => submenu as MenuItemConstructorOptions[]);

describe('the application menu', () => {
  test('holds every command of the table that needs no place, and says it to the page', () => {
    const said: string[] = [];
    const template = menuTemplate(
      options({ command: (id) => said.push(id), newWindow: () => said.push('new-window') }),
    );
    const items = itemsOf(template).filter(({ label, click }) => click && label !== 'Open log folder');
    for (const { click } of items) (click as () => void)();
    const listed = commandRows.filter(({ inMenu }) => inMenu !== false);
    expect(said).toEqual(listed.map(({ id }) => id));
    expect(items.map(({ label }) => label)).toEqual(listed.map(({ label }) => label));
  });

  test('[NAV-15] lists the sites that were opened last, each opened by its item', () => {
    const opened: string[] = [];
    const recent = [{ slug: 'joes', name: 'Joe & Sons' }];
    const items = itemsOf(menuTemplate(options({ recent, openSite: ({ slug }) => opened.push(slug) })));
    const [site] = items.find(({ label }) => label === 'Open recent')?.submenu as MenuItemConstructorOptions[];
    expect(site?.label).toBe('Joe && Sons');
    (site?.click as () => void)();
    expect(opened).toEqual(['joes']);
    expect(itemsOf(menuTemplate(options())).map(({ label }) => label)).not.toContain('Open recent');
  });

  test('has the keys of the table that are typed in no text', () => {
    const keys = Object.fromEntries(
      itemsOf(menuTemplate(options())).flatMap(({ label, accelerator }) => (accelerator ? [[label, accelerator]] : [])),
    );
    expect(keys).toMatchObject({
      Save: 'CmdOrCtrl+S',
      Publish: 'CmdOrCtrl+Shift+P',
      Redo: 'CmdOrCtrl+Shift+Z',
      'Keyboard shortcuts': 'CmdOrCtrl+/',
      'Show or hide the preview': 'CmdOrCtrl+\\',
    });
    expect(keys).not.toHaveProperty('Trash');
  });

  test('never gives one accelerator to two items', () => {
    for (const platform of ['linux', 'win32', 'darwin'] as const) {
      const keys = itemsOf(menuTemplate(options({ platform }))).flatMap(({ accelerator }) => accelerator ?? []);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  test('follows the conventions of the Mac there', () => {
    const menus = menuTemplate(options({ platform: 'darwin' }));
    expect(menus[0]?.label).toBe('Trade Sites');
    expect(menus.map(({ role }) => role)).toContain('windowMenu');
    expect(itemsOf(menus.slice(0, 1)).map(({ role }) => role)).toContain('quit');
    expect(itemsOf(menus.slice(0, 1))[0]?.label).toBe('About Trade Sites');
    expect(itemsOf(menus.slice(1, 2)).map(({ role }) => role)).toContain('close');
  });

  test('has the developer tools while developing only', () => {
    const roles = (development: boolean) => itemsOf(menuTemplate(options({ development }))).map(({ role }) => role);
    expect(roles(false)).not.toContain('toggleDevTools');
    expect(roles(true)).toContain('toggleDevTools');
  });
});

describe('the context menu', () => {
  const params = { isEditable: false, selectionText: '', misspelledWord: '', dictionarySuggestions: [] as string[] };
  const contents = { replaceMisspelling: vi.fn(() => Promise.resolve()) };

  test('is there for text fields and selected text only', () => {
    expect(contextMenuTemplate(params, contents)).toEqual([]);
    expect(contextMenuTemplate({ ...params, selectionText: 'word' }, contents)).toEqual([{ role: 'copy' }]);
    expect(contextMenuTemplate({ ...params, isEditable: true }, contents)[0]).toEqual({ role: 'cut' });
  });

  test('offers the words that the spell-checker suggests', () => {
    const [first] = contextMenuTemplate(
      { ...params, isEditable: true, misspelledWord: 'plumbr', dictionarySuggestions: ['plumber', 'plumb'] },
      contents,
    );
    expect(first?.label).toBe('plumber');
    (first?.click as () => void)();
    expect(contents.replaceMisspelling).toHaveBeenCalledWith('plumber');
  });
});
