import type { AppUpdater, UpdateInfo } from 'electron-updater';
import type { Settings } from '#shared/domain/settings/settings.ts';
import type { UpdateState } from '#shared/ipc/settings.ipc.ts';
import type { Logger } from '../../features/handlers.ts';
import { notesOf } from './notes.ts';

const LOOK_EVERY_MS = 4 * 60 * 60 * 1000;

export interface UpdatesOptions {
  /** why this copy does not update itself; undefined if it does */
  cannot: UpdateState['cannot'];
  /** returns the current value of the setting `updates` */
  mode: () => Settings['updates'];
  /** version that did not start on this computer and must not be downloaded again */
  failedVersion: string | undefined;
  /** returns the updater of this system, with its feed set; called before the first check */
  load: () => Promise<AppUpdater>;
  /** Keeps the installer of the running version; rejects if that fails. */
  keepInstaller: () => Promise<void>;
  quit: () => void;
  changed: () => void;
  logger: Logger;
}

export interface Updates {
  state(): UpdateState;
  /**
   * Checks for an update, unless `cannot` is set, the setting is `off`, or an update is being downloaded. If the
   * setting is `auto`, also downloads a found update.
   */
  check(): Promise<UpdateState>;
  /**
   * Records that the user wants the found update, and downloads it. Downloads nothing if no update was found, if the
   * update is being downloaded or is ready, if `cannot` is set, or if the setting is `off`.
   */
  get(): Promise<UpdateState>;
  /** Hides the offer of the found update until the next start. A newer update is still offered. */
  later(): UpdateState;
  /**
   * Quits the app. The update is then installed and the new version started, unless a step of the shutdown fails. Does
   * nothing if no update is ready.
   */
  restart(): void;
  /** Checks now and every LOOK_EVERY_MS, unless this copy of the app does not update itself. */
  start(): Promise<void>;
  /** Checks for an update if the setting `updates` has changed. Called after a change of any setting. */
  modeChanged(): void;
  /**
   * Installs the downloaded update, if the user has asked for it or the setting is `auto`. Called when the app ends. On
   * macOS, does something only after `restart()`, because Squirrel itself installs a downloaded update after every end
   * of the app.
   * @param ended whether each step of the shutdown has ended in time and without an error. If not, for example because
   * a save was cut off, this function installs nothing.
   */
  installAtEnd(ended: boolean): void;
}

/** Checks for updates, offers them, and installs them when the app ends. */
export function createUpdates(options: UpdatesOptions): Updates {
  const { cannot, mode, failedVersion, load, keepInstaller, quit, changed, logger } = options;
  let found: UpdateInfo | undefined;
  let phase: UpdateState['phase'] = 'none';
  let problem: UpdateState['problem'];
  let putOffVersion: string | undefined;
  /** whether the user has asked for the found update, which is then installed even if the setting is `notify` */
  let wanted = false;
  let restarting = false;
  let updater: AppUpdater | undefined;
  let lastMode = mode();

  const isEnabled = (): boolean => cannot === undefined && mode() !== 'off';
  const state = (): UpdateState => {
    const shown = isEnabled() ? found : undefined;
    const notes = shown && notesOf(shown);
    return {
      looks: isEnabled(),
      phase: shown ? phase : 'none',
      // With the setting `auto` the update is downloaded without a question, so it is offered only when it is ready.
      offered:
        shown !== undefined &&
        shown.version !== putOffVersion &&
        (phase === 'ready' || (phase === 'none' && mode() === 'notify')),
      ...(cannot && { cannot }),
      ...(shown && { found: shown.version }),
      ...(notes !== undefined && { notes }),
      ...(isEnabled() && problem && { problem }),
      ...(failedVersion !== undefined && { failed: failedVersion }),
    };
  };
  const become = (next: UpdateState['phase'], wrong?: UpdateState['problem']): void => {
    phase = next;
    problem = wrong;
    changed();
  };

  async function get(): Promise<UpdateState> {
    if (!updater || !found || phase !== 'none' || !isEnabled()) return state();
    const { version } = found;
    become('downloading');
    await keepInstaller().catch((error: unknown) =>
      logger.warn('the installer of this version is not kept', { error }),
    );
    try {
      // On macOS, Squirrel receives the update during the download only if this member is true. Squirrel then installs
      // the update after the app has ended.
      updater.autoInstallOnAppQuit = process.platform === 'darwin';
      await updater.downloadUpdate();
      logger.info('update ready', { version });
      become('ready');
    } catch (error) {
      become('none', downloadProblem(error));
    }
    return state();
  }

  async function check(): Promise<UpdateState> {
    if (!isEnabled() || phase === 'downloading') return state();
    try {
      updater ??= await load();
      const result = await updater.checkForUpdates();
      const newer = result?.isUpdateAvailable === true && result.updateInfo.version !== failedVersion;
      if (newer && result.updateInfo.version !== found?.version) {
        found = result.updateInfo;
        wanted = false;
        phase = 'none';
      } else if (!newer) {
        // The feed now offers no newer version, or only the failed one. An update that was found before is not
        // installed.
        found = undefined;
        phase = 'none';
      }
      become(phase);
    } catch (error) {
      // A loaded updater has logged the error itself.
      if (!updater) logger.error('the updater cannot be loaded', { error });
      become(phase, 'check');
    }
    return mode() === 'auto' ? get() : state();
  }

  return {
    state,
    check,
    async get() {
      wanted = true;
      return get();
    },
    later() {
      putOffVersion = found?.version;
      changed();
      return state();
    },
    restart() {
      if (phase !== 'ready') return;
      wanted = true;
      restarting = true;
      quit();
    },
    async start() {
      if (cannot !== undefined) {
        logger.info('this copy does not update itself', { reason: cannot.why, path: cannot.folder });
        return;
      }
      setInterval(() => void check(), LOOK_EVERY_MS).unref();
      await check();
    },
    modeChanged() {
      const before = lastMode;
      lastMode = mode();
      if (before !== lastMode) void check();
    },
    installAtEnd(ended) {
      if (phase !== 'ready' || !isEnabled() || !(wanted || mode() === 'auto')) return;
      if (!ended) {
        logger.warn('update not installed: work was cut when the app ended', { version: found?.version });
        return;
      }
      if (updater) install(updater, restarting);
    },
  };
}

/**
 * An updater. `install` runs the installer. The updater of macOS has no `install`, because Squirrel receives the update
 * already during the download.
 */
type Installing = AppUpdater & { install?: (isSilent: boolean, isForceRunAfter: boolean) => boolean };

function install(updater: Installing, restart: boolean): void {
  if (updater.install) updater.install(true, restart);
  else if (restart) updater.quitAndInstall();
}

function downloadProblem(error: unknown): NonNullable<UpdateState['problem']> {
  const { code } = error as { code?: string };
  if (code === 'ERR_CHECKSUM_MISMATCH') return 'damaged';
  return code === 'ERR_UPDATER_INVALID_SIGNATURE' ? 'signature' : 'download';
}
