import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { HomeSection, VersionId } from '#shared/layout/catalogue.ts';
import { orderedHomeSections } from '#shared/layout/order.ts';
import { shownVersion } from '#shared/layout/versions.ts';

export interface PlacedSection {
  key: HomeSection;
  version: VersionId;
}

/**
 * Returns the home page's sections in the record's order, without those whose version is none. Only a site of version
 * vC mixes versions. An unknown version is drawn as v2.1.
 */
export function homeLayout(site: SiteDocument): PlacedSection[] {
  return orderedHomeSections(site.custom_layout).flatMap((key) => {
    const version = shownVersion(site, key);
    return version === 'none' ? [] : [{ key, version }];
  });
}
