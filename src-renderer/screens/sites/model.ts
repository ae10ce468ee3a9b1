import { STATE, type FleetFilter } from '#shared/domain/fleet/filter.ts';
import { fleetFields } from '#shared/domain/fleet/fields.ts';
import { cell } from '#shared/domain/map/csv.ts';
import type { FleetSite } from '#shared/ipc/fleet.ipc.ts';

/** Labels of the table's own columns, by key. Every other column shows a field of the record. */
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
/** A key of `ownColumns`, or of a field in `fleetFields`. */
export type ColumnKey = OwnColumn | (string & {});

/**
 * The default columns. Columns that say what there is to do come early, because narrow windows show only the first
 * columns without scrolling.
 */
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

/** Texts of the fields that are shown in columns, by the field's key and the site's slug. */
export type FieldTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Returns the most urgent state of a site, as text; '' if the site is saved and published. */
export function statusOf(site: FleetSite): string {
  if (site.conflict) return 'Conflict';
  if (site.blocked !== undefined) return site.waiting === 'publish' ? 'Publish needs you' : 'Save needs you';
  if (site.waiting) return site.waiting === 'publish' ? 'Publish waits' : 'Save waits';
  if (site.unsaved) return 'Unsaved edits';
  if (site.unpublished) return site.unpublished === 'all' ? 'Never published' : 'Unpublished changes';
  return '';
}

/** Returns the title of the next blocker; '' if there is none. Needs that do not block are not shown in the table. */
const blockerOf = ({ blockers, next }: FleetSite): string => (blockers > 0 && next ? next.title : '');

/** Returns the text of a site in a column. @param contacts names of the contacts by ID */
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

/** Returns the sites sorted by a column. Sites with an empty cell come last in both directions. */
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

/** Returns the slugs of the rows from one place to another, both included, in the order of the table. */
export function between(rows: readonly { slug: string }[], from: number, to: number): string[] {
  return rows.slice(Math.min(from, to), Math.max(from, to) + 1).map(({ slug }) => slug);
}

/**
 * Returns the slugs in a pasted text, without duplicates. Each line has a slug or a URL whose path is the slug. Of a
 * CSV, only the first column is read. A heading ‘slug’ and texts that are no slugs are left out.
 */
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

/** Returns a table as CSV (RFC 4180). It begins with a byte order mark, by which spreadsheets recognize UTF-8. */
export const toCsv = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  `\uFEFF${[head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;

/** The built-in views, which are offered before the views that staff saved. */
export const usualViews: readonly { name: string; filter: FleetFilter }[] = [
  { name: 'All sites', filter: { search: '', conditions: [] } },
  ...(['unsaved', 'unpublished', 'blocked', 'conflict'] as const).map((state) => ({
    name: { unsaved: 'Unsaved', unpublished: 'Unpublished', blocked: 'Needs you', conflict: 'Conflicts' }[state],
    filter: { search: '', conditions: [{ field: STATE, op: 'is' as const, value: state }] },
  })),
];

export const sameFilter = (one: FleetFilter, other: FleetFilter): boolean =>
  one.search.trim() === other.search.trim() && JSON.stringify(one.conditions) === JSON.stringify(other.conditions);
