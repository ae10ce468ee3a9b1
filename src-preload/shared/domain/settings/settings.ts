import { z } from 'zod';

/** The settings of this computer, which its user or a company's policy can choose. */
export const settingsSchema = z.object({
  theme: z
    .enum(['system', 'light', 'dark'], 'must be system, light or dark')
    .meta({ description: 'Colors of the app: those of the system, light or dark.' }),
  spelling: z
    .boolean('must be true or false')
    .meta({ description: 'Whether a save asks about words that the spell-check does not know.' }),
  notifications: z
    .boolean('must be true or false')
    .meta({ description: 'Whether the system says that long work has ended while the app is not in front.' }),
  updates: z
    .enum(['auto', 'notify', 'off'], 'must be auto, notify or off')
    .meta({ description: 'Whether updates are installed on quit, only told of, or not looked for.' }),
});
export type Settings = z.output<typeof settingsSchema>;
export type SettingName = keyof Settings;

export const settingNames = Object.keys(settingsSchema.shape) as SettingName[];

/** The app's own values, which apply to settings that nobody has chosen. */
const builtIn: Settings = { theme: 'system', spelling: true, notifications: true, updates: 'auto' };

/**
 * Who has chosen a value: nobody (`app`), the `user`, or the company, either as a `default` that the user may change or
 * as `locked`.
 */
export const settingSources = ['app', 'user', 'default', 'locked'] as const;
export type SettingSource = (typeof settingSources)[number];

export interface Setting<T> {
  value: T;
  source: SettingSource;
}
export type SettingsView = { [N in SettingName]: Setting<Settings[N]> };

/** The company's part of the settings, from its policy. */
export interface CompanySettings {
  locked: Partial<Settings>;
  defaults: Partial<Settings>;
}

/**
 * Returns the value that applies for each setting: the one that the company locked, else the user's choice, else the
 * company's default, else the app's own value.
 */
export function resolveSettings({ locked, defaults }: CompanySettings, chosen: Partial<Settings>): SettingsView {
  const layers = [
    ['locked', locked],
    ['user', chosen],
    ['default', defaults],
    ['app', builtIn],
  ] as const;
  const entries = settingNames.map((name) => {
    const [source, values] = layers.find(([, layer]) => layer[name] !== undefined) ?? ['app', builtIn];
    return [name, { value: values[name], source }];
  });
  return Object.fromEntries(entries) as SettingsView;
}

/** Returns the members of a value that are valid settings, and the names of its other members. */
export function readSettings(value: unknown): { settings: Partial<Settings>; bad: string[] } {
  const members = typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
  const good: [string, unknown][] = [];
  const bad: string[] = [];
  for (const [name, member] of members) {
    const schema = Object.hasOwn(settingsSchema.shape, name) ? settingsSchema.shape[name as SettingName] : undefined;
    if (schema?.safeParse(member).success) good.push([name, member]);
    else bad.push(name);
  }
  return { settings: Object.fromEntries(good), bad };
}
