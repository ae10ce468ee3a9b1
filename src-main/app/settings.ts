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
  /** Stores the user's choices. Throws if the file cannot be written; the settings are then unchanged. */
  choose(settings: Partial<Settings>): void;
  /** Deletes the user's choice of a setting: the company's default applies, else the app's. Throws like `choose`. */
  forget(name: SettingName): void;
  /** Applies changed settings of the company's policy. */
  companyChanged(company: CompanySettings): void;
}

interface Needs {
  /** path of the JSON file with the user's choices */
  file: string;
  company: CompanySettings;
  /** called after each change */
  changed: (view: SettingsView) => void;
  /** called if the file exists but cannot be read or is not JSON, or if some of its members cannot be used */
  warn: (message: string, facts: Record<string, unknown>) => void;
}

/** Creates the settings of this computer. If the file cannot be read, the user counts as having chosen nothing. */
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
    companyChanged(next) {
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
