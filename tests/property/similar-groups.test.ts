import { expect, test } from 'vitest';
import { MOST_BITS, similarGroups } from '../../src-main/media/converter/similar-groups.ts';
import fc from '../support/fast-check.ts';

/** Hashes of photos. Many differ by few bits, as the hashes of photos of the same job do. */
const hash = fc
  .tuple(
    fc.constantFrom(0n, 0xffff_0000_ffff_0000n, 0x0123_4567_89ab_cdefn),
    fc.array(fc.integer({ min: 0, max: 63 }), { maxLength: 9 }),
  )
  .map(([start, flipped]) => flipped.reduce<bigint>((bits, bit) => bits ^ (1n << BigInt(bit)), start))
  .map((bits) => bits.toString(16).padStart(16, '0'));

const cases = fc
  .array(hash, { maxLength: 40 })
  .chain((hashes) =>
    fc.tuple(
      fc.constant(hashes),
      hashes.length === 0
        ? fc.constant([])
        : fc.array(fc.uniqueArray(fc.nat(hashes.length - 1), { maxLength: 6 }), { maxLength: 5 }),
    ),
  );

const bitsApart = (a: string, b: string): number =>
  [...(BigInt(`0x${a}`) ^ BigInt(`0x${b}`)).toString(2)].filter((bit) => bit === '1').length;

/** Returns the groups, found by comparing every pair again and again until nothing changes. */
function plainGroups(hashes: readonly string[], apart: readonly (readonly number[])[]): number[][] {
  const group = [...hashes.keys()];
  const isAlike = (a: number, b: number): boolean =>
    bitsApart(hashes[a]!, hashes[b]!) <= MOST_BITS && !apart.some((set) => set.includes(a) && set.includes(b));
  for (let changed = true; changed;) {
    changed = false;
    for (const a of group.keys()) {
      for (const b of group.keys()) {
        if (a === b || group[a]! >= group[b]! || !isAlike(a, b)) continue;
        group[b] = group[a]!;
        changed = true;
      }
    }
  }
  return [...Map.groupBy(group.keys(), (place) => group[place]!).values()].filter(({ length }) => length > 1);
}

test('[PHO-05] pictures are grouped as by comparing each with each, and each is in one group at most', () => {
  fc.assert(
    fc.property(cases, ([hashes, apart]) => {
      const groups = similarGroups(hashes, apart);
      expect(groups).toEqual(plainGroups(hashes, apart));
      expect(new Set(groups.flat()).size).toBe(groups.flat().length);
    }),
  );
});
