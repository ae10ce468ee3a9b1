import { EventEmitter } from 'node:events';
import type { BrowserWindow } from 'electron';
import { expect, test, vi } from 'vitest';
import { openWindow, recoverFromCrashes, reportPreventedUnload } from '../../../src-main/app/window.ts';
import { noLog } from '../../support/log.ts';

const made = vi.hoisted(() => ({ options: [] as { webPreferences: object }[] }));

vi.mock('electron', async () => {
  const { EventEmitter: Emitter } = await import('node:events');
  class BrowserWindow extends Emitter {
    webContents = new Emitter();
    constructor(options: { webPreferences: object }) {
      super();
      made.options.push(options);
    }
    loadURL = async () => undefined;
  }
  const display = { id: 1, workArea: { x: 0, y: 0, width: 1280, height: 800 } };
  const screen = { getPrimaryDisplay: () => display, getAllDisplays: () => [display] };
  return { BrowserWindow, screen, nativeTheme: { shouldUseDarkColors: false } };
});

test('[HOST-04] a page has the sandbox, a world of its own, no Node and no other preference when its window is opened', () => {
  openWindow({
    title: 'Sitewright',
    route: '/',
    preload: '/app/preload.cjs',
    stateFile: '/nowhere/window-state.json',
    devTools: false,
    logger: noLog,
    crashes: { write: () => undefined },
    recover: () => undefined,
  });
  // All preferences are compared, so a new preference has to be added here and to the rows of resources/SECURITY.md.
  expect(made.options[0]?.webPreferences).toEqual({
    preload: '/app/preload.cjs',
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    webSecurity: true,
    webviewTag: false,
    spellcheck: true,
    devTools: false,
  });
});

test('[SYNC-01] a page that holds its window is told what for: a closing only where the window was asked to close', () => {
  const send = vi.fn();
  const webContents = Object.assign(new EventEmitter(), { send });
  const window = Object.assign(new EventEmitter(), { webContents });
  reportPreventedUnload(window as unknown as BrowserWindow);
  webContents.emit('will-prevent-unload');
  window.emit('close');
  webContents.emit('will-prevent-unload');
  webContents.emit('will-prevent-unload');
  expect(send.mock.calls).toEqual([
    ['window.keptOpen', { leaving: 'reload' }],
    ['window.keptOpen', { leaving: 'close' }],
    ['window.keptOpen', { leaving: 'reload' }],
  ]);
});

test('[HOST-05] a page whose process dies is loaded again, and where it dies twice the recovery page takes its place', () => {
  const webContents = Object.assign(new EventEmitter(), { reload: vi.fn() });
  const window = Object.assign(new EventEmitter(), { webContents, isDestroyed: () => false });
  const write = vi.fn();
  const recover = vi.fn();
  recoverFromCrashes(window as never, { logger: noLog, crashes: { write }, recover });
  const die = (reason: string) => webContents.emit('render-process-gone', {}, { reason, exitCode: 1 });
  die('clean-exit');
  expect(webContents.reload).not.toHaveBeenCalled();
  die('crashed');
  expect([webContents.reload.mock.calls.length, recover.mock.calls.length]).toEqual([1, 0]);
  die('oom');
  expect([webContents.reload.mock.calls.length, recover.mock.calls]).toEqual([1, [[window]]]);
  die('crashed');
  expect([webContents.reload.mock.calls.length, recover.mock.calls.length]).toEqual([2, 1]);
  expect(write.mock.calls.map(([kind, facts]) => [kind, (facts as { reason: string }).reason])).toEqual([
    ['renderer-gone', 'crashed'],
    ['renderer-gone', 'oom'],
    ['renderer-gone', 'crashed'],
  ]);
});
