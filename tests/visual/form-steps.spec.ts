import { findingsOfAxe } from '../../scripts/lib/axe.ts';
import { inVersion, kinds, versions } from '../support/sites/kinds.ts';
import { expect, standards, test } from './pages.ts';
import { homeOf, show } from './unserved.ts';

const desktop = { width: 1280, height: 800 };
/**
 * Returns the page as it is drawn before its script has set up the steps: the script only sets the attribute
 * `data-script`, which the style sheet depends on.
 */
const beforeSteps = (page: string): string =>
  page.replace(/<script>[^]*?<\/script>/, "<script>document.documentElement.dataset.script=''</script>");

const home = (version: (typeof versions)[number]): string =>
  homeOf({ ...inVersion(kinds['rich']!, version), contact_form_steps: 2, text_show_email: true });

for (const version of versions) {
  test(`[PAGE-05] the form of ${version} asks what is wrong first, then by keyboard alone how to answer`, async ({
    blank,
  }) => {
    const page = await blank({ viewport: desktop });
    await show(page, home(version));
    const form = page.locator('main form').first();
    const field = (name: string) => form.locator(`[name=${name}]`);
    await field('message').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(field('message'), 'an empty step is not left').toBeFocused();
    await page.keyboard.type('The tap drips.');
    await page.keyboard.press('Tab');
    await expect(form.getByLabel('Photos of the job')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(form.getByRole('button', { name: 'Next' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field('name')).toBeFocused();
    await expect(form.getByRole('group')).toHaveAccessibleName('How to reach you · Step 2 of 2');
    await expect(form.getByRole('button')).toHaveText(['Send', 'Back']);
    const findings = await findingsOfAxe(page, { include: ['main form'], runOnly: standards });
    expect(findings.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
    await form.getByRole('button', { name: 'Back' }).focus();
    await page.keyboard.press('Enter');
    await expect(field('message')).toBeFocused();
    await expect(field('message')).toHaveValue('The tap drips.');
  });

  test(`[PAGE-03] in ${version} nothing moves when the form begins to ask in steps, and without script it asks for all`, async ({
    blank,
  }) => {
    const page = await blank({ viewport: desktop });
    const boxes = (): Promise<string> =>
      page.evaluate(() =>
        JSON.stringify(
          [...document.querySelectorAll('main form, main form > *')]
            .filter((each) => each.checkVisibility())
            .map((each) => [each.className, each.getBoundingClientRect()]),
        ),
      );
    const whole = home(version);
    const before = beforeSteps(whole);
    expect(before.length).toBeLessThan(whole.length);
    await show(page, before);
    const first = await boxes();
    await page.unrouteAll();
    await show(page, whole);
    expect(await boxes()).toBe(first);

    const scriptless = await blank({ viewport: desktop, javaScriptEnabled: false });
    await show(scriptless, whole);
    const form = scriptless.locator('main form').first();
    for (const name of ['message', 'photos', 'name', 'phone', 'email'])
      await expect(form.locator(`[name=${name}]`)).toBeVisible();
    await expect(form.locator('button:visible')).toHaveText(['Send']);
  });
}

test('[PAGE-05] a form in steps begins anew once it was sent, with the focus on its button', async ({ blank }) => {
  const page = await blank({ viewport: desktop });
  await show(page, home('v2.3'));
  await page.route('**/message', (route) =>
    route.fulfill({ contentType: 'application/json', body: '{"message":"ok"}' }),
  );
  const form = page.locator('#hero form');
  await form.locator('[name=message]').fill('The tap drips.');
  await form.getByRole('button', { name: 'Next' }).click();
  await form.locator('[name=name]').fill('Dana Wells');
  await form.locator('[name=phone]').fill('512 555 0100');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('dialog', { name: 'Thank you' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form.getByRole('button', { name: 'Next' })).toBeFocused();
  await expect(form.locator('[name=message]')).toHaveValue('');
});

test('[PAGE-05] the field for photos looks like those for words, says which were chosen, and opens wherever it is clicked', async ({
  blank,
}) => {
  const page = await blank({ viewport: desktop, javaScriptEnabled: false });
  await show(page, home('v2.3'));
  const form = page.locator('#hero form');
  const [photos, name] = [form.locator('[type=file]'), form.locator('[name=name]')];
  const box = (field: typeof photos) =>
    field.evaluate((each) => {
      const { width, height } = each.getBoundingClientRect();
      const { border, borderRadius, backgroundColor } = getComputedStyle(each);
      return { width, height: Math.round(height), border, borderRadius, backgroundColor };
    });
  expect(await box(photos)).toEqual(await box(name));
  const { width, height } = await box(photos);
  for (const x of [10, width / 2, width - 10]) {
    const chooser = page.waitForEvent('filechooser');
    await photos.click({ position: { x, y: height / 2 } });
    await chooser;
  }
  await photos.setInputFiles({ name: 'tap.jpg', mimeType: 'image/jpeg', buffer: Buffer.of(0) });
  await expect(photos).toHaveValue(/tap\.jpg$/);
});

test('[PAGE-05] the field for photos has words in the page’s language, and says which were chosen until they are sent', async ({
  blank,
}) => {
  const page = await blank({ viewport: desktop, locale: 'de' });
  await show(page, home('v2.3'));
  const form = page.locator('#hero form');
  const photos = form.getByLabel('Photos of the job (optional, up to 4) Choose photos');
  // The browser's own text is there but invisible.
  await expect(photos).toHaveCSS('color', 'rgba(0, 0, 0, 0)');
  const [invitation, chosen] = [form.getByText('Choose photos'), form.locator('output')];
  await expect(invitation).toBeVisible();
  await form.locator('[name=message]').focus();
  await page.keyboard.press('Tab');
  await expect(photos).toBeFocused();
  const photo = (name: string) => ({ name, mimeType: 'image/jpeg', buffer: Buffer.of(0) });
  await photos.setInputFiles([photo('tap.jpg'), photo('sink.jpg')]);
  await expect(chosen).toHaveText('tap.jpg, sink.jpg');
  await expect(chosen).toHaveRole('status');
  await expect(invitation).toBeHidden();
  await form.evaluate((each: HTMLFormElement) => each.reset());
  await expect(chosen).toHaveText('');
  await expect(invitation).toBeVisible();
});
