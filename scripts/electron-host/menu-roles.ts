import type { MenuItemConstructorOptions } from 'electron';
import type { HostBrowserWindow } from './browser-window.ts';
import { UnsupportedError } from './unsupported.ts';

interface Role {
  label: string;
  /** only for roles whose keys Chromium does not handle in the page itself */
  accelerator?: string;
  run?: (window: HostBrowserWindow | undefined) => void;
  submenu?: MenuItemConstructorOptions[];
}

let quit: () => void = () => undefined;

/** Sets the function that the role `quit` calls, so that the menu need not import the app. */
export function onQuitRole(action: () => void): void {
  quit = action;
}

const edit = (label: string, command: string): Role => ({ label, run: (window) => window?.webContents.edit(command) });
const zoom = (label: string, accelerator: string, change: (level: number) => number): Role => ({
  label,
  accelerator,
  run: (window) => window?.webContents.setZoomLevel(change(window.webContents.getZoomLevel())),
});
const unsupported = (label: string): Role => ({
  label,
  run: () => {
    throw new UnsupportedError(`MenuItem role ${label}`);
  },
});

const CLOSE = process.platform === 'darwin' ? 'Cmd+W' : 'Ctrl+W';

/** Electron's menu roles as the host implements them, by lower-case name. */
export const roles: Record<string, Role> = {
  quit: { label: 'Quit', accelerator: 'CmdOrCtrl+Q', run: () => quit() },
  close: { label: 'Close Window', accelerator: CLOSE, run: (window) => window?.close() },
  minimize: { label: 'Minimize', accelerator: 'CmdOrCtrl+M', run: (window) => window?.minimize() },
  zoom: { label: 'Zoom', run: (window) => window?.maximize() },
  reload: { label: 'Reload', accelerator: 'CmdOrCtrl+R', run: (window) => window?.reload() },
  forcereload: { label: 'Force Reload', accelerator: 'Shift+CmdOrCtrl+R', run: (window) => window?.reload() },
  togglefullscreen: {
    label: 'Toggle Full Screen',
    accelerator: process.platform === 'darwin' ? 'Ctrl+Cmd+F' : 'F11',
    run: (window) => window?.setFullScreen(!window.isFullScreen()),
  },
  resetzoom: zoom('Actual Size', 'CmdOrCtrl+0', () => 0),
  zoomin: zoom('Zoom In', 'CmdOrCtrl+=', (level) => level + 0.5),
  zoomout: zoom('Zoom Out', 'CmdOrCtrl+-', (level) => level - 0.5),
  undo: edit('Undo', 'undo'),
  redo: edit('Redo', 'redo'),
  cut: edit('Cut', 'cut'),
  copy: edit('Copy', 'copy'),
  paste: edit('Paste', 'paste'),
  pasteandmatchstyle: edit('Paste and Match Style', 'paste'),
  delete: edit('Delete', 'delete'),
  selectall: edit('Select All', 'selectAll'),
  toggledevtools: unsupported('Toggle Developer Tools'),
  about: unsupported('About'),
  services: unsupported('Services'),
  hide: unsupported('Hide'),
  hideothers: unsupported('Hide Others'),
  unhide: unsupported('Show All'),
  front: unsupported('Bring All to Front'),
  window: { label: 'Window', submenu: [{ role: 'minimize' }, { role: 'close' }] },
  help: { label: 'Help', submenu: [] },
  filemenu: { label: 'File', submenu: [{ role: process.platform === 'darwin' ? 'close' : 'quit' }] },
  editmenu: {
    label: 'Edit',
    submenu: [
      { role: 'undo' },
      { role: 'redo' },
      { type: 'separator' },
      { role: 'cut' },
      { role: 'copy' },
      { role: 'paste' },
      { role: 'selectAll' },
    ],
  },
  viewmenu: {
    label: 'View',
    submenu: [
      { role: 'reload' },
      { role: 'resetZoom' },
      { role: 'zoomIn' },
      { role: 'zoomOut' },
      { role: 'togglefullscreen' },
    ],
  },
  windowmenu: { label: 'Window', submenu: [{ role: 'minimize' }, { role: 'close' }] },
  appmenu: { label: 'App', submenu: [{ role: 'about' }, { role: 'hide' }, { role: 'quit' }] },
};
