import { existsSync } from 'node:fs';
import path from 'node:path';
import type { AppUpdater } from 'electron-updater';
import type { Settings } from '#shared/domain/settings/settings.ts';
import type { UpdateState } from '#shared/ipc/settings.ipc.ts';
import type { Logger } from '../features/handlers.ts';
import type { AppConfig } from './policy/config.ts';

const LOOK_EVERY_MS = 4 * 60 * 60 * 1000;

export interface UpdaterOptions {
  packaged: boolean;
  resourcesPath: string;
  update: AppConfig['update'];
  /** the setting that holds now */
  mode: () => Settings['updates'];
  changed: () => void;
  logger: Logger;
}

export interface Updates {
  state(): UpdateState;
  /** Looks now, unless the setting or the package forbids it. */
  look(): Promise<UpdateState>;
  /** Looks now and every few hours. */
  start(): Promise<void>;
}

/**
 * Looks for updates, and installs them on quit where the setting is `auto`. Does nothing where neither the policy nor the
 * package names a feed, and in an app that is not packaged.
 */
export function createUpdates(options: UpdaterOptions): Updates {
  const { packaged, resourcesPath, update, mode, changed, logger } = options;
  const hasFeed = packaged && (update.url !== undefined || existsSync(path.join(resourcesPath, 'app-update.yml')));
  let found: string | undefined;
  let ready = false;
  let updater: AppUpdater | undefined;

  const state = (): UpdateState => ({
    looks: hasFeed && mode() !== 'off',
    ready,
    ...(found !== undefined && { found }),
  });

  async function load(): Promise<AppUpdater> {
    const { autoUpdater } = (await import('electron-updater')).default;
    autoUpdater.logger = {
      info: () => undefined,
      warn: (message: unknown) => logger.warn('updater', { reason: String(message) }),
      error: (message: unknown) => logger.error('updater', { reason: String(message) }),
    };
    if (update.url)
      autoUpdater.setFeedURL({ provider: 'generic', url: update.url, channel: update.channel ?? 'latest' });
    else if (update.channel) autoUpdater.channel = update.channel;
    // Setting a channel would allow downgrades, which the app never makes.
    autoUpdater.allowDowngrade = false;
    autoUpdater.on('update-available', ({ version }) => {
      found = version;
      changed();
    });
    autoUpdater.on('update-downloaded', ({ version }) => {
      ready = true;
      logger.info('update ready', { version });
      changed();
    });
    return autoUpdater;
  }

  async function look(): Promise<UpdateState> {
    if (!state().looks) return state();
    updater ??= await load();
    updater.autoDownload = mode() === 'auto';
    updater.autoInstallOnAppQuit = mode() === 'auto';
    // The updater's logger has logged the failure already.
    await updater.checkForUpdates().catch(() => undefined);
    return state();
  }

  return {
    state,
    look,
    async start() {
      if (!hasFeed) return;
      setInterval(() => void look(), LOOK_EVERY_MS).unref();
      await look();
    },
  };
}
