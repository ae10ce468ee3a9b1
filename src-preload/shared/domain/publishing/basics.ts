import { weekdays } from '../../record-catalogue/weekdays.ts';
import { flag, isBlank, list, text } from '../../record/readers.ts';
import { announcementBackground } from '../../theme/announcement.ts';
import { black, contrast, luminance, parseColor, type Rgb, toHex, towards, white } from '../../theme/color.ts';
import { contrastWords, ratios } from '../../theme/contrast.ts';
import { ALL_DAY } from '../site/business-hours.ts';
import type { SiteDocument } from '../site/schema.ts';
import type { Path } from '../../record/operation.ts';
import { setAt } from '../../record-catalogue/access.ts';
import { fieldsWhere } from '../../record-catalogue/walk.ts';
import { claimingTexts, dayAndNight } from './claims.ts';
import type { PublishFinding } from './finding.ts';

export function missingHours(site: SiteDocument): PublishFinding | undefined {
  const isGiven = list(site.business_hours).some((day) => !isBlank(day?.from) || !isBlank(day?.custom));
  if (isGiven) return undefined;
  const isAlwaysThere =
    flag(site.emergency_services) && claimingTexts(site).some(({ words }) => dayAndNight.test(words));
  const week = weekdays.map(() => ({ ...ALL_DAY }));
  return {
    id: 'hours',
    title: 'No business hours are given',
    advice: 'The page cannot say whether the company is open.',
    places: [['business_hours']],
    // Hours are proposed only if the texts state them. Any other hours would be invented.
    ...(isAlwaysThere && {
      fix: {
        label: 'Open day and night, as the texts say',
        operations: [{ op: 'set', path: ['business_hours'], value: week }],
      },
    }),
  };
}

/** The announcement's colors whose contrast with the announcement's background is checked. */
const announced = [
  { member: 'text_color', use: 'text', id: 'contrast', what: 'words are', their: 'their' },
  { member: 'icon_color', use: 'graphic', id: 'icon-contrast', what: 'icon is', their: 'its' },
] as const;

export function unreadableAnnouncement(site: SiteDocument): PublishFinding[] {
  const back = announcementBackground(site);
  return announced.flatMap(({ member, use, id, what, their }): PublishFinding[] => {
    const front = parseColor(text(site.announcement?.[member]));
    const ratio = front ? contrast(front, back) : Infinity;
    if (!front || ratio >= ratios[use]) return [];
    const path: Path = ['announcement', member];
    const nearest = nearestWith(ratios[use], front, back);
    return [
      {
        id,
        title: `The announcement’s ${what} ${contrastWords(ratio, use)} on ${their} background`,
        advice: 'Choose another color; until then the page takes one that is not.',
        places: [path],
        fix: {
          label: `Take the nearest color that is not, ${nearest}`,
          operations: [{ op: 'set', path, value: nearest }],
        },
      },
    ];
  });
}

/**
 * Returns the lighter or darker shade of a color that is nearest in luminance and has at least the contrast `ratio`
 * with the background; '' if none is found.
 */
function nearestWith(ratio: number, color: Rgb, background: Rgb): string {
  // Rounding towards black or white never takes contrast away.
  const darker = towards(color, black, background, ratio).map(Math.floor);
  const lighter = towards(color, white, background, ratio).map(Math.ceil);
  const shades = [darker, lighter]
    .map((shade) => toHex(shade as unknown as Rgb))
    .filter((shade) => contrast(parseColor(shade) ?? white, background) >= ratio);
  const distance = (shade: string) => Math.abs(luminance(parseColor(shade) ?? white) - luminance(color));
  return shades.sort((a, b) => distance(a) - distance(b))[0] ?? '';
}

const searchFields = fieldsWhere(({ shownLength }) => shownLength !== undefined);
/** Where a text can be cut: at a bar or dash if its field has one line, between sentences if the field has several. */
const parts = { line: /\s+[|–—-]\s+/g, lines: /(?<=[.!?])\s+/g };

export function searchTexts(site: SiteDocument): PublishFinding[] {
  return searchFields(site).flatMap(
    ({ path, row: { label, lines, shownLength = Infinity }, value }): PublishFinding[] => {
      const words = text(value).trim();
      const { length } = [...words];
      if (length <= shownLength) return [];
      const shorter = firstParts(words, shownLength, lines ? parts.lines : parts.line);
      return [
        {
          id: path.join('.'),
          title: `The ${label.toLowerCase()} has ${length} characters; search engines show ${shownLength}`,
          advice: 'Say what matters most first.',
          places: [path],
          ...(shorter !== '' && {
            fix: { label: `Keep “${shorter}”`, operations: setAt(site, path, shorter) },
          }),
        },
      ];
    },
  );
}

/** Returns the longest beginning of whole parts that is short enough; '' if even the first part is too long. */
function firstParts(words: string, most: number, between: RegExp): string {
  const ends = [...words.matchAll(between)].map(({ index }) => words.slice(0, index));
  return ends.findLast((part) => [...part].length <= most) ?? '';
}
