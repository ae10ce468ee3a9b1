import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from '../features/handlers.ts';
import type { AppConfig } from './policy.ts';

const CHECK_EVERY_MS = 4 * 60 * 60 * 1000;

export interface UpdaterOptions {
  resourcesPath: string;
  update: AppConfig['update'];
  logger: Logger;
}

/**
 * Looks for updates now and every few hours, and installs them when the app quits. Does nothing where neither the
 * policy file nor the package names a feed. For packaged apps only.
 */
export async function startUpdater({ resourcesPath, update, logger }: UpdaterOptions): Promise<void> {
  if (!update.url && !existsSync(path.join(resourcesPath, 'app-update.yml'))) return;
  const { default: updater } = await import('electron-updater');
  const { autoUpdater } = updater;
  autoUpdater.logger = {
    info: () => undefined,
    warn: (message: unknown) => logger.warn('updater', { reason: String(message) }),
    error: (message: unknown) => logger.error('updater', { reason: String(message) }),
  };
  autoUpdater.autoInstallOnAppQuit = true;
  if (update.url) autoUpdater.setFeedURL({ provider: 'generic', url: update.url, channel: update.channel ?? 'latest' });
  else if (update.channel) autoUpdater.channel = update.channel;
  // Setting a channel would allow downgrades, which the app never makes.
  autoUpdater.allowDowngrade = false;
  autoUpdater.on('update-downloaded', ({ version }) => logger.info('update ready', { version }));
  // The updater's logger has logged the failure already.
  const check = () => void autoUpdater.checkForUpdates().catch(() => undefined);
  check();
  setInterval(check, CHECK_EVERY_MS).unref();
}
