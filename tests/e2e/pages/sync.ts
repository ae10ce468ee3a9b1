import type { Locator, Page } from '@playwright/test';

/** The panels about saving, conflicts and earlier versions, and the controls that open them. */
export class SyncPages {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** a part of the status line, found by its text */
  statusItem(name: string | RegExp): Locator {
    return this.page.getByRole('contentinfo').getByRole('button', { name });
  }
  get panel(): Locator {
    return this.page.getByRole('dialog', { name: 'Sync' });
  }
  entry(site: string): Locator {
    return this.panel.getByRole('list', { name: 'Sites that wait' }).getByRole('listitem').filter({ hasText: site });
  }
  get conflicts(): Locator {
    return this.page.getByRole('dialog', { name: 'Changed here and on the server' });
  }
  /** one of the three values of the selected conflict */
  side(name: 'Base' | 'Mine' | 'Server’s'): Locator {
    return this.conflicts.getByRole('region', { name, exact: true });
  }
  get history(): Locator {
    return this.page.getByRole('dialog', { name: 'Version history' });
  }
  get versions(): Locator {
    return this.history.getByRole('listbox', { name: 'Versions' }).getByRole('option');
  }
  compareWithDraft(): Promise<void> {
    return this.history.getByRole('button', { name: 'Compare with the draft to restore' }).click();
  }
  get trash(): Locator {
    return this.page.getByRole('dialog', { name: 'Trash' });
  }
}
