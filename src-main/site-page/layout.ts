import { text } from '#shared/domain/site/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { HomeSection } from '#shared/layout/catalogue.ts';
import { orderedHomeSections } from '#shared/layout/order.ts';
import { shownVersion } from '#shared/layout/versions.ts';
import { isVersion } from './languages/index.ts';
import type { SectionKey, VersionId } from './page.ts';

export interface PlacedSection {
  key: SectionKey;
  version: VersionId;
}

/**
 * The home page's sections in the record's order, without those whose version is none. Only a vC site mixes versions;
 * what is not the name of a version is drawn as v2.1.
 */
export function homeLayout(site: SiteDocument): (PlacedSection & { key: HomeSection })[] {
  return orderedHomeSections(site.custom_layout).flatMap((key) => {
    const version = shownVersion(site, key);
    if (version === 'none' || text(site.custom_layout?.[key]?.version).trim() === 'none') return [];
    return [{ key, version: isVersion(version) ? version : 'v2.1' }];
  });
}
