import type { AppUpdater, UpdateInfo } from 'electron-updater';
import type { Settings } from '#shared/domain/settings/settings.ts';
import type { UpdateState } from '#shared/ipc/settings.ipc.ts';
import type { Logger } from '../../features/handlers.ts';
import { notesOf } from './notes.ts';

const LOOK_EVERY_MS = 4 * 60 * 60 * 1000;

export interface UpdatesOptions {
  /** why this copy does not update itself; undefined if it does */
  cannot: UpdateState['cannot'];
  /** returns the present value of the setting */
  mode: () => Settings['updates'];
  /** version that did not start on this computer and must not be downloaded again */
  failedVersion: string | undefined;
  /** returns the updater of this system, with its feed set; called before the first check */
  load: () => Promise<AppUpdater>;
  /** Keeps the installer of the running version; rejects if that fails. */
  keepInstaller: () => Promise<void>;
  /** Asks the app to quit. */
  quit: () => void;
  changed: () => void;
  logger: Logger;
}

export interface Updates {
  state(): UpdateState;
  /**
   * Checks for an update, unless the setting or the package forbids it, or a download runs. With the setting `auto` it
   * also downloads the update.
   */
  check(): Promise<UpdateState>;
  /** Downloads the update that was found. Does nothing if none was found, or if it is being downloaded or ready. */
  get(): Promise<UpdateState>;
  /** Hides the offer of this update until the next start. A newer update is still offered. */
  later(): UpdateState;
  /** Quits, installs the update and starts it. */
  restart(): void;
  /** Checks now and every LOOK_EVERY_MS, unless this copy of the app does not update itself. */
  start(): Promise<void>;
  /** Checks again if the setting has changed. */
  modeChanged(): void;
  /**
   * Installs the downloaded update, if the user has asked for it or the setting is `auto`. Called when the app ends.
   * @param ended whether all work has ended by itself. If a save, upload or publish was cut off, nothing is installed.
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
  /** whether the user has asked for this update; it is then also installed if the setting is `notify` */
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
      // On macOS, Squirrel receives the update during the download and installs it after the app has ended.
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
    updater ??= await load();
    try {
      const result = await updater.checkForUpdates();
      const newer = result?.isUpdateAvailable === true && result.updateInfo.version !== failedVersion;
      if (newer && result.updateInfo.version !== found?.version) {
        found = result.updateInfo;
        wanted = false;
        phase = 'none';
      } else if (!newer) {
        // The feed offers no newer version now, so an update that was found before is not installed.
        found = undefined;
        phase = 'none';
      }
      become(phase);
    } catch {
      // The updater's logger has logged the error.
      become(phase, 'feed');
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
 * An updater with `install` if it runs an installer. Squirrel on macOS has no `install`: it begins with the download.
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
