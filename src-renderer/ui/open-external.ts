import { invoke } from '../bridge/client.ts';
import { notifyError } from './notify.tsx';

/** Opens an address in the system's browser. */
export function openExternal(url: string): void {
  invoke('app.openExternal', { url }).catch((error: unknown) => notifyError('The page could not be opened', error));
}
