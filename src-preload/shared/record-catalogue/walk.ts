import type { Path } from '../record/operation.ts';
import { childRow, isField, topLevelFields, topLevelRow } from './lookup.ts';
import type { FieldRow, Row } from './row.ts';
import type { SiteDocument } from './site-document.ts';

type Members = Readonly<Record<string | number, unknown>>;

export interface FoundField {
  path: Path;
  row: FieldRow;
  /** undefined where the record has none */
  value: unknown;
  /** the object that the field is a member of: the record, an item of a list, or another one */
  holder: Members;
}

/** The steps that lead to wanted fields within a value, computed once, because a record has thousands of values. */
type Way =
  | { kind: 'field'; row: FieldRow }
  | { kind: 'list'; item: Way }
  /** a member that is undefined has no wanted field within; `each` is for members of any other name */
  | { kind: 'object'; members: ReadonlyMap<string, Way | undefined>; each: Way | undefined };

/** Finds the fields of a record by their rows, wherever they stand, in the order of the catalogue. */
export function fieldsWhere(isWanted: (row: FieldRow) => boolean): (site: SiteDocument) => FoundField[] {
  const visit = visitorOf(isWanted);
  return (site) => {
    const found: FoundField[] = [];
    visit(site, (value, row, path, holder) => found.push({ path: [...path], row, value, holder }));
    return found;
  };
}

/** @param path the same list for every field: copy it to keep it */
type Visit = (value: unknown, row: FieldRow, path: Path, holder: Members) => void;

/**
 * As `fieldsWhere`, for callers that need few of the fields: it builds no list of them.
 * @param within top-level members to look at; all unless given
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

/** Undefined where no wanted field is within. */
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
  // In the catalogue's order. Where members can have any name, in the record's.
  for (const step of way.each ? Object.keys(value) : way.members.keys()) {
    const inner = way.members.has(step) ? way.members.get(step) : way.each;
    if (!inner) continue;
    path.push(step);
    follow(members[step], inner, path, members, visit);
    path.pop();
  }
}
