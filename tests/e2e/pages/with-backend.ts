import { writeFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { startTestBackend, type TestBackend } from '../../support/test-backend.ts';
import { test as base } from '../fixtures/app.ts';

export const DEMO = 'blue-ridge-plumbing';

/** Returns the policy that makes the app ask the backend's stand-ins instead of third parties. */
const standInsOf = (url: string) => ({
  checkout: { linkUrl: `${url}/providers/checkout`, newCheckoutUrl: `${url}/providers/new-checkout` },
  geocoding: { url: `${url}/providers/geocoding`, accessKey: 'demo' },
  google: { clientId: 'sitewright-demo', url: `${url}/providers` },
  stockPhotosUrl: `${url}/media/stock/services`,
  webFonts: { url: `${url}/providers/webfonts/v1`, key: 'demo' },
});

/**
 * The app with a backend of its own, which the test can fill and make fail. At the end of a test that has passed, all
 * posted bodies are compared with the description of the backend's API.
 */
export const test = base.extend<{ backend: TestBackend; backendArgs: string[]; standIns: boolean; policy: object }>({
  /** makes the app ask the backend's stand-ins instead of third parties */
  standIns: [true, { option: true }],
  /** further members of the policy */
  policy: [{}, { option: true }],
  /** command-line switches of the backend */
  backendArgs: [[], { option: true }],
  backend: async ({ backendArgs }, use, testInfo) => {
    const backend = await startTestBackend(backendArgs);
    await use(backend);
    const findings = testInfo.errors.length === 0 ? await backend.findings() : [];
    await backend.stop();
    expect(findings).toEqual([]);
  },
  appEnv: async ({ backend, standIns, policy }, use, testInfo) => {
    const file = testInfo.outputPath('policy.json');
    await writeFile(file, JSON.stringify({ host: backend.url, ...(standIns && standInsOf(backend.url)), ...policy }));
    await use({ SITEWRIGHT_CONFIG: file, SITEWRIGHT_TASK_POLL_MS: '200' });
  },
  keychain: 'none',
});

export { expect } from '@playwright/test';
