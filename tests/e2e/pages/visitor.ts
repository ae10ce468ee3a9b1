import { type BrowserContextOptions, chromium, expect, type Locator, type Page } from '@playwright/test';
import { LEAST_MS } from '#shared/domain/message/form.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { findChromium, WITHOUT_ADDRESS_BAR } from '../../../scripts/lib/chromium.mjs';
import { clientAt, signIn } from '../../support/client.ts';
import { inVersion, versions } from '../../support/sites/kinds.ts';
import type { TestBackend } from '../../support/test-backend.ts';

const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
} as const;
/** Minimum width and height of a touch target, in CSS pixels. */
const LEAST_TARGET = 44;
/** Share of the screen, from its top, that the thumb of the hand with the phone does not reach. */
const OUT_OF_REACH = 0.25;
/** Minimum font size of a field, in CSS pixels. If it is smaller, phones zoom in when the field gets the focus. */
const LEAST_LETTERS = 16;

export interface Visitor {
  name: string;
  phone: string;
  message: string;
}

/**
 * Publishes the site in each version. On each published page, two visitors with phones ask for a quote. The browser of
 * the first visitor runs scripts and stays on the page. The browser of the second runs none and goes from page to page.
 * @returns the visitors of all versions
 */
export async function askForQuotes(backend: TestBackend, slug: string): Promise<Visitor[]> {
  const publish = await publisherOf(backend, slug);
  const browser = await chromium.launch({ executablePath: findChromium()!, args: [WITHOUT_ADDRESS_BAR] });
  const onPhone = async <T>(visit: (page: Page) => Promise<T>, options: BrowserContextOptions = {}): Promise<T> => {
    const context = await browser.newContext({ ...phone, ...options });
    const visited = await visit(await context.newPage());
    await context.close();
    return visited;
  };
  const visitors: Visitor[] = [];
  try {
    for (const [at, version] of versions.entries()) {
      const home = await publish(version);
      const visitor = (kind: string, digit: number): Visitor => ({
        name: `${kind} in ${version}`,
        phone: `(775) 555-01${digit}${at}`,
        message: `A tap drips. Seen in ${version}.`,
      });
      const [usual, scriptless] = [visitor('Usual', 1), visitor('Scriptless', 2)];
      await onPhone((page) => askOnPage(page, home, usual));
      await onPhone((page) => askByPages(page, home, scriptless), { javaScriptEnabled: false });
      visitors.push(usual, scriptless);
    }
  } finally {
    await browser.close();
  }
  return visitors;
}

/** Returns a function that publishes the site in a given version, as the app does, and returns the page's address. */
async function publisherOf(backend: TestBackend, slug: string) {
  const staff = clientAt(backend.url);
  await signIn(staff);
  const site = await backend.site(slug);
  const facts = { github_repo: '', paid_url: `${slug}.example`, slug, first_publish_url: '' };
  return async (to: (typeof versions)[number]): Promise<string> => {
    const { version, custom_layout } = inVersion(site as SiteDocument, to);
    await backend.put(slug, { version, custom_layout, contact_form_steps: 2 });
    const id_key = String(site['id_key']);
    const { url } = await staff.client.sites.publish({ ...facts, id_key, multipage: false });
    return url ?? '';
  };
}

async function askOnPage(page: Page, home: string, visitor: Visitor): Promise<void> {
  await page.goto(home);
  const bar = page.getByRole('navigation', { name: 'Contact' }).getByRole('link');
  await expect(bar).toHaveText(['Call', 'Text', 'Quote']);
  await expect(bar.nth(0)).toHaveAttribute('href', /^tel:\+\d{11}$/);
  await expect(bar.nth(1)).toHaveAttribute('href', /^sms:\+\d{11}$/);
  for (const target of await bar.all()) await expectInReach(target);

  await bar.filter({ hasText: 'Quote' }).tap();
  const form = page.getByRole('dialog', { name: 'Get a quote' });
  await expect(form).toBeVisible();
  const field = (name: keyof Visitor) => form.locator(`[name=${name}]`);
  const [next, send] = ['Next', 'Send'].map((name) => form.getByRole('button', { name })) as [Locator, Locator];
  const step = form.locator('legend:visible');
  await expect(step).toHaveText('The job · Step 1 of 2');
  await expect(field('phone')).toBeHidden();
  await expectUsable(field('message'));
  await expectInReach(next);
  await next.tap();
  await expect(field('message'), 'an empty step is not left').toBeVisible();
  await field('message').fill(visitor.message);
  await next.tap();
  await expect(step).toHaveText('How to reach you · Step 2 of 2');
  await expect(field('name')).toBeFocused();
  await form.getByRole('button', { name: 'Back' }).tap();
  await expect(field('message')).toHaveValue(visitor.message);
  await next.tap();
  for (const name of ['name', 'phone'] as const) {
    await expectUsable(field(name));
    await field(name).fill(visitor[name]);
  }
  await expect(field('phone')).toHaveAttribute('inputmode', 'tel');
  for (const target of [form.locator('.consent label'), send]) await expectInReach(target);
  await agree(form);
  // If a message is sent sooner, the backend assumes that a program has sent it.
  await page.waitForFunction((least) => performance.now() >= least, LEAST_MS);
  await send.tap();
  await expect(page.getByRole('dialog', { name: 'Thank you' })).toBeVisible();
  await expect(form).toBeHidden();
}

async function askByPages(page: Page, home: string, visitor: Visitor): Promise<void> {
  await page.goto(home);
  await page.getByRole('navigation', { name: 'Contact' }).getByRole('link', { name: 'Quote' }).tap();
  const main = page.locator('main');
  await write(main, visitor);
  await main.getByRole('button', { name: 'Send' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
  expect(page.url()).toBe(new URL('thank-you/', home).href);
}

async function write(form: Locator, visitor: Visitor): Promise<void> {
  for (const [name, words] of Object.entries(visitor)) {
    const field = form.locator(`[name=${name}]`);
    await field.tap();
    await field.fill(words as string);
  }
  await agree(form);
}

async function agree(form: Locator): Promise<void> {
  await form.locator('.consent label').tap();
  await expect(form.getByRole('checkbox')).toBeChecked();
}

/** Expects the field to be in reach of the thumb, and its letters to be so large that phones do not zoom in. */
async function expectUsable(field: Locator): Promise<void> {
  await expectInReach(field);
  const letters = await field.evaluate((input) => parseFloat(getComputedStyle(input).fontSize));
  expect(letters).toBeGreaterThanOrEqual(LEAST_LETTERS);
}

/** Expects the target to be large enough, and in reach of the thumb without scrolling. */
async function expectInReach(target: Locator): Promise<void> {
  const box = (await target.boundingBox())!;
  const what = `${await target.innerText()} ${await target.getAttribute('id')} of ${target.page().url()}`;
  expect(Math.min(box.width, box.height), what).toBeGreaterThanOrEqual(LEAST_TARGET);
  expect(box.y + box.height / 2, what).toBeGreaterThan(OUT_OF_REACH * phone.viewport.height);
  expect(box.y + box.height, what).toBeLessThanOrEqual(phone.viewport.height);
}
