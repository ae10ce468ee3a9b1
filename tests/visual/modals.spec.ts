import type { Page } from '@playwright/test';
import type { SiteServer } from '../../scripts/bench/site-server.ts';
import { findingsOfAxe } from '../../scripts/lib/axe.ts';
import { inVersion, kinds, versions } from '../support/sites/kinds.ts';
import { expect, serve, standards, test } from './pages.ts';
import { homeOf, origin, show } from './unserved.ts';

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

let server: SiteServer;
test.beforeAll(async () => {
  // `write` fills in all fields of a form at once, so the form must have a single step.
  server = await serve({ ...kinds['rich']!, contact_form_steps: 1 }, 'plain');
});
test.afterAll(() => server.close());

/** Answers each message that a form sends. Returns a list to which the body of each message is added. */
async function answer(page: Page, status: number, body: object): Promise<string[]> {
  const posts: string[] = [];
  await page.route('**/public/messages/*', (route) => {
    posts.push(route.request().postData() ?? '');
    return route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) });
  });
  return posts;
}

async function write(page: Page, within: string): Promise<void> {
  await page.locator(`${within} [name=name]`).fill('Dana Wells');
  await page.locator(`${within} [name=phone]`).fill('512 555 0100');
  await page.locator(`${within} [name=message]`).fill('The kitchen tap leaks.');
}

for (const version of versions) {
  test(`[PAGE-03] in ${version} the dialogs open on the page, hold the focus and give it back`, async ({ blank }) => {
    const page = await blank({ viewport: desktop });
    await show(page, homeOf(inVersion(kinds['rich']!, version)));
    for (const [id, name] of [
      ['text-us', 'Send us a text'],
      ['leave-a-review', 'Leave a review'],
    ] as const) {
      const opener = page.locator(`[data-modal="${id}"]:visible`).first();
      await opener.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name });
      await expect(dialog).toBeVisible();
      expect(page.url()).toBe(origin);
      const findings = await findingsOfAxe(page, { include: [`#${id}`], runOnly: standards });
      expect(findings.flatMap(({ id: rule, nodes }) => nodes.map(({ html }) => `${rule}: ${html}`))).toEqual([]);
      for (let step = 0; step < 20; step++) {
        await page.keyboard.press('Tab');
        expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.id ?? '')).toMatch(
          new RegExp(`^(${id})?$`),
        );
      }
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
      await opener.click();
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toBeHidden();
    }
  });
}

for (const version of versions) {
  test(`[PAGE-03] in ${version} the whole dialog is in sight on screens of 740 px`, async ({ blank }) => {
    const usual = { ...kinds['rich']!, contact_form_steps: 1, text_show_email: false };
    const page = await blank();
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await show(page, homeOf(inVersion(usual, version)));
      // The test opens the dialog by script, so that it does not depend on the links of each version.
      const hidden = await page.locator('#text-us').evaluate((dialog: HTMLDialogElement) => {
        dialog.showModal();
        return dialog.scrollHeight - dialog.clientHeight;
      });
      expect(hidden, `${width} px`).toBe(0);
    }
  });
}

test('[PAGE-05] a message sent from the dialog is answered by the dialog of thanks', async ({ blank }) => {
  const page = await blank({ viewport: desktop });
  const posts = await answer(page, 200, { message: 'ok' });
  await page.goto(server.url);
  const opener = page.getByRole('link', { name: 'Have a question?' });
  await opener.click();
  await write(page, '#text-us');
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('dialog', { name: 'Thank you' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  expect(posts).toHaveLength(1);
  expect(posts[0]).toMatch(/name="message"\r\n\r\nThe kitchen tap leaks\.\r\n/);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(page.locator('#text-us [name=message]')).toHaveValue('');
});

test('[PAGE-05] a message sent from the section is answered too, and the focus comes back to it', async ({ blank }) => {
  const page = await blank({ viewport: desktop });
  await answer(page, 200, { message: 'ok' });
  await page.goto(server.url);
  await write(page, '#get_a_quote');
  const send = page.locator('#get_a_quote').getByRole('button', { name: 'Send' });
  await send.click();
  await expect(page.getByRole('dialog', { name: 'Thank you' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(send).toBeFocused();
});

test('[PAGE-05] a visitor is told what of a message was not kept', async ({ blank }) => {
  const page = await blank({ viewport: desktop });
  await answer(page, 200, { message: 'ok', note: 'Sent without its photos.' });
  await page.goto(server.url);
  await write(page, '#get_a_quote');
  await page.locator('#get_a_quote').getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('dialog', { name: 'Thank you' })).toBeVisible();
  await page.keyboard.press('Escape');
  const note = page.locator('#get_a_quote').getByRole('status').filter({ hasText: /./ });
  await expect(note).toHaveText('Sent without its photos.');
});

test('[PAGE-05] words stay where sending fails, beside other ways to reach the company', async ({ blank }) => {
  const page = await blank({ viewport: desktop });
  await page.route('**/public/messages/*', (route) => route.abort());
  await page.goto(server.url);
  await page.getByRole('link', { name: 'Have a question?' }).click();
  await write(page, '#text-us');
  const dialog = page.getByRole('dialog', { name: 'Send us a text' });
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByRole('status')).toContainText('could not be sent');
  await expect(dialog.locator('[name=message]')).toHaveValue('The kitchen tap leaks.');
  await expect(dialog.getByRole('link', { name: /Call us/ })).toBeVisible();
});

test('[PAGE-05] without script the openers lead to the pages, and a sent form to the page of thanks', async ({
  blank,
}) => {
  const page = await blank({ viewport: desktop, javaScriptEnabled: false });
  await page.goto(server.url);
  await page.getByRole('link', { name: 'Leave a review' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Leave a review' })).toBeVisible();
  await page.goto(server.url);
  await page.getByRole('link', { name: 'Have a question?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Send us a text' })).toBeVisible();
  await write(page, 'main');
  await page.route('**/public/messages/*', (route) =>
    route.fulfill({ status: 303, headers: { location: `${server.url}thank-you/` } }),
  );
  await page.locator('main').getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
});

test('[PAGE-03] on a phone the bar goes while a dialog is open, and the dialog fits the screen', async ({ blank }) => {
  const page = await blank({ viewport: phone, hasTouch: true, isMobile: true });
  await page.goto(server.url);
  await expect(page.locator('.phone-bar')).toBeVisible();
  await page.getByRole('link', { name: 'Leave a review' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Leave a review' });
  await expect(dialog).toBeVisible();
  await expect(page.locator('.phone-bar')).toBeHidden();
  const box = (await dialog.boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.width).toBeLessThanOrEqual(phone.width);
  await dialog.getByRole('button', { name: 'Close' }).tap();
  await expect(page.locator('.phone-bar')).toBeVisible();
});
