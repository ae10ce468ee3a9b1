import type { ListPolicy } from './list-policy.ts';
import { RawValue } from './raw-value.ts';

interface Convention {
  first: number;
  step: 1 | -1;
  /** numbers written as text, as some backends do */
  asText: boolean;
}

/**
 * The items numbered by their place, in the convention of the first of `models` that has one. A list whose numbers do
 * not follow from the places, or that has none, keeps what its items say.
 */
export function renumber(items: RawValue[], models: readonly RawValue[], { order }: ListPolicy): RawValue[] {
  if (order === undefined) return items;
  const convention = models.map((model) => orderConvention(model, order)).find(Boolean);
  if (!convention) return items;
  const { first, step, asText } = convention;
  // Descending numbers end where they ended before: the last place keeps its number.
  const start = step === 1 ? first : first + (items.length - 1);
  return items.map((item, at) => {
    const number = start + at * step;
    const text = asText ? `"${number}"` : String(number);
    return item.child(order)?.toText() === text ? item : item.with(order, RawValue.parse(text));
  });
}

/** How a list numbers its items by their place, if it does; `first` is the lowest number of a descending list. */
export function orderConvention(list: RawValue, order: string): Convention | undefined {
  const values = list.items().map((item) => (item.kind === 'object' ? item.child(order)?.toValue() : undefined));
  const numbers = values.map((value) => (typeof value === 'string' || typeof value === 'number' ? Number(value) : NaN));
  if (numbers.length === 0 || !numbers.every(Number.isInteger)) return undefined;
  const asText = typeof values[0] === 'string';
  const [head = 0, tail = 0] = [numbers[0], numbers.at(-1)];
  if (numbers.every((number, at) => number === head + at)) return { first: head, step: 1, asText };
  if (numbers.every((number, at) => number === head - at)) return { first: tail, step: -1, asText };
  return undefined;
}
