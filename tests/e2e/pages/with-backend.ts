import { startTestBackend, type TestBackend } from '../../support/test-backend.ts';
import { test as base } from '../fixtures/app.ts';

export const DEMO = 'blue-ridge-plumbing';

/** The app on a backend of its own, which the test can fill and make fail. */
export const test = base.extend<{ backend: TestBackend; manners: string[] }>({
  /** switches of the backend */
  manners: [[], { option: true }],
  backend: async ({ manners }, use) => {
    const backend = await startTestBackend(manners);
    await use(backend);
    await backend.stop();
  },
  appEnv: async ({ backend }, use) => {
    await use({ SITEWRIGHT_BACKEND_URL: backend.url, SITEWRIGHT_TASK_POLL_MS: '200' });
  },
  keychain: 'none',
});

export { expect } from '@playwright/test';
