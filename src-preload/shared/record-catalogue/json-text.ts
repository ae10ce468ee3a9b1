import { parseJson } from '../record/parse-json.ts';

const KEPT = 8;
const kept = new Map<string, readonly unknown[] | undefined>();
const NONE: readonly unknown[] = [];

/** The items of a list that is kept as JSON text; what holds no list reads as empty. */
export const itemsInText = (value: unknown): readonly unknown[] => listInText(value) ?? NONE;

/**
 * The list in a text; an empty one for a blank text, undefined where the text holds no list. The same text gives the
 * same objects, so that rows of unchanged items are not drawn again.
 */
export function listInText(value: unknown): readonly unknown[] | undefined {
  if (typeof value !== 'string') return undefined;
  if (value.trim() === '') return NONE;
  if (kept.has(value)) return kept.get(value);
  const items = parsed(value);
  const [oldest] = kept.keys();
  if (oldest !== undefined && kept.size >= KEPT) kept.delete(oldest);
  kept.set(value, items);
  return items;
}

function parsed(text: string): readonly unknown[] | undefined {
  try {
    const items = parseJson(text);
    return Array.isArray(items) ? items : undefined;
  } catch {
    return undefined;
  }
}
