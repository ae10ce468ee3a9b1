/** Maximum nesting depth of lists and objects. A record has a few levels; thousands would overflow the stack. */
export const MOST_LEVELS = 64;

/** Whether a JSON value is nested more than `levels` deep. */
export function isTooDeep(value: unknown, levels = MOST_LEVELS): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((member) => isTooDeep(member, levels - 1));
}
