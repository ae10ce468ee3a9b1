import type { IpcMain } from 'electron';
import { channels } from 'virtual:ipc-channels';
import type { Dispatch } from './dispatch.ts';

/** Registers all calls of the contract on `ipcMain`. Must be called only once. */
export function handleCalls(ipcMain: Pick<IpcMain, 'handle'>, dispatch: Dispatch): void {
  for (const channel of channels) {
    ipcMain.handle(channel, (event, requestId: unknown, input: unknown) => dispatch(channel, event, requestId, input));
  }
}
