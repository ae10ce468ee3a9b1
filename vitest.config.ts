import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { ipcChannels } from './scripts/lib/ipc-channels.ts';

const root = import.meta.dirname;
const propertyRuns = Number(process.env['SITEWRIGHT_PROPERTY_RUNS'] ?? 0);
/** Milliseconds for a test that hangs, far above what any takes on a busy computer. */
const PATIENCE = 60_000;

/** A suite by its folder under tests/. Tests of components are .test.tsx files and have a DOM. */
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

/**
 * The contract suite: on the embedded backend, on a messy one, and on the server of an agency: over both databases, and two
 * of them on one database and one bucket.
 */
const contract = (name: string, exclude: string[] = [], timeout = PATIENCE) => ({
  extends: true as const,
  test: {
    ...part('contract', { timeout }).test,
    name,
    exclude,
    globalSetup: ['tests/contract/backend/start.ts'],
    setupFiles: ['tests/contract/backend/environment.ts'],
  },
});

/** What the client makes of answers that are none of the backend's. */
const ofClient = 'tests/contract/odd-answers.test.ts';

/** Contracts of outside services, whose stand-ins the embedded backend alone has, and tests that start one. */
const ofStandIns = [
  'business-profile',
  'client-auth',
  'every-field',
  'geocoding',
  'list-jobs',
  'no-stand-ins',
  'place-names',
  'web-fonts',
].map((file) => `tests/contract/${file}.test.ts`);

/** Tests that end or ask processes at chosen moments, which other tests at the same time would shift. */
const timedFaults = ['backend-client', 'drain', 'kill-instance', 'kill-journal', 'kill-publish'].map(
  (file) => `tests/fault/${file}.test.ts`,
);

/** Bundles what tests kill and start again. */
const children = ['tests/support/children.ts'];

const fault = (
  name: string,
  { serial = false, ...files }: { include?: string[]; exclude?: string[]; serial?: boolean },
) => {
  const { test, ...rest } = part('fault', { timeout: 120_000, serial });
  // Last, when the other suites have ended, so that it has the computer to itself.
  return {
    ...rest,
    test: { ...test, ...files, name, globalSetup: children, ...(serial && { sequence: { groupOrder: 1 } }) },
  };
};

/** The converter closes sharp's loaders for its whole process, so its tests share a process with no others. */
const closesLoaders = 'tests/unit/media/converter/*.test.ts';

export default defineConfig({
  root,
  cacheDir: join(root, 'node_modules', '.cache'),
  plugins: [ipcChannels(root)],
  test: {
    pool: 'forks',
    // The default leaves one core free, which is half of a small computer.
    maxWorkers: availableParallelism(),
    projects: [
      { extends: true, test: { ...part('unit').test, exclude: [closesLoaders], isolate: false } },
      { extends: true, test: { ...part('unit-alone').test, include: [closesLoaders] } },
      {
        extends: true,
        test: {
          ...part('unit-dom').test,
          // Loading modules again for each file would double the time; the document is cleared instead.
          isolate: false,
          include: ['tests/unit/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['tests/support/fresh-dom.ts'],
        },
      },
      part('property', { timeout: Math.max(PATIENCE, propertyRuns * 20) }),
      contract('contract'),
      contract('contract-messy', [ofClient, 'tests/contract/kept-bytes.test.ts']),
      contract('contract-server', [ofClient, ...ofStandIns]),
      contract('contract-postgres', [ofClient, ...ofStandIns]),
      // Each picture that is made for the first publish is a file of the bucket.
      contract('contract-instances', [ofClient, ...ofStandIns], 3 * PATIENCE),
      fault('fault', { exclude: timedFaults }),
      fault('fault-timed', { include: timedFaults, serial: true }),
      { extends: true, test: { ...part('migrations').test, globalSetup: children } },
      part('security'),
      part('packaging', { timeout: 180_000, serial: true }),
    ],
  },
});
