import { flag } from '#shared/record/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { type TabId, tabIds, tabOfField } from '#shared/record-catalogue/catalogue.ts';
import { tabLabels } from '#shared/record-catalogue/tabs.ts';

export const tabLabel = (id: TabId): string => tabLabels[id];

/** Returns the tabs of a site, in order. ‘New Site’ is not among them, because it belongs to no site. */
export function visibleTabs(site: SiteDocument): TabId[] {
  return tabIds.filter((id) => id !== 'ads-page' || flag(site.has_ads_landing_page));
}

export const tabRoute = (id: TabId, slug: string): string => `/${id}/${encodeURIComponent(slug)}`;

/** Returns the tab that a route shows; undefined for a route that belongs to no site. */
export function tabOfRoute(pathname: string): TabId | undefined {
  const segment = pathname.split('/')[1];
  return tabIds.find((id) => id === segment);
}

/** Returns the tabs that edit one of these top-level fields. */
export function tabsWith(fields: readonly string[]): ReadonlySet<TabId> {
  return new Set(fields.map(tabOfField));
}
