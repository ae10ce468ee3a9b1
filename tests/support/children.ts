import { join } from 'node:path';
import { cache, root } from '../../scripts/lib/paths.mjs';

/** Scripts that tests start and kill again and again. */
const scripts = {
  'domain-buyer': 'fault',
  'journal-writer': 'fault',
  'limited-writer': 'fault',
  'open-store': 'migrations',
  purchase: 'fault',
  'store-job': 'fault',
};

const folder = join(cache, 'children');

/** The bundled script, which starts three times as fast as its hundreds of sources. */
export const childOf = (name: keyof typeof scripts): string => join(folder, `${name}.mjs`);

/** Bundles the scripts; vitest calls it before the suites that start them. */
export default async function bundleChildren(): Promise<void> {
  // Only here, because the tests that import this file do not need it.
  const { build } = await import('vite');
  const input = Object.entries(scripts).map(([name, suite]) => [name, `tests/${suite}/children/${name}.ts`]);
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    // Packages with files that are not of JavaScript stay outside.
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
