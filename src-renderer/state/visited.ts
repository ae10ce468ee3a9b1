import { tabRoute } from './tabs.ts';

export interface Place {
  /** how far the screen was scrolled, in pixels */
  top: number;
  /** path of the field that had the focus, its steps with dots in between */
  field: string | undefined;
}

/** The place at which each screen was left, by route. The screen that was shown last is the last entry. */
const visited = new Map<string, Place>();

export const placeOn = (route: string): Place | undefined => visited.get(route);

export function keepPlace(route: string, change: Partial<Place>): void {
  const before = visited.get(route) ?? { top: 0, field: undefined };
  visited.delete(route);
  visited.set(route, { ...before, ...change });
}

/** Returns the route of the site's screen that was shown last; that of Basic Info if none was shown yet. */
export function lastRouteOf(slug: string): string {
  const ending = `/${encodeURIComponent(slug)}`;
  return [...visited.keys()].findLast((route) => route.endsWith(ending)) ?? tabRoute('basicInfo', slug);
}
