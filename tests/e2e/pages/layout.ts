import type { Locator, Page } from '@playwright/test';
import { SiteScreen } from './site-screen.ts';

export class LayoutPage extends SiteScreen {
  constructor(page: Page) {
    super(page, 'layout', 'Layout');
  }

  override card(name: 'Pages' | 'Version' | 'Custom Layout' | 'Custom CSS'): Locator {
    return super.card(name);
  }
  choice(group: 'Pages of the site' | 'Version of the site' | 'Slider' | 'Lower edge', name: string): Locator {
    return this.page.getByRole('radiogroup', { name: group, exact: true }).getByRole('radio', { name, exact: true });
  }
  selectAll(name: string): Locator {
    return this.page.getByRole('group', { name: 'Select all', exact: true }).getByRole('button', { name, exact: true });
  }
  versionOf(section: string): Locator {
    return this.select(`Version of ${section}`);
  }
  async versions(): Promise<string[]> {
    const selects = this.page.getByRole('combobox', { name: /^Version of / });
    return selects.evaluateAll((found) => found.map((select) => (select as HTMLSelectElement).value));
  }
  async sections(): Promise<string[]> {
    const handles = this.page.getByRole('list', { name: 'Home page sections' }).getByRole('button', { name: /^Move / });
    return handles.evaluateAll((found) => found.map((handle) => (handle.getAttribute('aria-label') ?? '').slice(5)));
  }
  handle(section: string): Locator {
    return this.page.getByRole('button', { name: `Move ${section}`, exact: true });
  }
  transparency(band: string): Locator {
    return this.page.getByRole('slider', { name: `${band} transparency`, exact: true });
  }
  async setTransparency(band: string, percent: number): Promise<void> {
    await this.transparency(band).focus();
    await this.page.keyboard.press('Home');
    for (let at = 0; at < percent; at++) await this.page.keyboard.press('ArrowRight');
  }
  presets(kind: 'Layout' | 'CSS'): PresetsPart {
    return new PresetsPart(this.page, this.page.getByRole('group', { name: `${kind} presets`, exact: true }));
  }
  async clipboard(): Promise<string> {
    const answer = await this.page.evaluate(() => window.sitewright.invoke('app.readText', 'read', {}));
    return (answer as { value: { text: string } }).value.text;
  }
  async copy(text: string): Promise<void> {
    await this.page.evaluate((value) => window.sitewright.invoke('app.copyText', 'copy', { text: value }), text);
  }
}

class PresetsPart {
  readonly chosen: Locator;
  readonly name: Locator;
  readonly #page: Page;
  readonly #panel: Locator;

  constructor(page: Page, panel: Locator) {
    this.#page = page;
    this.#panel = panel;
    this.chosen = panel.getByRole('combobox', { name: 'Preset', exact: true });
    this.name = panel.getByLabel('Name of a new preset', { exact: true });
  }

  async choose(name: string): Promise<void> {
    await this.chosen.click();
    await this.#page.getByRole('option', { name, exact: true }).click();
  }
  async press(name: 'Load' | 'Update' | 'Export' | 'Delete' | 'Save' | 'Import from clipboard'): Promise<void> {
    await this.#panel.getByRole('button', { name, exact: true }).click();
  }
  message(text: string | RegExp): Locator {
    return this.#panel.getByText(text);
  }
}
