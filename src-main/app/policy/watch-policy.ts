import type { AppConfig, LoadedConfig } from './config.ts';

interface Needs {
  /** the configuration that the app has started with */
  started: LoadedConfig;
  load: () => Promise<LoadedConfig>;
  /** Calls back from time to time: neither a registry nor a file that may be missing tells of a change. */
  repeat: (task: () => void) => void;
  /** the company's settings are others now; they hold at once */
  settingsChanged: (settings: AppConfig['settings']) => void;
  /** whether something else than in the started configuration is asked for, which takes effect at the next start */
  restartNeeded: (needed: boolean) => void;
  /** tells what of the policy cannot be used now; while the whole policy cannot be used, the last good one holds */
  problem: (text: string | undefined) => void;
}

/** Follows the policy while the app runs. */
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
