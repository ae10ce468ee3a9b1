import { counted } from '#shared/domain/counted.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { Difference } from '#shared/ipc/sync.ipc.ts';
import { valueAt } from '#shared/record/apply-value.ts';
import { tabOfField } from '#shared/record-catalogue/catalogue.ts';
import { fieldAt, ITEM_FIELDS, listAt } from '#shared/record-catalogue/lookup.ts';
import type { ListRow } from '#shared/record-catalogue/row.ts';
import type { TabId } from '#shared/record-catalogue/tabs.ts';
import { text } from '#shared/record/readers.ts';

/** A change, or several changes that belong together, as a text with the changed pictures. */
export interface ChangeLine {
  text: string;
  /** addresses or references of the pictures, as in the record */
  pictures: readonly string[];
}

export interface ChangedTab {
  tab: TabId;
  lines: readonly ChangeLine[];
}

const verbs = { added: 'added', removed: 'removed', value: 'changed' } as const;
type Verb = keyof typeof verbs;

/**
 * Returns the changes, grouped by the tab that edits their fields. All pictures that were added to a list become one
 * line with their number. The same applies to the removed pictures, and to the changed ones.
 * @param site the later of the two compared documents
 */
export function changesByTab(site: SiteDocument, differences: readonly Difference[]): ChangedTab[] {
  const byTab = Map.groupBy(differences, ({ path }) => tabOfField(String(path[0])));
  return [...byTab].map(([tab, of]) => ({ tab, lines: linesOf(site, of) }));
}

function linesOf(site: SiteDocument, differences: readonly Difference[]): ChangeLine[] {
  const together = Map.groupBy(differences, (difference) => {
    const { key, kind, item, path } = difference;
    if (kind !== 'order' && pictureList(path)) return `${String(path[0])} ${verbOf(difference)}`;
    return item?.id ?? key;
  });
  return [...together.values()].map((of) => lineOf(site, of as [Difference, ...Difference[]]));
}

function lineOf(site: SiteDocument, of: [Difference, ...Difference[]]): ChangeLine {
  const [first] = of;
  const { kind, path, item, label, after } = first;
  const list = pictureList(path);
  if (kind === 'order') return { text: `${listAt(path)?.label ?? label}: order`, pictures: [] };
  if (list) {
    const items = [...new Map(of.map((each) => [each.item?.id ?? each.key, each])).values()];
    const words = `${counted(items.length, list.item.toLowerCase())} ${verbs[verbOf(first)]}`;
    return { text: words, pictures: items.map((each) => pictureOf(site, each, list)).filter(Boolean) };
  }
  if (fieldAt(path)?.kind === 'picture' && !item)
    return { text: label, pictures: [text(parsed(after))].filter(Boolean) };
  const isWhole = item !== undefined && of.length === 1 && verbOf(first) !== 'value';
  return { text: `${item?.label ?? label}${isWhole ? ` ${verbs[verbOf(first)]}` : ''}`, pictures: [] };
}

/** Returns `added` or `removed` only for a whole item. Any other difference is a changed value. */
const verbOf = ({ kind, part }: Difference): Verb => (kind === 'order' || part !== '' ? 'value' : kind);

/** Returns the list that contains the path, if the items of the list are pictures; otherwise undefined. */
function pictureList(path: Difference['path']): ListRow | undefined {
  const list = path.length > 1 ? listAt(path.slice(0, 1)) : undefined;
  return list?.url !== undefined && list.members?.[list.url]?.kind === 'picture' ? list : undefined;
}

function pictureOf(site: SiteDocument, difference: Difference, { url = '' }: ListRow): string {
  const { path, before, after } = difference;
  const item = verbOf(difference) === 'value' ? valueAt(site, path.slice(0, 2)) : parsed(after ?? before);
  const members = item as Record<string, unknown> | null | undefined;
  const apart = members?.[ITEM_FIELDS] as Record<string, unknown> | null | undefined;
  return text(members?.[url] ?? apart?.[url]);
}

function parsed(json: string | undefined): unknown {
  return json === undefined ? undefined : (JSON.parse(json) as unknown);
}
