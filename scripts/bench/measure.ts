/**
 * Runs each contestant once without measuring, then `rounds` times, and returns the median milliseconds of each. The
 * contestants take turns, so that a slow moment affects all of them.
 * @param prepare runs before each round and is not measured
 */
export function interleave<K extends string>(
  contestants: Record<K, () => void>,
  rounds: number,
  prepare: () => void = () => undefined,
): Record<K, number> {
  const names = Object.keys(contestants) as K[];
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<K, number[]>;
  prepare();
  for (const name of names) contestants[name]();
  for (let round = 0; round < rounds; round++) {
    prepare();
    for (const name of names) {
      const start = performance.now();
      contestants[name]();
      times[name].push(performance.now() - start);
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(times[name])])) as Record<K, number>;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** @param part the percentile as a fraction, such as 0.99 */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
}

export const ms = (value: number) => `${value.toFixed(value < 10 ? 3 : 1)} ms`;
