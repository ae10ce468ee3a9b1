/** The function, which gives its last `most` results again when it is called with arguments of the same JSON. */
export function remembered<A extends readonly unknown[], R>(compute: (...given: A) => R, most: number): typeof compute {
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
