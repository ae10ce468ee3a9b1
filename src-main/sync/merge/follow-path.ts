import { align, type OriginOf } from '#shared/record/identity.ts';
import type { Path } from '#shared/record/operation.ts';
import type { ListPolicy } from '#shared/record/policies.ts';
import type { RawValue } from '#shared/record/raw-value.ts';
import { listPolicy } from '#shared/record-catalogue/list-policy.ts';

/**
 * Returns the path in `after` of the value at `path` in `before`; undefined if `after` lacks a list item on the path.
 * List items are matched by their identity.
 */
export function followPath(path: Path, before: RawValue, after: RawValue, originOf?: OriginOf): Path | undefined {
  const followed: (string | number)[] = [];
  let old: RawValue | undefined = before;
  let now: RawValue | undefined = after;
  let field = '';
  for (const step of path) {
    const place: string | number | undefined =
      typeof step === 'number' ? placeOf(step, old, now, listPolicy(field), originOf) : step;
    if (place === undefined) return undefined;
    followed.push(place);
    [old, now] = [old?.child(step), now?.child(place)];
    if (typeof step === 'string') field = step;
  }
  return followed;
}

function placeOf(
  index: number,
  before: RawValue | undefined,
  after: RawValue | undefined,
  policy: ListPolicy,
  originOf: OriginOf | undefined,
) {
  if (policy.fixed || before?.kind !== 'list' || after?.kind !== 'list') return index;
  const place = align(before.items(), after.items(), policy, { originOf }).indexOf(index);
  return place < 0 ? undefined : place;
}
