import type { AppUpdater } from 'electron-updater';
import type { Logger } from '../../features/handlers.ts';
import type { AppConfig } from '../policy/config.ts';

/** Returns the updater of this operating system; the library is imported when an updater is first needed. */
export async function loadUpdater(update: AppConfig['update'], logger: Logger): Promise<AppUpdater> {
  const { autoUpdater, AppImageUpdater } = (await import('electron-updater')).default;
  // On Linux, `autoUpdater` chooses the kind of updater by a file `package-type`, which electron-builder makes for the
  // deb. An AppImage that is packed at the same time may contain this file, and would then get the deb's updater.
  return prepareUpdater(process.platform === 'linux' ? new AppImageUpdater() : autoUpdater, update, logger);
}

/** Sets the feed, if the policy names one, and the settings that every update needs. */
export function prepareUpdater(updater: AppUpdater, update: AppConfig['update'], logger: Logger): AppUpdater {
  updater.logger = {
    info: () => undefined,
    warn: (message: unknown) => logger.warn('updater', { reason: String(message) }),
    error: (message: unknown) => logger.error('updater', { reason: String(message) }),
  };
  if (update.url) updater.setFeedURL({ provider: 'generic', url: update.url, channel: update.channel ?? 'latest' });
  else if (update.channel) updater.channel = update.channel;
  // Setting `channel` also sets `allowDowngrade`, but the updater must never install an older version.
  updater.allowDowngrade = false;
  // electron-updater may load the files of a web installer without a check of their signature.
  updater.disableWebInstaller = true;
  updater.autoDownload = false;
  updater.autoInstallOnAppQuit = false;
  return updater;
}
