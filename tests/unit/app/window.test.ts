import { EventEmitter } from 'node:events';
import type { BrowserWindow } from 'electron';
import { expect, test, vi } from 'vitest';
import { tellWhatIsHeld } from '../../../src-main/app/window.ts';

vi.mock('electron', () => ({}));

test('[SYNC-01] a page that holds its window is told what for: a closing only where the window was asked to close', () => {
  const send = vi.fn();
  const webContents = Object.assign(new EventEmitter(), { send });
  const window = Object.assign(new EventEmitter(), { webContents });
  tellWhatIsHeld(window as unknown as BrowserWindow);
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
