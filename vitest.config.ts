import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { ipcChannels } from './scripts/lib/ipc-channels.ts';

const root = import.meta.dirname;
/** A part of the suite, by its folder under tests/. Tests of components are .test.tsx files and get a DOM. */
const part = (name: string, { timeout = 10_000, serial = false } = {}) => ({
  extends: true as const,
  test: {
    name,
    include: [`tests/${name}/**/*.test.ts`],
    testTimeout: timeout,
    hookTimeout: timeout,
    fileParallelism: !serial,
  },
});

export default defineConfig({
  root,
  cacheDir: join(root, 'node_modules', '.cache'),
  plugins: [ipcChannels(root)],
  test: {
    pool: 'forks',
    projects: [
      part('unit'),
      { extends: true, test: { name: 'unit-dom', include: ['tests/unit/**/*.test.tsx'], environment: 'jsdom' } },
      part('property', { timeout: 60_000 }),
      part('contract', { timeout: 30_000 }),
      part('fault', { timeout: 120_000, serial: true }),
      part('migrations'),
      part('security'),
      part('packaging', { timeout: 180_000, serial: true }),
    ],
  },
});
