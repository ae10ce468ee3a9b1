/**
 * Returns `next` with every part that equals its counterpart in `previous` replaced by that counterpart, so that
 * components that show an unchanged part do not render again. Both are plain JSON values; neither is changed.
 */
export function shareUnchanged<T>(previous: unknown, next: T): T {
  if (Object.is(previous, next)) return next;
  if (Array.isArray(previous) && Array.isArray(next)) {
    const items = next.map((item: unknown, index) => shareUnchanged(previous[index], item));
    const same = previous.length === items.length && items.every((item, index) => Object.is(item, previous[index]));
    return (same ? previous : items) as T;
  }
  if (!isRecord(previous) || !isRecord(next)) return next;
  const keys = Object.keys(next);
  const members = Object.fromEntries(keys.map((key) => [key, shareUnchanged(previous[key], next[key])]));
  const same =
    Object.keys(previous).length === keys.length &&
    keys.every((key) => key in previous && Object.is(members[key], previous[key]));
  return (same ? previous : members) as T;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
