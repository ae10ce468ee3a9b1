import type { IpcMain } from 'electron';
import { loudEmitter } from './unsupported.ts';

type Handler = Parameters<IpcMain['handle']>[1];

/** The class of `ipcMain` and of each window's `webContents.ipc`. */
export class HostIpcMain
  extends loudEmitter('ipcMain')
  implements Pick<IpcMain, 'handle' | 'handleOnce' | 'removeHandler'>
{
  readonly handlers = new Map<string, Handler>();

  handle(channel: string, listener: Handler): void {
    if (this.handlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`);
    this.handlers.set(channel, listener);
  }

  handleOnce(channel: string, listener: Handler): void {
    this.handle(channel, (...args) => {
      this.removeHandler(channel);
      return listener(...args) as unknown;
    });
  }

  removeHandler(channel: string): void {
    this.handlers.delete(channel);
  }
}

export const ipcMain = new HostIpcMain();
