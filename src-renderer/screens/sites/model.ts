import { STATE, type FleetFilter } from '#shared/domain/fleet/filter.ts';
import { fleetFields } from '#shared/domain/fleet/fields.ts';
import { cell } from '#shared/domain/map/csv.ts';
import type { FleetSite } from '#shared/ipc/fleet.ipc.ts';

/** The columns that every table can have, and those of other fields by their keys. */
export const ownColumns = {
  companyName: 'Name',
  slug: 'Slug',
  industry: 'Industry',
  city: 'City',
  version: 'Version',
  contact: 'Contact',
  domain: 'Domain',
  phone: 'Phone',
  status: 'Status',
  next: 'Next blocker',
  publishedAt: 'Published',
} as const;
export type OwnColumn = keyof typeof ownColumns;
/** An own column, or the key of a field. */
export type ColumnKey = OwnColumn | (string & {});

/** What there is to do comes first: narrow windows show the first columns without scrolling. */
export const usualColumns: readonly ColumnKey[] = [
  'companyName',
  'status',
  'next',
  'industry',
  'city',
  'domain',
  'publishedAt',
];

export const isOwn = (key: ColumnKey): key is OwnColumn => Object.hasOwn(ownColumns, key);

export const columnLabel = (key: ColumnKey): string =>
  isOwn(key) ? ownColumns[key] : (fleetFields.find((field) => field.key === key)?.label ?? key);

/** Texts of the fields that are shown in columns, by field and slug. */
export type FieldTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** How a site stands, the most urgent first; empty where nothing is to be said. */
export function statusOf(site: FleetSite): string {
  if (site.conflict) return 'Conflict';
  if (site.blocked !== undefined) return site.waiting === 'publish' ? 'Publish needs you' : 'Save needs you';
  if (site.waiting) return site.waiting === 'publish' ? 'Publish waits' : 'Save waits';
  if (site.unsaved) return 'Unsaved edits';
  if (site.unpublished) return site.unpublished === 'all' ? 'Never published' : 'Unpublished changes';
  return '';
}

/** Only a blocker stands in the table: what is worth doing is told on the site’s own screens. */
const blockerOf = ({ blockers, next }: FleetSite): string => (blockers > 0 && next ? next.title : '');

/** What a site says in a column, as text. @param contacts names of the contacts by id */
export function textIn(
  site: FleetSite,
  key: ColumnKey,
  { texts, contacts }: { texts: FieldTexts; contacts: ReadonlyMap<string, string> },
): string {
  if (!isOwn(key)) return texts[key]?.[site.slug] ?? '';
  switch (key) {
    case 'companyName':
      return site.companyName || site.slug;
    case 'city':
      return [site.city, site.state].filter(Boolean).join(', ');
    case 'contact':
      return contacts.get(site.contact) ?? site.contact;
    case 'status':
      return statusOf(site);
    case 'next':
      return blockerOf(site);
    case 'publishedAt':
      return site.publishedAt === undefined ? '' : new Date(site.publishedAt).toISOString().slice(0, 10);
    default:
      return site[key];
  }
}

export interface Sorting {
  column: ColumnKey;
  descending: boolean;
}

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** Empty cells come last, whichever way it is sorted. */
export function sorted(
  sites: readonly FleetSite[],
  { column, descending }: Sorting,
  textOf: (site: FleetSite, key: ColumnKey) => string,
): readonly FleetSite[] {
  return sites
    .map((site) => ({ site, text: textOf(site, column) }))
    .sort((one, other) => {
      if (one.text === '' || other.text === '') return Number(one.text === '') - Number(other.text === '');
      return collator.compare(one.text, other.text) * (descending ? -1 : 1);
    })
    .map(({ site }) => site);
}

/** The slugs from one row to another, both included, in the order of the table. */
export function between(rows: readonly { slug: string }[], from: number, to: number): string[] {
  return rows.slice(Math.min(from, to), Math.max(from, to) + 1).map(({ slug }) => slug);
}

/** The slugs in pasted lines, a CSV’s first column or the addresses of sites; a heading is left out. */
export function readSlugs(pasted: string): string[] {
  const cells = pasted.split(/[\r\n]+/u).map(
    (line) =>
      line
        .split(/[,;\t]/u)[0]
        ?.trim()
        .replace(/^"(.*)"$/u, '$1') ?? '',
  );
  const slugs = cells.map((text) => text.replace(/^https?:\/\/[^/]+\//u, '').replace(/^\/|\/$/gu, ''));
  return [...new Set(slugs.filter((slug) => /^[\w-]{1,200}$/u.test(slug) && slug.toLowerCase() !== 'slug'))];
}

/** A table as CSV (RFC 4180), with the mark by which spreadsheets know UTF-8. */
export const toCsv = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  `\uFEFF${[head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;

/** Views that every table has. */
export const usualViews: readonly { name: string; filter: FleetFilter }[] = [
  { name: 'All sites', filter: { search: '', conditions: [] } },
  ...(['unsaved', 'unpublished', 'blocked', 'conflict'] as const).map((state) => ({
    name: { unsaved: 'Unsaved', unpublished: 'Unpublished', blocked: 'Needs you', conflict: 'Conflicts' }[state],
    filter: { search: '', conditions: [{ field: STATE, op: 'is' as const, value: state }] },
  })),
];

export const sameFilter = (one: FleetFilter, other: FleetFilter): boolean =>
  one.search.trim() === other.search.trim() && JSON.stringify(one.conditions) === JSON.stringify(other.conditions);
