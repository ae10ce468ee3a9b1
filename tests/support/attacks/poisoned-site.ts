import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { fieldAt, rowAt, topLevelFields } from '#shared/record-catalogue/catalogue.ts';
import type { Row } from '#shared/record-catalogue/row.ts';
import type { Path } from '#shared/record/operation.ts';
import { plumber } from '../sites/plumber.ts';
import { withAllPages } from '../sites/kinds.ts';
import { payloads } from './payloads.ts';

/**
 * Kinds of fields with typed text. Code is omitted because it is meant to run, and choices because they show and hide
 * parts of a page.
 */
const typed = new Set(['text', 'prose', 'link', 'path', 'phone', 'email', 'picture', 'color', 'date', 'time']);
const { slug, ...rest } = withAllPages(plumber) as SiteDocument & Record<string, unknown>;

/** Returns a value for a row, with a text in each typed field; undefined if the row is a field of another kind. */
function filled(row: Row | undefined): unknown {
  if (row?.kind === 'object')
    return Object.fromEntries(Object.entries(row.members ?? {}).map(([name, member]) => [name, filled(member)]));
  if (row?.kind === 'list')
    return [row.of ? filled(row.of) : filled({ kind: 'object', label: '', members: row.members ?? {} })];
  return row && typed.has(row.kind) ? 'text' : undefined;
}

/**
 * Returns the plumber's record, with the top-level fields of the catalogue that it lacks. Each typed text but the slug
 * is replaced by a payload. The payloads are used one after another, beginning with the payload number `first`.
 */
export function poisonedSite(first: number): SiteDocument {
  let next = first;
  const poison = (value: unknown, path: Path): unknown => {
    if (typeof value === 'string') {
      return typed.has(fieldAt(path)?.kind ?? 'text') ? payloads[next++ % payloads.length] : value;
    }
    if (Array.isArray(value)) return value.map((item, at) => poison(item, [...path, at]));
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, poison(item, [...path, name])]));
  };
  const site = { ...Object.fromEntries(topLevelFields.map((field) => [field, filled(rowAt([field]))])), ...rest };
  const all = Object.entries(site).filter(([field]) => fieldAt([field])?.kind !== 'code');
  return { ...Object.fromEntries(all.map(([field, value]) => [field, poison(value, [field])])), slug } as SiteDocument;
}
