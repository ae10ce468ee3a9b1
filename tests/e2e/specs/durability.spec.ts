import { expect } from '@playwright/test';
import { BasicInfoPage } from '../pages/basic-info.ts';
import { doMainJob } from '../pages/main-job.ts';
import { Shell } from '../pages/shell.ts';
import { DEMO, test } from '../pages/with-backend.ts';

const KILLS = Number(process.env['SITEWRIGHT_KILLS'] ?? 5);

test('[HOST-02] [PUB-01] the main job against another backend', async ({ app, backend }) => {
  const address = await doMainJob(app.page, 'far-plumbing');
  expect(address).toContain(backend.url);
  expect(await (await fetch(address)).text()).toContain('Fast &amp; fair &lt;script&gt;');
});

test('[SAVE-08] a save changes only the edited paths, compared as text', async ({ app, backend }) => {
  const stored = async () => (await fetch(`${backend.url}/__test/sites/${DEMO}/raw`)).text();
  const odd = '{"big": 12345678901234567890, "price": 1.10, "esc": "caf\\u00e9 \\/", "10": [ 1.0,2 ]}';
  const withOdd = (await stored()).replace(/^\{/, `{ "unknown_to_us": ${odd},`);
  await fetch(`${backend.url}/__test/sites`, { method: 'POST', body: withOdd });
  const before = await stored();
  expect(before).toContain(odd);

  const basicInfo = new BasicInfoPage(app.page);
  await basicInfo.open(DEMO);
  await basicInfo.field('License number').fill('ROC 31 4159');
  await basicInfo.shell.save.click();
  await basicInfo.shell.agreeToSpelling();
  await expect(basicInfo.shell.status).toHaveText(/^Saved on server at/);
  const saved = JSON.stringify((await backend.site(DEMO)).license_number);
  expect(saved).toBe('"ROC 31 4159"');
  const plain = (text: string) =>
    text
      .replace(/"modified":\s*"[^"]*"/, '"modified":""')
      .replace(/"license_number":\s*("[^"]*"|null)/, '"license_number":""');
  expect(plain(await stored())).toBe(plain(before));
});

test(`[SYNC-01] kill -9 in the middle of typing, ${KILLS} times: what the status line called saved is there`, async ({
  app,
}) => {
  test.setTimeout(60_000 + KILLS * 30_000);
  let { page } = app;
  await new BasicInfoPage(page).open(DEMO);
  let acknowledged = '';
  for (let kill = 1; kill <= KILLS; kill++) {
    const about = new BasicInfoPage(page).field('About');
    if (kill > 1) {
      const found = await about.inputValue();
      // What was typed after the last acknowledgement may be there as well, but nothing before it may be missing.
      expect(found.startsWith(acknowledged)).toBe(true);
    }
    await about.fill(`Round ${kill}: `);
    await expect(new Shell(page).status).toHaveText('Saved on this computer');
    const typing = about.pressSequentially('the quick brown fox jumps over the lazy dog '.repeat(4), { delay: 2 });
    typing.catch(() => undefined);
    acknowledged = await page.evaluate(readAcknowledged, 1 + ((kill * 7) % 40));
    await app.kill();
    await typing.catch(() => undefined);
    page = await app.start();
    await new BasicInfoPage(page).open(DEMO);
  }
});

/** Resolves once the status line has called a text of at least so many more characters saved, to that text. */
function readAcknowledged(more: number): Promise<string> {
  const status = document.querySelector('footer [role="status"]');
  const about = [...document.querySelectorAll('textarea')].find((area) => area.labels?.[0]?.textContent === 'About');
  if (!status || !about) throw new Error('the screen is not there');
  const start = about.value.length;
  return new Promise((resolve) => {
    const look = () => {
      if (status.textContent === 'Saved on this computer' && about.value.length >= start + more) resolve(about.value);
      else requestAnimationFrame(look);
    };
    look();
  });
}
