import type { BaseWindow, MenuItemConstructorOptions } from 'electron';
import { menuLabel, type RecentSite } from './recent-sites.ts';
import { type CommandGroup, type CommandRow, commandRows, type WindowCommandId } from '#shared/commands.ts';

export interface MenuOptions {
  platform: NodeJS.Platform;
  productName: string;
  /** whether the View menu has an item that opens the developer tools */
  development: boolean;
  /** runs a command; `window` is the focused window, if there is one */
  command: (id: WindowCommandId, window: BaseWindow | undefined) => void;
  newWindow: (window: BaseWindow | undefined) => void;
  openLogs: () => void;
  /** the sites that were opened last */
  recent: readonly RecentSite[];
  openSite: (site: RecentSite, window: BaseWindow | undefined) => void;
}

const separator: MenuItemConstructorOptions = { type: 'separator' };

/**
 * Returns the application menu. The commands of `commandRows` are run by the page of the focused window, or of another
 * window if none is focused. Only “New window” is run by main.
 */
export function menuTemplate(options: MenuOptions): MenuItemConstructorOptions[] {
  const mac = options.platform === 'darwin';
  const commands = (group: CommandGroup) => commandItems(group, options);
  const view: MenuItemConstructorOptions[] = [
    ...commands('View'),
    separator,
    { role: 'reload' },
    ...(options.development ? [{ role: 'toggleDevTools' } as const] : []),
    separator,
    { role: 'resetZoom' },
    { role: 'zoomIn' },
    { role: 'zoomOut' },
    separator,
    { role: 'togglefullscreen' },
  ];
  const editing: MenuItemConstructorOptions[] = [
    { role: 'cut' },
    { role: 'copy' },
    { role: 'paste' },
    { role: 'selectAll' },
  ];
  return [
    ...(mac ? [appMenu(options)] : []),
    {
      label: '&File',
      submenu: [...commands('File'), ...recentItems(options), separator, mac ? { role: 'close' } : { role: 'quit' }],
    },
    { label: '&Edit', submenu: [...commands('Edit'), separator, ...editing] },
    { label: '&View', submenu: view },
    { label: '&Go', submenu: commands('Go') },
    ...(mac ? [{ role: 'windowMenu' } as const] : []),
    { role: 'help', submenu: [...commands('Help'), { label: 'Open log folder', click: options.openLogs }] },
  ];
}

/** Returns a submenu of the sites that were opened last; no items if no site was opened yet. */
function recentItems({ recent, openSite }: MenuOptions): MenuItemConstructorOptions[] {
  const submenu = recent.map((site): MenuItemConstructorOptions => ({
    label: menuLabel(site.name),
    click: (_item, window) => openSite(site, window),
  }));
  return submenu.length === 0 ? [] : [separator, { label: 'Open recent', submenu }];
}

function appMenu({ productName, command }: MenuOptions): MenuItemConstructorOptions {
  return {
    label: productName,
    submenu: [
      // Opens the app's own dialog, because the system's panel has no place for the licenses.
      { label: `About ${productName}`, click: (_item, window) => command('about', window) },
      separator,
      { role: 'services' },
      separator,
      { role: 'hide' },
      { role: 'hideOthers' },
      { role: 'unhide' },
      separator,
      { role: 'quit' },
    ],
  };
}

function commandItems(group: CommandGroup, { command, newWindow }: MenuOptions): MenuItemConstructorOptions[] {
  return commandRows
    .filter((row) => row.group === group && row.inMenu !== false)
    .flatMap(({ id, label, keys, startsBlock }): MenuItemConstructorOptions[] => [
      ...(startsBlock ? [separator] : []),
      {
        label,
        ...acceleratorOf(keys),
        click: (_item, window) => (id === 'new-window' ? newWindow(window) : command(id, window)),
      },
    ]);
}

/** Returns the first shortcut with `mod`, in Electron's notation. Returns {} if there is none. */
export function acceleratorOf(keys: CommandRow['keys']): { accelerator?: string } {
  const combination = keys.find((one) => one.includes('mod'));
  if (combination === undefined) return {};
  return { accelerator: combination.replace('mod', 'CmdOrCtrl').replace('shift', 'Shift') };
}
