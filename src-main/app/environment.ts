import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { app } from 'electron';

export function distPath(...parts: string[]): string {
  return path.join(app.getAppPath(), 'dist', ...parts);
}

/** Returns the development server of `npm run dev`; undefined if there is none, and always in a packaged app. */
export function developmentServer(): { server: URL; fetch: typeof globalThis.fetch } | undefined {
  const address = process.env.SITEWRIGHT_DEV_SERVER;
  return address && !app.isPackaged ? { server: new URL(address), fetch: globalThis.fetch } : undefined;
}

/**
 * Returns the port of `--remote-debugging-port`. If the switch is 0, returns the port that Chromium has chosen and
 * written to a file. Returns undefined without the switch, or if Chromium has not written the file yet.
 */
export function debuggerPort(): string | undefined {
  const port = app.commandLine.getSwitchValue('remote-debugging-port');
  if (port !== '0') return port || undefined;
  const chosen = path.join(app.getPath('userData'), 'DevToolsActivePort');
  return existsSync(chosen) ? readFileSync(chosen, 'utf8').split('\n', 1)[0] : undefined;
}

/**
 * Returns the environment variables that configure the app: none in a packaged app, which only its policy configures.
 */
export const configEnvironment = (): NodeJS.ProcessEnv => (app.isPackaged ? {} : process.env);

/**
 * Removes the switches with which somebody could control or read a packaged app from outside. Has no effect after the
 * app is ready.
 */
export function ignoreDebuggers(): void {
  if (!app.isPackaged) return;
  for (const name of ['remote-debugging-port', 'remote-debugging-pipe', 'remote-allow-origins']) {
    app.commandLine.removeSwitch(name);
  }
}

/**
 * Switch for the safe mode. In this mode the app starts with empty caches and shows no preview, because a damaged cache
 * or the preview may be what makes the app fail.
 */
export const SAFE_SWITCH = 'safe';
export const isSafeMode = (): boolean => app.commandLine.hasSwitch(SAFE_SWITCH);
