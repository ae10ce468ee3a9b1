import { BrowserWindow, nativeTheme } from 'electron';

/** The page's own background in each theme, so that a window is not white before its page is drawn. */
const backgrounds = { light: '#f8f9fb', dark: '#151920' } as const;

export function backgroundColor(): string {
  return backgrounds[nativeTheme.shouldUseDarkColors ? 'dark' : 'light'];
}

/** Keeps the windows' background in step with the theme: the system's, unless one is locked. */
export function followTheme(locked: typeof nativeTheme.themeSource = 'system'): void {
  nativeTheme.themeSource = locked;
  nativeTheme.on('updated', () => {
    for (const window of BrowserWindow.getAllWindows()) window.setBackgroundColor(backgroundColor());
  });
}
