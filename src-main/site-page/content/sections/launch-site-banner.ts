import { flag, text } from '#shared/record/readers.ts';
import { announcementBackground } from '#shared/theme/announcement.ts';
import { contrast, parseColor, readableOn, toHex, type Rgb } from '#shared/theme/color.ts';
import { ratios } from '#shared/theme/contrast.ts';
import { isIcon, type IconName } from '../../icons.ts';
import { defineContent } from '../define-content.ts';

export interface NoticeModel {
  words: string;
  icon: IconName;
  /** CSS custom properties for the notice's own colors: --notice-bg, --notice-ink, --notice-ico */
  colors: string;
}

/** Icons for the names that icon pickers use: the first pattern that matches a name counts. */
const iconPatterns: readonly [RegExp, IconName][] = [
  [/warn|alert|exclam|danger/i, 'warning'],
  [/snow|winter|ice|cold/i, 'snow'],
  [/tag|sale|percent|offer|deal|dollar|gift/i, 'tag'],
  [/clock|time|hour/i, 'clock'],
  [/calendar|date|event/i, 'calendar'],
  [/phone|call/i, 'phone'],
  [/star/i, 'star'],
  [/heart/i, 'heart'],
  [/bolt|flash|emergency|light/i, 'bolt'],
  [/home|house/i, 'home'],
  [/check|info/i, 'check'],
];

function announcementIcon(name: string): IconName {
  return isIcon(name) ? name : (iconPatterns.find(([pattern]) => pattern.test(name))?.[1] ?? 'megaphone');
}

/** Returns the chosen color if it is readable on the background, else a readable color. */
function readable(value: unknown, background: Rgb, ratio: number): string {
  const color = parseColor(text(value));
  return toHex(color && contrast(color, background) >= ratio ? color : readableOn(background));
}

export const launchSiteBanner = defineContent({
  root: { tag: 'aside', named: ({ words }) => words.announcement },
  reads: ['announcement', 'custom_secondary'],
  read({ announcement, custom_secondary }): NoticeModel | null {
    const words = text(announcement?.description).trim();
    if (!flag(announcement?.show_announcement) || words === '') return null;
    const background = announcementBackground({ announcement, custom_secondary });
    const colors = [
      `--notice-bg:${toHex(background)}`,
      `--notice-ink:${readable(announcement?.text_color, background, ratios.text)}`,
      `--notice-ico:${readable(announcement?.icon_color, background, ratios.graphic)}`,
    ].join(';');
    return { words, icon: announcementIcon(text(announcement?.icon).trim()), colors };
  },
});
