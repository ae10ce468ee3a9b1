import { writeFile } from 'node:fs/promises';
import { expect, test } from '../pages/with-backend.ts';

test.use({
  theme: 'own',
  appEnv: async ({ backend }, use, testInfo) => {
    const file = testInfo.outputPath('policy.json');
    await writeFile(file, JSON.stringify({ host: backend.url, lockedSettings: { theme: 'dark' } }));
    await use({ SITEWRIGHT_CONFIG: file });
  },
});

test('[HOST-04] the app has the theme that the policy locks when the computer has another', async ({ app }) => {
  await expect(app.page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
});
