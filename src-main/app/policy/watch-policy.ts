import type { AppConfig, LoadedConfig } from './config.ts';

interface Needs {
  /** the configuration that the app has started with */
  started: LoadedConfig;
  load: () => Promise<LoadedConfig>;
  /** Calls `task` at intervals, because neither the registry nor a file that may be missing reports a change. */
  repeat: (task: () => void) => void;
  /** called when the company's settings have changed; the change applies at once */
  settingsChanged: (settings: AppConfig['settings']) => void;
  /**
   * called with true when any part of the configuration except the settings begins to differ from `started`, and with
   * false when no such part differs any more; these changes apply only after a restart
   */
  restartNeeded: (needed: boolean) => void;
  /**
   * called when the problem of the policy has changed, with its text, or with undefined if there is none any more.
   * While the policy names no usable backend (`mustStop`), the policy's other changes are ignored.
   */
  problem: (text: string | undefined) => void;
}

/** Reports changes of the policy while the app runs. */
export function watchPolicy({ started, load, repeat, ...tell }: Needs): void {
  let settings = started.config.settings;
  let { problem } = started;
  let needed = false;

  const look = async (): Promise<void> => {
    const loaded = await load();
    if (loaded.problem !== problem) tell.problem((problem = loaded.problem));
    if (loaded.mustStop) return;
    const { settings: asked, ...rest } = loaded.config;
    if (!isSame(asked, settings)) tell.settingsChanged((settings = asked));
    const { settings: _, ...running } = started.config;
    if (isSame(rest, running) === needed) tell.restartNeeded((needed = !needed));
  };
  repeat(() => void look());
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
