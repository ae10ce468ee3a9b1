import { parseJson } from '../record/parse-json.ts';

const KEPT = 8;
const kept = new Map<string, readonly unknown[]>();

/**
 * The items of a list that is kept as JSON text; what holds no list reads as empty. The same text gives the same objects,
 * so that what shows an item need not be drawn again.
 */
export function itemsInText(value: unknown): readonly unknown[] {
  if (typeof value !== 'string' || value.trim() === '') return [];
  const known = kept.get(value);
  if (known) return known;
  const items = parsed(value);
  const [oldest] = kept.keys();
  if (oldest !== undefined && kept.size >= KEPT) kept.delete(oldest);
  kept.set(value, items);
  return items;
}

function parsed(text: string): readonly unknown[] {
  try {
    const items = parseJson(text);
    return Array.isArray(items) ? items : [];
  } catch {
    return [];
  }
}
