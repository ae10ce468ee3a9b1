import { align } from './identity.ts';
import { listPolicy } from './list-policy.ts';
import { RawValue } from './raw-value.ts';
import { renumber } from './renumber.ts';
import { mergeSequence } from './sequence.ts';

/** The list's own items in the order of `model`, numbered in the list's convention; items that `model` lacks stay by their neighbours. */
export function orderLike(list: RawValue, model: RawValue, field: string): RawValue {
  const policy = listPolicy(field);
  const items = list.items();
  const ids = items.map((_, at) => `i${at}`);
  const order = align(items, model.items(), policy).flatMap((at) => (at < 0 ? [] : [`i${at}`]));
  const sequence = mergeSequence(ids, order, ids, new Set(ids)).order;
  const reordered = sequence.flatMap((id) => items[ids.indexOf(id)] ?? []);
  return RawValue.list(renumber(reordered, [list], policy));
}
