/**
 * Returns the function with a cache for its results, keyed by the JSON of the arguments. When the cache has `most`
 * results, it is emptied before the next one is added.
 */
export function memoize<A extends readonly unknown[], R>(compute: (...given: A) => R, most: number): typeof compute {
  const known = new Map<string, R>();
  return (...given) => {
    const key = JSON.stringify(given);
    const found = known.get(key);
    if (found !== undefined) return found;
    if (known.size >= most) known.clear();
    const made = compute(...given);
    known.set(key, made);
    return made;
  };
}
