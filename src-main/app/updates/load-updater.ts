import type { AppUpdater } from 'electron-updater';
import type { Logger } from '../../features/handlers.ts';
import type { AppConfig } from '../policy/config.ts';

/** The updater of this system, imported when it is first needed. */
export async function loadUpdater(update: AppConfig['update'], logger: Logger): Promise<AppUpdater> {
  const { autoUpdater, AppImageUpdater } = (await import('electron-updater')).default;
  // `autoUpdater` reads `package-type`. In an AppImage that file can name the deb, because electron-builder writes it
  // while it packs the AppImage.
  return prepareUpdater(process.platform === 'linux' ? new AppImageUpdater() : autoUpdater, update, logger);
}

/** Sets the feed of the policy, where it names one, and what holds for every update. */
export function prepareUpdater(updater: AppUpdater, update: AppConfig['update'], logger: Logger): AppUpdater {
  updater.logger = {
    info: () => undefined,
    warn: (message: unknown) => logger.warn('updater', { reason: String(message) }),
    error: (message: unknown) => logger.error('updater', { reason: String(message) }),
  };
  if (update.url) updater.setFeedURL({ provider: 'generic', url: update.url, channel: update.channel ?? 'latest' });
  else if (update.channel) updater.channel = update.channel;
  // Setting a channel would allow downgrades, which the app never makes.
  updater.allowDowngrade = false;
  // Its files would come without a check of who has signed them.
  updater.disableWebInstaller = true;
  updater.autoDownload = false;
  updater.autoInstallOnAppQuit = false;
  return updater;
}
