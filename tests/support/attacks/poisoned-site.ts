import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { fieldAt, rowAt, topLevelFields } from '#shared/record-catalogue/catalogue.ts';
import type { Row } from '#shared/record-catalogue/row.ts';
import type { Path } from '#shared/record/operation.ts';
import { plumber } from '../sites/plumber.ts';
import { withAllPages } from '../sites/kinds.ts';
import { payloads } from './payloads.ts';

/** Kinds of fields that hold what somebody typed; code is meant to run, and a choice opens and closes parts of a page. */
const typed = new Set(['text', 'prose', 'link', 'path', 'phone', 'email', 'picture', 'color', 'time']);
const { slug, ...rest } = withAllPages(plumber) as SiteDocument & Record<string, unknown>;

/** What the catalogue knows of a row, with a text in each of its texts. */
function filled(row: Row | undefined): unknown {
  if (row?.kind === 'object')
    return Object.fromEntries(Object.entries(row.members ?? {}).map(([name, member]) => [name, filled(member)]));
  if (row?.kind === 'list')
    return [row.of ? filled(row.of) : filled({ kind: 'object', label: '', members: row.members ?? {} })];
  return row && typed.has(row.kind) ? 'text' : undefined;
}

/** A record that has every field of the catalogue, all that is typed replaced by the payloads from this one on, in turn. */
export function poisonedSite(first: number): SiteDocument {
  let next = first;
  const poison = (value: unknown, path: Path): unknown => {
    if (typeof value === 'string') {
      if (/^\[\{"pk"/.test(value)) return JSON.stringify(poison(JSON.parse(value), path));
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
