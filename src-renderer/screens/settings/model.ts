import type { SettingName, Settings, SettingSource } from '#shared/domain/settings/settings.ts';
import type { UpdateState } from '#shared/ipc/settings.ipc.ts';

/** Texts below a control that say that the company has chosen the value; undefined if the company has not chosen it. */
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

/** The values to choose from, for each setting that is not a switch. */
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

const problemTexts: Readonly<Record<NonNullable<UpdateState['problem']>, string>> = {
  check: 'The last look for updates failed.',
  download: 'Its download broke off; the next look goes on.',
  damaged: 'Its download was damaged and was deleted.',
  signature: 'It is not signed by this app’s publisher and was deleted. Please tell your IT department.',
};

/** Returns why this copy of the app does not update itself, as text. */
export function whyNotText({ why, folder }: NonNullable<UpdateState['cannot']>): string {
  if (why === 'no-feed') return 'This copy of the app has no feed of updates: your IT installs them.';
  if (why === 'system-package') return 'Off: this copy was installed as a package, and new versions come the same way.';
  if (why === 'no-publisher') return 'Off: this copy does not know who has to have signed an update.';
  return `Off: you may not write the app’s folder ${folder ?? ''}. Your IT installs new versions.`;
}

export function updateText(update: UpdateState): string {
  const { cannot, looks, found, phase, problem, failed } = update;
  if (cannot) return whyNotText(cannot);
  if (!looks) return 'Updates are not looked for.';
  const trouble = problem === undefined ? '' : ` ${problemTexts[problem]}`;
  if (found === undefined) {
    if (failed !== undefined)
      return `Version ${failed} did not start on this computer. A newer one is waited for.${trouble}`;
    return problem === undefined ? 'This is the newest version that is known.' : problemTexts[problem];
  }
  if (phase === 'ready') return `Version ${found} is installed when you quit.${trouble}`;
  if (phase === 'downloading') return `Version ${found} is being fetched.`;
  return `Version ${found} is there.${trouble}`;
}

const units = ['KB', 'MB', 'GB', 'TB'] as const;

/** Returns a number of bytes as text: ‘0 KB’, ‘34 MB’, ‘1.2 GB’. A KB has 1024 bytes. */
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
