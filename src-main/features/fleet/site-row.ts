import { z } from 'zod';
import { fieldTexts } from '#shared/domain/fleet/fields.ts';
import { isBlocker, nextNeed, obstaclesIn, siteNeeds } from '#shared/domain/needs/rules.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { fleetSite } from '#shared/ipc/fleet.ipc.ts';
import { text } from '#shared/record/readers.ts';
import type { IndexedSite } from '../../store/site-index-repo.ts';
import { isPublishedBefore } from '../../sync/draft/status.ts';
import { healthOfRecord, recordHealth } from './record-health.ts';

/** What the table and its filters need of a site’s record, in the form in which the index stores it. */
const siteRow = fleetSite
  .pick({ version: true, contact: true, domain: true, phone: true, blockers: true, next: true })
  .extend({
    isPublished: z.boolean(),
    /** what the site lacks for a save, in words */
    unsavable: z.array(z.string()),
    health: recordHealth,
  });
export type SiteRow = z.output<typeof siteRow>;

/**
 * Cache of parsed rows by their JSON text. A filter reads the rows of all sites, and few rows have changed since the
 * last filter.
 */
const parsedRows = new Map<string, SiteRow | undefined>();
/** Maximum number of cached rows: twice the number of sites that the table is made for. */
const MOST_READ = 10_000;

/** Parses a stored row; undefined if an older version of the app stored it in another form. */
export function readRow(json: string): SiteRow | undefined {
  if (!parsedRows.has(json)) {
    if (parsedRows.size >= MOST_READ) parsedRows.clear();
    parsedRows.set(json, siteRow.safeParse(JSON.parse(json)).data);
  }
  return parsedRows.get(json);
}

interface AsIndexed {
  slug: string;
  /**
   * identifies the state of the site from which the row was made; if the site has another key now, the row is outdated
   */
  key: string;
  contactField: string;
  today: Date;
}

export function indexed(site: SiteDocument, { slug, key, contactField, today }: AsIndexed): IndexedSite {
  const needs = siteNeeds({ site, contactField, ownSlug: slug });
  const next = nextNeed(needs);
  const row: SiteRow = {
    version: text(site.version),
    contact: text(site[contactField]),
    domain: text(site.paid_url),
    phone: text(site.phone),
    blockers: needs.filter(isBlocker).length,
    ...(next && { next: { title: next.title, tab: next.tab, places: [[...(next.places[0] ?? [])]] } }),
    isPublished: isPublishedBefore(site),
    unsavable: obstaclesIn('save', needs).map(({ title }) => title),
    health: healthOfRecord(site, needs, today),
  };
  return { slug, key, row: JSON.stringify(row), texts: fieldTexts(site) };
}
