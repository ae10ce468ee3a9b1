import { datesOf } from '#shared/domain/facts/readers/dates.ts';
import { statement } from '#shared/domain/fleet/drift.ts';
import { isReachable } from '#shared/domain/needs/advised.ts';
import type { Need } from '#shared/domain/needs/need.ts';
import { allPhotos } from '#shared/domain/photo/gallery.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { flag, text } from '#shared/record/readers.ts';
import { z } from 'zod';
import { namesAnotherPhone, speaksOfAnotherTrade } from './foreign-texts.ts';
import { statedByRecord } from './stated.ts';

export const recordHealth = z.object({
  /** ids of the rules that find something in the record, whatever the day */
  found: z.array(z.string()),
  /** the last day that the shown announcement names, in milliseconds since 1970 */
  announcedUntil: z.number().optional(),
  /** the domain leads to the published page, as far as the record tells */
  isSetUp: z.boolean(),
  /** what its page should say */
  states: statement,
});
export type RecordHealth = z.output<typeof recordHealth>;

/**
 * What is wrong with a site as its record tells.
 * @param needs of the site
 */
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
  const photos = allPhotos(site);
  return photos.length > 0 && photos.every(({ photo }) => flag(photo.stock));
}

/** A day without a year is the one nearest to today: “until May 31” of a summer's announcement is the last May. */
function lastAnnouncedDay({ announcement }: SiteDocument, today: Date): number | undefined {
  if (!flag(announcement?.show_announcement)) return undefined;
  const days = datesOf(text(announcement?.description), today, 'nearest').map(({ until }) => until.getTime());
  return days.length > 0 ? Math.max(...days) : undefined;
}
