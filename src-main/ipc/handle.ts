import type { IpcMain } from 'electron';
import { channels } from 'virtual:ipc-channels';
import type { Dispatch } from './dispatch.ts';

/**
 * Registers all calls of the contract on `ipcMain`. Call it only once: `ipcMain` refuses a second handler for a
 * channel.
 */
export function handleCalls(ipcMain: Pick<IpcMain, 'handle'>, dispatch: Dispatch): void {
  for (const channel of channels) {
    ipcMain.handle(channel, (event, requestId: unknown, input: unknown) => dispatch(channel, event, requestId, input));
  }
}
