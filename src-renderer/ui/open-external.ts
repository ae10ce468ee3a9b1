import { invoke } from '../bridge/client.ts';
import { attempt } from './notify.tsx';

/** Opens an address in the system's browser. */
export function openExternal(url: string): void {
  void attempt('The page could not be opened', () => invoke('app.openExternal', { url }));
}
