import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { ipcChannels } from './scripts/lib/ipc-channels.ts';

const root = import.meta.dirname;
const propertyRuns = Number(process.env['SITEWRIGHT_PROPERTY_RUNS'] ?? 0);
/** Milliseconds: a limit for what hangs, far above what anything takes on a computer that is busy with other things. */
const PATIENCE = 60_000;

/** A part of the suite, by its folder under tests/. Tests of components are .test.tsx files and get a DOM. */
const part = (name: string, { timeout = PATIENCE, serial = false } = {}) => ({
  extends: true as const,
  test: {
    name,
    include: [`tests/${name}/**/*.test.ts`],
    testTimeout: timeout,
    hookTimeout: timeout,
    fileParallelism: !serial,
  },
});

/** The calls of the backend, once as the embedded one answers them and once as others may. */
const contract = (name: string, exclude: string[] = []) => ({
  extends: true as const,
  test: {
    ...part('contract').test,
    name,
    exclude,
    globalSetup: ['tests/contract/backend/start.ts'],
    setupFiles: ['tests/contract/backend/environment.ts'],
  },
});

/** Their processes are ended or asked at chosen moments, which other tests beside them would move. */
const timedFaults = ['backend-client', 'drain', 'kill-journal', 'kill-publish'].map(
  (file) => `tests/fault/${file}.test.ts`,
);

const fault = (
  name: string,
  { serial = false, ...files }: { include?: string[]; exclude?: string[]; serial?: boolean },
) => {
  const { test, ...rest } = part('fault', { timeout: 120_000, serial });
  // Only once the others have ended, so that they have the computer to themselves.
  return { ...rest, test: { ...test, ...files, name, ...(serial && { sequence: { groupOrder: 1 } }) } };
};

/** The converter closes sharp's loaders for its whole process: these tests share theirs with no others. */
const closesLoaders = 'tests/unit/media/converter/*.test.ts';

export default defineConfig({
  root,
  cacheDir: join(root, 'node_modules', '.cache'),
  plugins: [ipcChannels(root)],
  test: {
    pool: 'forks',
    // The default leaves a core to a person at the computer, which is half of what a small machine has.
    maxWorkers: availableParallelism(),
    projects: [
      { extends: true, test: { ...part('unit').test, exclude: [closesLoaders], isolate: false } },
      { extends: true, test: { ...part('unit-alone').test, include: [closesLoaders] } },
      {
        extends: true,
        test: {
          ...part('unit-dom').test,
          // To load the modules anew for each file took half of the time. The document is cleared instead.
          isolate: false,
          include: ['tests/unit/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['tests/support/fresh-dom.ts'],
        },
      },
      part('property', { timeout: Math.max(PATIENCE, propertyRuns * 20) }),
      contract('contract'),
      contract('contract-messy', ['tests/contract/kept-bytes.test.ts']),
      fault('fault', { exclude: timedFaults }),
      fault('fault-timed', { include: timedFaults, serial: true }),
      part('migrations'),
      part('security'),
      part('packaging', { timeout: 180_000, serial: true }),
    ],
  },
});
