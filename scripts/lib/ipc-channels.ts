import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';

const CHANNELS = 'virtual:ipc-channels';

/**
 * Returns a Vite plugin that reads the names of all calls and events at build time. The preload needs the names as its
 * allow-list, but should not contain the schemas.
 */
export function ipcChannels(root: string): Plugin {
  const table = (file: string): string => join(root, 'src-preload', 'shared', 'ipc', file);
  const names = (object: object): string => JSON.stringify(Object.keys(object));
  return {
    name: 'ipc-channels',
    resolveId: (id) => (id === CHANNELS ? `\0${CHANNELS}` : undefined),
    async load(id) {
      if (id !== `\0${CHANNELS}`) return undefined;
      this.addWatchFile(table('contract.ts'));
      this.addWatchFile(table('events.ts'));
      const options = { root, configFile: false as const };
      const [calls, events] = await Promise.all([
        runnerImport<{ contract: object }>(table('contract.ts'), options),
        runnerImport<{ events: object }>(table('events.ts'), options),
      ]);
      return [
        `export const channels = ${names(calls.module.contract)};`,
        `export const events = ${names(events.module.events)};`,
      ].join('\n');
    },
  };
}
