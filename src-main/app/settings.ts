import { readFileSync } from 'node:fs';
import {
  type CompanySettings,
  readSettings,
  resolveSettings,
  type SettingName,
  type Settings,
  type SettingsView,
} from '#shared/domain/settings/settings.ts';
import { replaceFile } from './replace-file.ts';

export interface AppSettings {
  view(): SettingsView;
  /** Throws where the file cannot be written; then nothing has changed. */
  choose(settings: Partial<Settings>): void;
  /** Forgets what the user has chosen, so that a default holds. Throws as `choose` does. */
  forget(name: SettingName): void;
  /** The company's policy says something else now. */
  companySays(company: CompanySettings): void;
}

interface Needs {
  /** holds what the user has chosen, as JSON */
  file: string;
  company: CompanySettings;
  /** called after each change */
  changed: (view: SettingsView) => void;
  /** told of a file that cannot be read, and of its members that are no settings */
  warn: (message: string, facts: Record<string, unknown>) => void;
}

/** The settings of this computer. A file that cannot be read counts as one in which nothing was chosen. */
export function createSettings({ file, company, changed, warn }: Needs): AppSettings {
  let said = company;
  let chosen = readChosen(file, warn);
  let view = resolveSettings(said, chosen);

  const update = (): void => {
    view = resolveSettings(said, chosen);
    changed(view);
  };
  const write = (next: Partial<Settings>): void => {
    replaceFile(file, `${JSON.stringify(next, undefined, 2)}\n`);
    chosen = next;
    update();
  };

  return {
    view: () => view,
    choose: (settings) => write({ ...chosen, ...settings }),
    forget: (name) => write(Object.fromEntries(Object.entries(chosen).filter(([other]) => other !== name))),
    companySays(next) {
      said = next;
      update();
    },
  };
}

function readChosen(file: string, warn: Needs['warn']): Partial<Settings> {
  try {
    const { settings, bad } = readSettings(JSON.parse(readFileSync(file, 'utf8')));
    if (bad.length > 0) warn('settings have members that cannot be used', { members: bad });
    return settings;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') warn('settings cannot be read', { error });
    return {};
  }
}
