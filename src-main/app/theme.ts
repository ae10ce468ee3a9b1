import { BrowserWindow, nativeTheme } from 'electron';
import type { Settings } from '#shared/domain/settings/settings.ts';

/** The window's background in each theme, shown until its page is drawn. */
const backgrounds = { light: '#f8f9fb', dark: '#151920' } as const;

export function backgroundColor(): string {
  return backgrounds[nativeTheme.shouldUseDarkColors ? 'dark' : 'light'];
}

/**
 * Sets the theme (light, dark or the system's), and updates the background of all windows whenever the theme changes.
 */
export function followTheme(chosen: Settings['theme']): void {
  setTheme(chosen);
  nativeTheme.on('updated', () => {
    for (const window of BrowserWindow.getAllWindows()) window.setBackgroundColor(backgroundColor());
  });
}

export function setTheme(chosen: Settings['theme']): void {
  nativeTheme.themeSource = chosen;
}
