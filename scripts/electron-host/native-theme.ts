import type { NativeTheme } from 'electron';
import type { Page } from 'playwright';
import { loudEmitter } from './unsupported.ts';
import { HostWebContents } from './web-contents.ts';

export class HostNativeTheme
  extends loudEmitter('nativeTheme')
  implements Pick<NativeTheme, 'themeSource' | 'shouldUseDarkColors' | 'shouldUseHighContrastColors'>
{
  #source: NativeTheme['themeSource'] = 'system';
  systemDark = false;
  readonly shouldUseHighContrastColors = false;

  get themeSource(): NativeTheme['themeSource'] {
    return this.#source;
  }
  set themeSource(source: NativeTheme['themeSource']) {
    if (source === this.#source) return;
    this.#source = source;
    for (const contents of HostWebContents.all()) void contents.page().then(emulateTheme);
    this.emit('updated');
  }
  get shouldUseDarkColors(): boolean {
    return this.#source === 'system' ? this.systemDark : this.#source === 'dark';
  }
}

export const nativeTheme = new HostNativeTheme();

/** Makes the page see the theme that the app has chosen. */
export async function emulateTheme(page: Page): Promise<void> {
  const source = nativeTheme.themeSource;
  await page.emulateMedia({ colorScheme: source === 'system' ? null : source });
}

/**
 * Stores the system's theme, and emits `updated` if it has changed. Does nothing if the app has chosen a theme, because
 * the pages then report the app's theme.
 */
export function setSystemTheme(dark: boolean): void {
  if (nativeTheme.themeSource !== 'system' || nativeTheme.systemDark === dark) return;
  nativeTheme.systemDark = dark;
  nativeTheme.emit('updated');
}
