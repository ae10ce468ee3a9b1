/**
 * Most levels of lists and objects within each other. A record has a few; recursive code would overflow at thousands.
 */
export const MOST_LEVELS = 64;

/** Whether a JSON value has more levels than that. */
export function isTooDeep(value: unknown, levels = MOST_LEVELS): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((member) => isTooDeep(member, levels - 1));
}
