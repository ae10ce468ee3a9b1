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
 * Looks for updates now and every few hours, and installs what it found when the app is quit. Does nothing when neither
 * the policy nor the package itself names a feed. For packaged apps only.
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
  // Naming a channel allows downgrades; ours never go back.
  autoUpdater.allowDowngrade = false;
  autoUpdater.on('update-downloaded', ({ version }) => logger.info('update ready', { version }));
  // A failure is already in the log by way of the updater's own logger.
  const check = () => void autoUpdater.checkForUpdates().catch(() => undefined);
  check();
  setInterval(check, CHECK_EVERY_MS).unref();
}
