import type { Setting, SettingName, Settings, SettingSource } from '#shared/domain/settings/settings.ts';
import type { UpdateState } from '#shared/ipc/settings.ipc.ts';

/** Who has set a value, below its control; nothing where nobody has. */
export const sourceTexts: Readonly<Record<SettingSource, string | undefined>> = {
  app: undefined,
  user: undefined,
  default: 'Your company’s default.',
  locked: 'Set by your company for all staff.',
};

interface Choice<T> {
  value: T;
  label: string;
}

/** The choices of settings that are not switched on or off. */
export const choices: { [N in SettingName as Settings[N] extends string ? N : never]: readonly Choice<Settings[N]>[] } =
  {
    theme: [
      { value: 'system', label: 'As the system' },
      { value: 'light', label: 'Light' },
      { value: 'dark', label: 'Dark' },
    ],
    updates: [
      { value: 'auto', label: 'Install on quit' },
      { value: 'notify', label: 'Only tell me' },
      { value: 'off', label: 'Off' },
    ],
  };

/** What is known of updates, in words. */
export function updateText({ looks, found, ready }: UpdateState, mode: Setting<Settings['updates']>): string {
  if (ready && found !== undefined) return `Version ${found} is installed when you quit.`;
  if (found !== undefined) return `Version ${found} is there.`;
  if (looks) return 'This is the newest version that is known.';
  return mode.value === 'off'
    ? 'Updates are not looked for.'
    : 'This copy of the app has no feed of updates: your IT installs them.';
}

const units = ['KB', 'MB', 'GB', 'TB'] as const;

/** Bytes as people read them: ‘0 KB’, ‘34 MB’, ‘1.2 GB’. */
export function sizeText(bytes: number): string {
  let size = bytes / 1024;
  let unit = 0;
  while (size >= 1000 && unit < units.length - 1) {
    size /= 1024;
    unit += 1;
  }
  const digits = size > 0 && size < 10 && unit > 0 ? 1 : 0;
  return `${size.toFixed(digits)} ${units[unit]}`;
}
