import { counted } from '#shared/domain/counted.ts';
import { flag, text } from '#shared/record/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { Path } from '#shared/record/operation.ts';
import { valueAt } from '#shared/record/apply-value.ts';
import { rowAt } from '#shared/record-catalogue/catalogue.ts';
import { listItems } from '#shared/record-catalogue/list-engine.ts';

const NOTHING = 'Nothing is entered.';

/**
 * Returns one line with what the fields hold: texts as they are, choices by their labels, lists by their number of
 * items. Set flags, and codes, pictures and keys that are not empty, are shown by the label of their field.
 */
export function fieldSummary(site: SiteDocument, paths: readonly Path[]): string {
  return paths.flatMap((path) => partsOf(site, path)).join(' · ') || NOTHING;
}

function partsOf(site: SiteDocument, path: Path): string[] {
  const row = rowAt(path);
  if (!row) return [];
  const value = valueAt(site, path);
  switch (row.kind) {
    case 'list': {
      const count = listItems(site, path).length;
      return count > 0 ? [counted(count, row.item.toLowerCase())] : [];
    }
    case 'object':
      return Object.keys(row.members ?? {}).flatMap((member) => partsOf(site, [...path, member]));
    case 'flag':
      return flag(value) ? [row.short ?? row.label] : [];
    // The values of these kinds mean nothing to a user, so the label is shown instead.
    case 'code':
    case 'picture':
    case 'key':
      return text(value).trim() === '' ? [] : [row.label];
    case 'choice':
      return someText(row.choices?.[text(value)] ?? text(value));
    default:
      return someText(text(value));
  }
}

const someText = (value: string): string[] => (value.trim() === '' ? [] : [value.trim()]);
