import type { Path } from '../record/operation.ts';
import { childRow, isField, topLevelFields, topLevelRow } from './lookup.ts';
import type { FieldRow, Row } from './row.ts';
import type { SiteDocument } from './site-document.ts';

type Members = Readonly<Record<string | number, unknown>>;

export interface FoundField {
  path: Path;
  row: FieldRow;
  /** undefined if the record has no value there */
  value: unknown;
  /** the object that has the field as a member; for a scalar item, the object that has the item's list */
  holder: Members;
}

/** The steps from a value to the wanted fields within it. They are computed once, because a record has many values. */
type Way =
  | { kind: 'field'; row: FieldRow }
  | { kind: 'list'; item: Way }
  /** a member whose way is undefined has no wanted field; `each` is for the members that `members` does not name */
  | { kind: 'object'; members: ReadonlyMap<string, Way | undefined>; each: Way | undefined };

/**
 * Returns a function that finds, at any depth of a record, all fields whose row is wanted. The fields are in the
 * catalogue's order, except in objects whose members may have any name.
 */
export function fieldsWhere(isWanted: (row: FieldRow) => boolean): (site: SiteDocument) => FoundField[] {
  const visit = visitorOf(isWanted);
  return (site) => {
    const found: FoundField[] = [];
    visit(site, (value, row, path, holder) => found.push({ path: [...path], row, value, holder }));
    return found;
  };
}

/** @param path an array that changes after the call; copy it to keep the path */
type Visit = (value: unknown, row: FieldRow, path: Path, holder: Members) => void;

/**
 * Returns a function that calls `visit` for each field that `fieldsWhere` would find. The function builds no list,
 * because some callers need only few of these fields.
 * @param within top-level members to visit; all of them if it is missing
 */
export function visitorOf(
  isWanted: (row: FieldRow) => boolean,
): (site: SiteDocument, visit: Visit, within?: ReadonlySet<string>) => void {
  const starts = topLevelFields.flatMap((field): [string, Way][] => {
    const way = wayWithin(topLevelRow(field), isWanted);
    return way ? [[field, way]] : [];
  });
  return (site, visit, within) => {
    for (const [field, way] of starts) if (within?.has(field) ?? true) follow(site[field], way, [field], site, visit);
  };
}

/** Returns the way from a row to its wanted fields; undefined if there is no row, or no wanted field in the row. */
function wayWithin(row: Row | undefined, isWanted: (row: FieldRow) => boolean): Way | undefined {
  if (!row) return undefined;
  if (isField(row)) return isWanted(row) ? { kind: 'field', row } : undefined;
  if (row.kind === 'list') {
    const item = wayWithin(childRow(row, 0), isWanted);
    return item && { kind: 'list', item };
  }
  const members = new Map(
    Object.entries<Row>({ ...row.members }).map(([member, inner]) => [member, wayWithin(inner, isWanted)]),
  );
  const each = wayWithin(row.each, isWanted);
  return each || [...members.values()].some(Boolean) ? { kind: 'object', members, each } : undefined;
}

function follow(value: unknown, way: Way, path: (string | number)[], holder: Members, visit: Visit): void {
  if (way.kind === 'field') {
    visit(value, way.row, path, holder);
    return;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value) !== (way.kind === 'list')) return;
  const members = value as Members;
  if (way.kind === 'list') {
    for (const [index, item] of (value as unknown[]).entries()) {
      path.push(index);
      follow(item, way.item, path, holder, visit);
      path.pop();
    }
    return;
  }
  // Members are visited in the catalogue's order, or in the record's order if the object may have members of any name.
  for (const step of way.each ? Object.keys(value) : way.members.keys()) {
    const inner = way.members.has(step) ? way.members.get(step) : way.each;
    if (!inner) continue;
    path.push(step);
    follow(members[step], inner, path, members, visit);
    path.pop();
  }
}
