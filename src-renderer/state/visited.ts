import { tabRoute } from './tabs.ts';

export interface Place {
  /** pixels that the screen was scrolled */
  top: number;
  /** path of the field that had the focus, its steps with dots in between */
  field: string | undefined;
}

/** Where each screen of each site was left while the window is open; the one that was left last stands last. */
const visited = new Map<string, Place>();

export const placeOn = (route: string): Place | undefined => visited.get(route);

export function keepPlace(route: string, change: Partial<Place>): void {
  const before = visited.get(route) ?? { top: 0, field: undefined };
  visited.delete(route);
  visited.set(route, { ...before, ...change });
}

/** The screen of the site that was shown last, Basic Info of one that was not shown yet. */
export function lastRouteOf(slug: string): string {
  const ending = `/${encodeURIComponent(slug)}`;
  return [...visited.keys()].findLast((route) => route.endsWith(ending)) ?? tabRoute('basicInfo', slug);
}
