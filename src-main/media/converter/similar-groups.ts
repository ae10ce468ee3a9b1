/** Maximum number of bits in which the hashes of similar pictures differ. */
export const MOST_BITS = 6;
/**
 * The hex digits of a hash are divided into bands of these lengths. There is one band more than `MOST_BITS`, so two
 * hashes that differ in at most that many bits have at least one equal band.
 */
const BANDS = [2, 2, 2, 2, 2, 3, 3];

/**
 * Groups similar pictures. Two pictures are in the same group if a chain of similar pictures connects them. A picture
 * without similar pictures is in no group.
 * @param hashes one hash per picture, 16 hex digits each
 * @param apart sets of indexes in `hashes`; two pictures of one set never count as similar, whatever their hashes, but
 *   a third picture may connect them
 * @returns groups of indexes in `hashes`, each ascending
 */
export function similarGroups(hashes: readonly string[], apart: readonly (readonly number[])[]): number[][] {
  const groups = new DisjointSets(hashes.length);
  const setsOf = new Map<number, Set<number>>();
  for (const [set, places] of apart.entries()) {
    for (const place of places) setsOf.set(place, (setsOf.get(place) ?? new Set()).add(set));
  }
  const isApart = (a: number, b: number): boolean => {
    const sets = setsOf.get(a);
    return sets !== undefined && !sets.isDisjointFrom(setsOf.get(b) ?? new Set());
  };

  // Compares only one of several equal hashes that are in no set of `apart`. So even many pictures of one color, whose
  // hashes are equal, take little time.
  const firsts = new Map<string, number>();
  const compared = [...hashes.keys()].filter((place) => {
    if (setsOf.has(place)) return true;
    const first = firsts.get(hashes[place]!);
    if (first === undefined) firsts.set(hashes[place]!, place);
    else groups.join(first, place);
    return first === undefined;
  });

  const high = Int32Array.from(hashes, (hash) => parseInt(hash.slice(0, 8), 16));
  const low = Int32Array.from(hashes, (hash) => parseInt(hash.slice(8), 16));
  const looksLike = (a: number, b: number): boolean =>
    bitsOf(high[a]! ^ high[b]!) + bitsOf(low[a]! ^ low[b]!) <= MOST_BITS;
  for (const places of sharingBand(hashes, compared)) {
    for (const [at, a] of places.entries()) {
      for (let next = at + 1; next < places.length; next++) {
        const b = places[next]!;
        if (looksLike(a, b) && !isApart(a, b)) groups.join(a, b);
      }
    }
  }
  return groups.all().filter(({ length }) => length > 1);
}

/** Yields groups of indexes whose hashes have an equal band. Hashes without an equal band differ in too many bits. */
function* sharingBand(hashes: readonly string[], places: readonly number[]): Generator<readonly number[]> {
  let start = 0;
  for (const digits of BANDS) {
    const end = start + digits;
    yield* Map.groupBy(places, (place) => hashes[place]!.slice(start, end)).values();
    start = end;
  }
}

/** Returns the number of bits that are set in a 32-bit number. */
function bitsOf(number: number): number {
  let bits = number - ((number >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

class DisjointSets {
  readonly #parents: Uint32Array;

  constructor(size: number) {
    this.#parents = Uint32Array.from({ length: size }, (_, place) => place);
  }

  join(a: number, b: number): void {
    this.#parents[this.#first(a)] = this.#first(b);
  }

  all(): number[][] {
    return [...Map.groupBy(this.#parents.keys(), (place) => this.#first(place)).values()];
  }

  #first(place: number): number {
    const parents = this.#parents;
    while (parents[place] !== place) place = parents[place] = parents[parents[place]!]!;
    return place;
  }
}
