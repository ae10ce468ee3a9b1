import type { SettingName, Settings } from '#shared/domain/settings/settings.ts';
import { AppError } from '#shared/ipc/errors.ts';
import type { UpdateState } from '#shared/ipc/settings.ipc.ts';
import type { Store } from '../../store/store.ts';
import type { HandlersOf } from '../handlers.ts';
import type { ChooseFile } from '../kit/export-file.ts';
import { collectDiagnostics, type DiagnosticsPorts, saveDiagnostics } from './diagnostics.ts';
import { type MeasuredFolders, measureSpace } from './space.ts';

export interface SettingsPorts extends Omit<DiagnosticsPorts, 'space'> {
  settings: DiagnosticsPorts['settings'] & {
    /** throws if the file of the settings cannot be written */
    choose(settings: Partial<Settings>): void;
    forget(name: SettingName): void;
  };
  updates: {
    state(): UpdateState;
    check(): Promise<UpdateState>;
    get(): Promise<UpdateState>;
    later(): UpdateState;
    restart(): void;
  };
  /** whether an entry of the queue is being saved or published; a save that a window runs directly does not count */
  isQueueSending(): boolean;
  openLogs(): Promise<void>;
  store: Pick<Store, 'dictionary' | 'health' | 'inspect'>;
  chooseFile: ChooseFile;
  folders: MeasuredFolders;
  clearPictures(): Promise<void>;
}

export function settingsFeature(ports: SettingsPorts): HandlersOf<'settings'> {
  const { settings, policy, updates, openLogs, store, folders, clearPictures } = ports;
  /** the diagnostics that were shown last, kept so that exactly the shown text is saved */
  let shownDiagnostics = '';
  const space = () => measureSpace(folders);
  /** Runs a function that writes a file. @throws AppError DISK if that fails */
  const written = (run: () => void): Record<string, never> => {
    try {
      run();
    } catch (cause) {
      throw new AppError('DISK', 'The disk of this computer did not keep the setting.', { cause });
    }
    return {};
  };

  return {
    'settings.view': () => settings.view(),
    'settings.policy': () => policy(),
    'settings.update': () => updates.state(),
    'settings.lookForUpdate': () => updates.check(),
    'settings.getUpdate': () => updates.get(),
    'settings.updateLater': () => updates.later(),
    'settings.restartForUpdate': () => {
      if (ports.isQueueSending()) {
        throw new AppError('BAD_REQUEST', 'A save or a publish is under way. Restart once it has ended.');
      }
      updates.restart();
      return {};
    },
    'settings.openLogs': async () => {
      await openLogs();
      return {};
    },

    'settings.set': (chosen) => {
      const view = settings.view();
      const names = Object.keys(chosen) as SettingName[];
      if (names.some((name) => view[name].source === 'locked')) {
        throw new AppError('BAD_REQUEST', 'Your company has set this for all staff.');
      }
      return written(() => settings.choose(chosen));
    },

    'settings.reset': ({ name }) => written(() => settings.forget(name)),

    'settings.space': space,

    'settings.diagnostics': async () => {
      shownDiagnostics = await collectDiagnostics({ ...ports, space });
      return { text: shownDiagnostics };
    },

    'settings.saveDiagnostics': async () => {
      const path = await saveDiagnostics(shownDiagnostics, ports.chooseFile);
      return path === undefined ? {} : { path };
    },

    'settings.clearPictures': async () => {
      try {
        await clearPictures();
      } catch (cause) {
        throw new AppError('DISK', 'The kept pictures could not be deleted.', { cause });
      }
      return {};
    },

    'settings.words': () => ({ words: store.dictionary.all() }),

    'settings.removeWord': ({ word }) => {
      store.dictionary.remove(word);
      return {};
    },
  };
}
