import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { app } from 'electron';

/** A file of the build. */
export function distPath(...parts: string[]): string {
  return path.join(app.getAppPath(), 'dist', ...parts);
}

/** The development server of `npm run dev`; a packaged app ignores it. */
export function developmentServer(): { server: URL; fetch: typeof globalThis.fetch } | undefined {
  const address = process.env.SITEWRIGHT_DEV_SERVER;
  return address && !app.isPackaged ? { server: new URL(address), fetch: globalThis.fetch } : undefined;
}

/** The port of `--remote-debugging-port`; for 0, the port that Chromium has chosen and written to a file. */
export function debuggerPort(): string | undefined {
  const port = app.commandLine.getSwitchValue('remote-debugging-port');
  if (port !== '0') return port || undefined;
  const chosen = path.join(app.getPath('userData'), 'DevToolsActivePort');
  return existsSync(chosen) ? readFileSync(chosen, 'utf8').split('\n', 1)[0] : undefined;
}

/** The environment that configures the app: a packaged app is configured by its policy alone. */
export const configEnvironment = (): NodeJS.ProcessEnv => (app.isPackaged ? {} : process.env);

/** Leaves out the switches with which a user could drive or read a packaged app. Has no effect once the app is ready. */
export function ignoreDebuggers(): void {
  if (!app.isPackaged) return;
  for (const name of ['remote-debugging-port', 'remote-debugging-pipe', 'remote-allow-origins']) {
    app.commandLine.removeSwitch(name);
  }
}

/** Starts without kept copies of what can be fetched again, and without a preview. */
export const SAFE_SWITCH = 'safe';
export const isSafeMode = (): boolean => app.commandLine.hasSwitch(SAFE_SWITCH);
