import { join } from 'node:path';
import { cache, root } from '../../scripts/lib/paths.mjs';

/** Scripts that tests start and kill repeatedly, with the folder of their suite. */
const scripts = {
  'domain-buyer': 'fault',
  'journal-writer': 'fault',
  'limited-writer': 'fault',
  'open-store': 'migrations',
  purchase: 'fault',
  'store-job': 'fault',
};

const folder = join(cache, 'children');

/** Returns the path of the bundled script, which starts three times as fast as its hundreds of source files. */
export const childOf = (name: keyof typeof scripts): string => join(folder, `${name}.mjs`);

/** Bundles the scripts. Vitest calls this before the suites that start them. */
export default async function bundleChildren(): Promise<void> {
  // Imported here, because the tests that import this file do not need Vite.
  const { build } = await import('vite');
  const input = Object.entries(scripts).map(([name, suite]) => [name, `tests/${suite}/children/${name}.ts`]);
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    // Packages that contain other files than JavaScript are not bundled.
    ssr: { noExternal: true, external: ['better-sqlite3', 'jsdom', 'keytar', 'sharp'] },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      target: 'node24',
      rolldownOptions: {
        input: Object.fromEntries(input) as Record<string, string>,
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
}
