import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { hasDisplay } from './scripts/lib/electron.mjs';

const lighthouse = '**/lighthouse.spec.ts';
const CI = Boolean(process.env['CI']);

export default defineConfig<{ preview: boolean }>({
  // A test runs the whole app, which keeps about one core busy. On a display only one window at a time has the focus.
  workers: hasDisplay() ? 1 : Math.min(2, availableParallelism()),
  retries: 0,
  forbidOnly: CI,
  // Limits for a test that hangs, far above what any takes on a busy computer.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  use: { actionTimeout: 120_000 },
  reporter: [['list']],
  globalSetup: './tests/e2e/fixtures/shared-pictures.ts',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/__snapshots__/{testFileName}/{arg}{ext}',
  projects: [
    { name: 'e2e', testDir: 'tests/e2e/specs', fullyParallel: true },
    { name: 'security', testDir: 'tests/security/running', fullyParallel: true, use: { preview: true } },
    { name: 'screenshots', testDir: 'tests/screenshots', workers: 1 },
    { name: 'visual', testDir: 'tests/visual', testIgnore: lighthouse, fullyParallel: true },
    { name: 'lighthouse', testDir: 'tests/visual', testMatch: lighthouse, workers: 1 },
  ],
});
