import { defineConfig } from '@playwright/test';

const CI = Boolean(process.env['CI']);

export default defineConfig({
  // each test runs the whole app: on two cores a second one beside it would only make both slow
  workers: 1,
  retries: 0,
  forbidOnly: CI,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  globalSetup: './tests/e2e/fixtures/shared-pictures.ts',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/__snapshots__/{testFileName}/{arg}{ext}',
  projects: [
    { name: 'e2e', testDir: 'tests/e2e/specs' },
    { name: 'security', testDir: 'tests/security/running' },
    { name: 'visual', testDir: 'tests/visual' },
  ],
});
