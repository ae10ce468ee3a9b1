import type { MenuItemConstructorOptions } from 'electron';
import type { EventPayload } from '#shared/ipc/events.ts';

export type Command = EventPayload<'command'>['id'];

export interface MenuOptions {
  platform: NodeJS.Platform;
  productName: string;
  /** adds the developer tools */
  development: boolean;
  command: (id: Command) => void;
  openLogs: () => void;
}

/** The application menu. What acts on the open site is said to the page as a command; the page decides what it means. */
export function menuTemplate(options: MenuOptions): MenuItemConstructorOptions[] {
  const mac = options.platform === 'darwin';
  return [
    ...(mac ? [appMenu(options.productName)] : []),
    fileMenu(options, mac),
    editMenu(options, mac),
    viewMenu(options),
    ...(mac ? [{ role: 'windowMenu' } as const] : []),
    helpMenu(options),
  ];
}

function appMenu(productName: string): MenuItemConstructorOptions {
  return {
    label: productName,
    submenu: [
      { role: 'about' },
      { type: 'separator' },
      { role: 'services' },
      { type: 'separator' },
      { role: 'hide' },
      { role: 'hideOthers' },
      { role: 'unhide' },
      { type: 'separator' },
      { role: 'quit' },
    ],
  };
}

function fileMenu({ command }: MenuOptions, mac: boolean): MenuItemConstructorOptions {
  return {
    label: '&File',
    submenu: [
      { label: 'New Site', accelerator: 'CmdOrCtrl+N', click: () => command('new-site') },
      { type: 'separator' },
      { label: 'Save', accelerator: 'CmdOrCtrl+S', click: () => command('save') },
      { label: 'Publish', accelerator: 'CmdOrCtrl+Shift+P', click: () => command('publish') },
      { type: 'separator' },
      mac ? { role: 'close' } : { role: 'quit' },
    ],
  };
}

function editMenu({ command }: MenuOptions, mac: boolean): MenuItemConstructorOptions {
  return {
    label: '&Edit',
    submenu: [
      { label: 'Undo', accelerator: 'CmdOrCtrl+Z', click: () => command('undo') },
      { label: 'Redo', accelerator: mac ? 'Cmd+Shift+Z' : 'Ctrl+Shift+Z', click: () => command('redo') },
      { type: 'separator' },
      { role: 'cut' },
      { role: 'copy' },
      { role: 'paste' },
      { role: 'selectAll' },
    ],
  };
}

function viewMenu({ command, development }: MenuOptions): MenuItemConstructorOptions {
  return {
    label: '&View',
    submenu: [
      { label: 'Command Palette', accelerator: 'CmdOrCtrl+K', click: () => command('palette') },
      { type: 'separator' },
      { role: 'reload' },
      ...(development ? [{ role: 'toggleDevTools' } as const] : []),
      { type: 'separator' },
      { role: 'resetZoom' },
      { role: 'zoomIn' },
      { role: 'zoomOut' },
      { type: 'separator' },
      { role: 'togglefullscreen' },
    ],
  };
}

function helpMenu({ command, openLogs }: MenuOptions): MenuItemConstructorOptions {
  return {
    role: 'help',
    submenu: [
      { label: 'Keyboard Shortcuts', accelerator: 'CmdOrCtrl+/', click: () => command('shortcuts') },
      { label: 'Open Log Folder', click: openLogs },
    ],
  };
}
