import { expect } from '@playwright/test';
import { BasicInfoPage } from '../pages/basic-info.ts';
import { Shell } from '../pages/shell.ts';
import { DEMO, test } from '../pages/with-backend.ts';

const KILLS = Number(process.env['SITEWRIGHT_KILLS'] ?? 2);

test(`[SYNC-01] kill -9 in the middle of typing, ${KILLS} times: what the status line called saved is there`, async ({
  app,
}) => {
  test.setTimeout(60_000 + KILLS * 30_000);
  let { page } = app;
  await new BasicInfoPage(page).open(DEMO);
  for (let kill = 1; kill <= KILLS; kill++) {
    const about = new BasicInfoPage(page).field('About');
    await about.fill(`Round ${kill}: `);
    await expect(new Shell(page).status).toHaveText('Saved on this computer');
    const typing = about.pressSequentially('the quick brown fox jumps over the lazy dog '.repeat(4), { delay: 2 });
    typing.catch(() => undefined);
    const acknowledged = await page.evaluate(readAcknowledged, 1 + ((kill * 7) % 40));
    await app.kill();
    await typing.catch(() => undefined);
    page = await app.start();
    await new BasicInfoPage(page).open(DEMO);
    // What was typed after the last acknowledgement may be there as well, but nothing typed before it may be missing.
    const found = await new BasicInfoPage(page).field('About').inputValue();
    expect(found.startsWith(acknowledged), `“${found}” begins with “${acknowledged}”`).toBe(true);
  }
});

/**
 * Resolves to the text of About once the text has grown by at least `more` characters and the status line says that it
 * is saved.
 */
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
