import { flag, text } from '../../record/readers.ts';
import type { JsonValue } from '../../record/operation.ts';
import { joinLabels } from '../../record-catalogue/labels.ts';
import { ITEM_FIELDS, isField, topLevelFields, topLevelRow } from '../../record-catalogue/lookup.ts';
import type { FieldRow, ListRow, Row } from '../../record-catalogue/row.ts';
import { visitorOf } from '../../record-catalogue/walk.ts';
import { identityChecks } from '../site/identity.ts';
import type { SiteDocument } from '../site/schema.ts';

/** A field of the catalogue by which sites are filtered, or that a change sets. */
export interface FleetField {
  /** the names on the path to the field, joined by dots, without indexes of lists, such as `services.service-name` */
  key: string;
  label: string;
  alsoCalled: readonly string[];
  row: FieldRow;
  /** the field is in a list, so that one site can have several values of it */
  inList: boolean;
}

const isTold = (row: Row): boolean => row.server !== 'computes' && row.unseen !== true;
const isFilterable = (row: FieldRow): boolean => isTold(row) && row.kind !== 'key' && row.kind !== 'code';

interface Above {
  key: string;
  labels: readonly string[];
  inList: boolean;
}

/** Every field of the catalogue by which sites can be filtered, in the order of the screens. */
export const fleetFields: readonly FleetField[] = topLevelFields.flatMap((field) => {
  const row = topLevelRow(field);
  return row ? fieldsWithin(row, field, { key: '', labels: [], inList: false }) : [];
});

function fieldsWithin(row: Row, step: string, above: Above): FleetField[] {
  if (!isTold(row)) return [];
  const key = above.key === '' ? step : `${above.key}.${step}`;
  const labels = [...above.labels, row.label];
  if (isField(row)) {
    const { alsoCalled = [] } = row;
    return isFilterable(row) ? [{ key, label: joinLabels(labels), alsoCalled, row, inList: above.inList }] : [];
  }
  const inList = above.inList || row.kind === 'list';
  const { alsoCalled = [] } = row;
  const texts: FleetField[] =
    row.kind === 'list' && row.of && isFilterable(row.of)
      ? [{ key, label: joinLabels(labels), alsoCalled, row: row.of, inList: true }]
      : [];
  const members = Object.entries<Row>({ ...row.members });
  return [...texts, ...members.flatMap(([name, member]) => fieldsWithin(member, name, { key, labels, inList }))];
}

const byKey = new Map(fleetFields.map((field) => [field.key, field]));

export const fleetField = (key: string): FleetField | undefined => byKey.get(key);

/** Fields that are set by a kind of step of their own, because further edits follow from a new value. */
const setApart: ReadonlySet<string> = new Set(['version']);

/**
 * The fields that a step of the kind `set` can set: fields of the site itself and of its objects, but not of list
 * items. Left out are also pictures, the custom layout, fields that the server computes or rewrites, the site's
 * identifiers, and the fields in `setApart`.
 */
export const settableFields: readonly FleetField[] = fleetFields.filter(
  ({ key, inList, row }) =>
    !inList &&
    row.kind !== 'picture' &&
    row.server === undefined &&
    !key.startsWith('custom_layout') &&
    !setApart.has(key) &&
    !Object.hasOwn(identityChecks, key),
);

const visit = visitorOf(isFilterable);

/**
 * Returns what a site says in each field that is not empty, by the field's key. For a list, the texts of the items are
 * on separate lines. Equal texts in a list are included only once, because many photos have the same caption.
 */
export function fieldTexts(site: SiteDocument): Map<string, string> {
  const lines = new Map<string, Set<string>>();
  visit(site, (value, row, path) => {
    const said = saidBy(row, value);
    if (said === '') return;
    const key = path.filter((step) => typeof step === 'string' && step !== ITEM_FIELDS).join('.');
    const known = lines.get(key);
    if (known) known.add(said);
    else lines.set(key, new Set([said]));
  });
  return new Map([...lines].map(([key, all]) => [key, [...all].join('\n')]));
}

/** Returns a field's value as filters compare it: ‘yes’ or '' for a switch, and the label for a choice. */
function saidBy(row: FieldRow, value: unknown): string {
  if (row.kind === 'flag') return flag(value) ? 'yes' : '';
  const said = text(value).trim();
  return row.kind === 'choice' ? (row.choices?.[said] ?? said) : said;
}

/** Returns the field's value for a typed text; undefined if the field cannot have such a value. */
export function valueOf({ row }: Pick<FleetField, 'row'>, typed: string): JsonValue | undefined {
  const said = typed.trim();
  switch (row.kind) {
    case 'flag':
      if (/^(yes|on|true)$/iu.test(said)) return true;
      return /^(no|off|false|)$/iu.test(said) ? false : undefined;
    case 'number':
      if (said === '') return '';
      return Number.isFinite(Number(said)) && isInRange(row, Number(said)) ? Number(said) : undefined;
    case 'choice': {
      if (!row.choices || said === '') return said;
      const chosen = Object.entries(row.choices).find((choice) =>
        choice.some((word) => word.toLowerCase() === said.toLowerCase()),
      );
      return chosen?.[0];
    }
    default:
      return row.maxLength !== undefined && typed.length > row.maxLength ? undefined : typed;
  }
}

const isInRange = ({ range: [least, most] = [-Infinity, Infinity] }: FieldRow, value: number): boolean =>
  value >= least && value <= most;

/**
 * The lists to which a change can add items, and from which a change can remove items. `name` is the member that names
 * an item; `members` are those that staff can type for a new item.
 */
export const fleetLists = (['services', 'faqs', 'redirects', 'custom_badges', 'review_links'] as const).map((list) => {
  const row = topLevelRow(list) as ListRow;
  const [name = ''] = row.name ?? [];
  const isTyped = (member: Row): boolean => isField(member) && ['text', 'prose', 'link', 'path'].includes(member.kind);
  const members = Object.entries<Row>({ ...row.members }).filter(([, member]) => isTyped(member));
  return {
    list,
    label: row.label,
    item: row.item,
    name,
    members: members.map(([member, each]) => {
      return { member, label: each.label, lines: isField(each) ? each.lines : undefined };
    }),
  };
});
export type FleetList = (typeof fleetLists)[number]['list'];

/** @throws RangeError for a list that no change adds to */
export function fleetListOf(name: string): (typeof fleetLists)[number] {
  const list = fleetLists.find((one) => one.list === name);
  if (!list) throw new RangeError(`no change adds to the list ${name}`);
  return list;
}
