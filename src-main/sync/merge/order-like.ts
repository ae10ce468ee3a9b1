import { align } from '#shared/record/identity.ts';
import type { ListPolicy } from '#shared/record/policies.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import { ListNumbers } from '#shared/record/renumber.ts';
import { mergeSequence } from '#shared/record/sequence.ts';

/**
 * Returns the items of the list in the order of `model`, numbered in the list's convention. An item that `model` lacks
 * stays after the item that precedes it in the list.
 */
export function orderLike(list: RawValue, model: RawValue, policy: ListPolicy): RawValue {
  const items = list.items();
  const order = align(items, model.items(), policy).filter((at) => at >= 0);
  const sequence = mergeSequence(items.length, items.length, order, [...items.keys()], () => true).order;
  const reordered = sequence.map((at) => items[at]!);
  return RawValue.list(new ListNumbers(policy, items).renumber(reordered, []));
}
