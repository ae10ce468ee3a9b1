import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

const areDrawn = (images: Element[]): boolean =>
  images.length > 0 && images.every((image) => image instanceof HTMLImageElement && image.naturalWidth > 0);

/**
 * Waits until there is at least one picture and all are loaded. An error counts as not loaded, because the preview may
 * replace its frame.
 */
export async function expectDrawn(images: Locator, options?: { timeout: number }): Promise<void> {
  await expect.poll(() => images.evaluateAll(areDrawn).catch(() => false), options).toBe(true);
}

/** The parts around every screen of a site. */
export class Shell {
  readonly tabs: Locator;
  readonly save: Locator;
  readonly publish: Locator;
  readonly undo: Locator;
  readonly redo: Locator;
  readonly contactNotice: Locator;
  readonly clearCache: Locator;
  /** the status line at the bottom of the window */
  readonly status: Locator;
  readonly dialog: Locator;
  /** the drawer that shows a publish, from its changes to its result, or the background work */
  readonly drawer: Locator;
  readonly notices: Locator;
  readonly screen: Locator;
  readonly palette: Locator;
  readonly paletteButton: Locator;
  readonly previewPane: Locator;
  /** the page as the preview shows it */
  readonly preview: FrameLocator;
  /** the pictures at the top of the previewed page */
  readonly previewPictures: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.tabs = page.getByRole('navigation', { name: 'Site' }).getByRole('link');
    this.save = page.getByRole('button', { name: /^Save\b/ });
    this.publish = page.getByRole('banner').getByRole('button', { name: /^Publish\b/ });
    this.undo = page.getByRole('button', { name: 'Undo' });
    this.redo = page.getByRole('button', { name: 'Redo' });
    this.contactNotice = page.getByRole('link', { name: 'No Contact Selected on /domain' });
    this.clearCache = page.getByRole('button', { name: 'Clear Cache' });
    this.status = page.getByRole('contentinfo').getByRole('status').first();
    this.dialog = page.getByRole('dialog');
    this.drawer = page.getByRole('complementary', { name: /^(Publish |Work )/ });
    this.notices = page.locator('.mantine-Notifications-root').getByRole('alert');
    this.screen = page.getByRole('main');
    this.palette = page.getByRole('combobox', { name: 'Find a site, screen, action or field' });
    this.paletteButton = page.getByRole('button', { name: 'Find a site, screen, action or field' });
    this.previewPane = page.getByRole('region', { name: 'Preview' });
    this.preview = page.frameLocator('iframe[title="Preview of the page"]');
    this.previewPictures = this.preview.locator('header img, .hero img');
  }

  tab(name: string): Locator {
    return this.#page
      .getByRole('navigation', { name: 'Site' })
      .getByRole('link', { name: new RegExp(`^${name}(,|$)`) });
  }

  async goTo(tab: string): Promise<void> {
    await this.tab(tab).click();
  }

  /** Goes to a route without a click, as a deep link or the menu does. */
  async visit(route: string): Promise<void> {
    await this.#page.evaluate((to) => {
      window.history.pushState(null, '', to);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, route);
  }

  /** Shows the preview beside the screen. Unless the test sets `preview`, the preview is hidden at the start. */
  async showPreview(): Promise<void> {
    await this.#page.keyboard.press('ControlOrMeta+\\');
    await this.previewPane.waitFor();
  }

  /**
   * Clicks the middle of the first element of the preview that matches. Playwright's own click misses the element if
   * the browser runs the frame in another process, because Playwright then ignores the frame's scale.
   */
  async clickInPreview(selector: string): Promise<void> {
    const inside = await this.preview
      .locator(selector)
      .first()
      .evaluate((element) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = element.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2, width: innerWidth };
      });
    const frame = (await this.previewPane.locator('iframe').boundingBox())!;
    const scale = frame.width / inside.width;
    await this.#page.mouse.click(frame.x + inside.x * scale, frame.y + inside.y * scale);
  }

  /** Saves the site, and agrees to misspelt words if the save asks about some. */
  async saveSite(): Promise<void> {
    await this.dismissNotices();
    await this.save.click();
    await this.agreeToSpelling();
  }

  /** Starts to publish, and agrees to the review that comes first. */
  async startPublish(): Promise<void> {
    await this.dismissNotices();
    await this.publish.click();
    await this.agreeToPublish();
  }

  async agreeToPublish(): Promise<void> {
    const agree = this.drawer.getByRole('button', { name: /^Publish (now|when)/ });
    await agree.click();
    await agree.waitFor({ state: 'hidden' });
  }

  /** Closes all notices, so that those that come later are about what the test does next. */
  private async dismissNotices(): Promise<void> {
    const dismiss = this.notices.getByRole('button', { name: 'Dismiss' });
    const clickAll = (buttons: (HTMLElement | SVGElement)[]): number => {
      for (const button of buttons) if (button instanceof HTMLElement) button.click();
      return buttons.length;
    };
    await expect.poll(() => dismiss.evaluateAll(clickAll)).toBe(0);
  }

  /**
   * Waits until the spell-check asks or the save has ended, and returns whether the spell-check asks. A notice that an
   * earlier save has left ends the wait, too; `saveSite` and `startPublish` dismiss such notices.
   */
  async spellingAsksOrSaved(): Promise<boolean> {
    const outcome = /^(Saved (successfully|and published|on this computer\.)|There was a problem)/;
    await this.dialog
      .or(this.notices.filter({ hasText: outcome }))
      .or(this.drawer.getByText(outcome))
      .first()
      .waitFor();
    return this.dialog.isVisible();
  }

  /** Agrees to misspelt words if the save asks about some. */
  async agreeToSpelling(): Promise<void> {
    if (await this.spellingAsksOrSaved()) await this.dialog.getByRole('button', { name: 'Continue' }).click();
  }

  /** Waits until the site is published, and returns the page's address. Closes the drawer if it shows the result. */
  async published(): Promise<string> {
    const told = { hasText: 'Saved and published sucessfully' };
    const [drawer, notice] = [this.drawer.filter(told), this.notices.filter(told)];
    // The first publish of a site makes every picture in several sizes, which takes long.
    await drawer.or(notice).first().waitFor({ timeout: 60_000 });
    if (!(await drawer.isVisible()))
      return /https?:\/\/\S+?(?=Open page|$)/.exec((await notice.textContent()) ?? '')?.[0] ?? '';
    const address = (await drawer.locator('code').textContent()) ?? '';
    await drawer.getByRole('button', { name: 'Done' }).click();
    return address;
  }

  /** Answers the open question with Enter. Expects the focus on the button with the given label. */
  async answerYes(label: string): Promise<void> {
    await expect(this.dialog.getByRole('button', { name: label })).toBeFocused();
    await this.#page.keyboard.press('Enter');
    await this.dialog.waitFor({ state: 'hidden' });
  }
}
