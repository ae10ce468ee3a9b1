import { BrowserWindow, nativeTheme } from 'electron';

/** The window's background in each theme, shown until its page is drawn. */
const backgrounds = { light: '#f8f9fb', dark: '#151920' } as const;

export function backgroundColor(): string {
  return backgrounds[nativeTheme.shouldUseDarkColors ? 'dark' : 'light'];
}

/** Keeps the windows' background in the theme of the system, or in the locked one. */
export function followTheme(locked: typeof nativeTheme.themeSource = 'system'): void {
  nativeTheme.themeSource = locked;
  nativeTheme.on('updated', () => {
    for (const window of BrowserWindow.getAllWindows()) window.setBackgroundColor(backgroundColor());
  });
}
