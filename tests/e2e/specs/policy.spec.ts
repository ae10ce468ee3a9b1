import { readdir, writeFile } from 'node:fs/promises';
import { launchApp } from '../../../scripts/lib/launch.ts';
import { START_LIMIT_MS } from '../fixtures/app-under-test.ts';
import { SignInPage } from '../pages/sign-in.ts';
import { expect, test } from '../pages/with-backend.ts';

test.use({
  theme: 'own',
  appEnv: async ({ backend }, use, testInfo) => {
    const file = testInfo.outputPath('policy.json');
    await writeFile(
      file,
      JSON.stringify({
        host: backend.url,
        defaultSettings: { theme: 'dark' },
        lockedSettings: { updates: 'off' },
      }),
    );
    await use({ SITEWRIGHT_CONFIG: file });
  },
});

test('[HOST-04, HOST-06] the app has the policy’s theme until the user chooses another, and shows what is locked', async ({
  app: { page },
}) => {
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await new SignInPage(page).signInAtOnce();
  await page.keyboard.press('ControlOrMeta+,');
  await expect(page.getByText('Your company’s default.')).toBeVisible();
  await expect(page.getByText('Set by your company for all staff.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Only tell me' })).toBeDisabled();
  await page.getByText('Light', { exact: true }).click();
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'light');
  await page.getByRole('button', { name: 'Use the default' }).click();
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
});

test('[HOST-04] the app ends in words, and has opened and made nothing, where the policy names no host', async ({}, testInfo) => {
  const [file, userDataDir] = [testInfo.outputPath('misspelt.json'), testInfo.outputPath('data')];
  await writeFile(file, JSON.stringify({ Host: 'https://api.example.com' }));
  const start = launchApp({
    userDataDir,
    env: { SITEWRIGHT_CONFIG: file, SITEWRIGHT_BACKEND_URL: '' },
    headless: true,
    timeout: START_LIMIT_MS,
  });
  // If the app starts in spite of the policy, the test ends it.
  void start.then(
    (app) => app.kill(),
    () => undefined,
  );
  await expect(start).rejects.toThrow(
    /ended with code 1 before it was ready[^]*cannot start[^]*“Host” has to be written “host”[^]*Please tell your IT department/,
  );
  const made = await readdir(userDataDir);
  expect(made.filter((name) => ['stores', 'backend'].includes(name))).toEqual([]);
  expect(made).toContain('logs');
});
