import type { Locator, Page } from '@playwright/test';

/** The two steps of the sign-in, which are shown instead of the app. */
export class SignInPage {
  readonly phone: Locator;
  readonly sendCode: Locator;
  readonly code: Locator;
  readonly back: Locator;
  readonly demoNotice: Locator;
  readonly heading: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.heading = page.getByRole('heading', { name: /^Sign in to / });
    this.phone = page.getByLabel('Phone number');
    this.sendCode = page.getByRole('button', { name: 'Send code' });
    this.code = page.getByLabel('Code', { exact: true });
    this.back = page.getByRole('button', { name: 'Back' });
    this.demoNotice = page.getByRole('status').filter({ hasText: 'Demo sign-in code:' });
  }

  async requestCode(number = '+1 801 555 0123'): Promise<string> {
    await this.askForCode(number);
    const notice = await this.demoNotice.textContent();
    const code = /\d{6}/.exec(notice ?? '')?.[0];
    if (code === undefined) throw new Error(`No code in the notice ‘${notice}’`);
    return code;
  }

  async askForCode(number: string): Promise<void> {
    await this.phone.fill(number);
    await this.sendCode.click();
    await this.code.waitFor();
  }

  /** Signs in with the code that the embedded backend shows. */
  async signIn(number?: string): Promise<void> {
    await this.enter(await this.requestCode(number));
  }

  /** Enters the code and waits until the sign-in is no longer shown. */
  async enter(code: string): Promise<void> {
    await this.code.fill(code);
    await this.heading.waitFor({ state: 'detached' });
  }

  /** Signs in without the form, for tests that are not about the sign-in. */
  async signInAtOnce(): Promise<void> {
    await this.#page.evaluate(async () => {
      const ask = async <T>(channel: string, input: object): Promise<T> => {
        const answer = (await window.sitewright.invoke(channel, channel, input)) as { value: T };
        return answer.value;
      };
      const asked = await ask<{ phoneNumber: string; demoCode: string }>('auth.requestCode', {
        phoneNumber: '+1 801 555 0123',
      });
      await ask('auth.verifyCode', { phoneNumber: asked.phoneNumber, code: asked.demoCode });
    });
    await this.heading.waitFor({ state: 'detached' });
  }
}
