import { datesOf } from '#shared/domain/facts/readers/dates.ts';
import { statement } from '#shared/domain/fleet/drift.ts';
import { isReachable } from '#shared/domain/needs/advised.ts';
import type { Need } from '#shared/domain/needs/need.ts';
import { presentPhotos } from '#shared/domain/photo/gallery.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { flag, text } from '#shared/record/readers.ts';
import { z } from 'zod';
import { namesAnotherPhone, speaksOfAnotherTrade } from './foreign-texts.ts';
import { statedByRecord } from './stated.ts';

export const recordHealth = z.object({
  /** IDs of the rules that find something in the record, independent of the date */
  found: z.array(z.string()),
  /** a time on the latest day that the shown announcement names, in milliseconds since 1970 */
  announcedUntil: z.number().optional(),
  /** whether the domain leads to the published page, according to the record */
  isSetUp: z.boolean(),
  /** what the page should say about the company */
  states: statement,
});
export type RecordHealth = z.output<typeof recordHealth>;

/** Returns what is wrong with a site according to its record. @param needs of the site */
export function healthOfRecord(site: SiteDocument, needs: readonly Need[], today: Date): RecordHealth {
  const announcedUntil = lastAnnouncedDay(site, today);
  return {
    found: [
      ...new Set(needs.map(({ rule }) => rule)),
      ...(speaksOfAnotherTrade(site) ? ['other-trade'] : []),
      ...(namesAnotherPhone(site) ? ['other-phone'] : []),
      ...(showsStockOnly(site) ? ['own-work'] : []),
    ],
    ...(announcedUntil !== undefined && { announcedUntil }),
    isSetUp: isReachable(site),
    states: statedByRecord(site),
  };
}

function showsStockOnly(site: SiteDocument): boolean {
  const photos = presentPhotos(site);
  return photos.length > 0 && photos.every(({ photo }) => flag(photo.stock));
}

/**
 * Returns a time on the latest day that the shown announcement names, in milliseconds since 1970; undefined if no
 * announcement is shown or it names no day. A day without a year is the one nearest to today: in July, “until May 31”
 * means the past May 31.
 */
function lastAnnouncedDay({ announcement }: SiteDocument, today: Date): number | undefined {
  if (!flag(announcement?.show_announcement)) return undefined;
  const days = datesOf(text(announcement?.description), today, 'nearest').map(({ until }) => until.getTime());
  return days.length > 0 ? Math.max(...days) : undefined;
}
