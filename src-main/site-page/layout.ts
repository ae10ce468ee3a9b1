import { text } from '#shared/domain/site/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { HomeSection } from '#shared/layout/catalogue.ts';
import { orderedHomeSections } from '#shared/layout/order.ts';
import { sections } from './sections/index.ts';
import type { SectionDesign } from './section.ts';

export interface PlacedSection {
  key: HomeSection;
  design: SectionDesign;
}

/**
 * The home page's sections in the record's order, without those whose version is none. Only a vC site mixes versions.
 */
export function homeLayout(site: SiteDocument): PlacedSection[] {
  const mixed = text(site.version).trim().toLowerCase() === 'vc';
  return orderedHomeSections(site.custom_layout).flatMap((key) => {
    const chosen = text(site.custom_layout?.[key]?.version).trim();
    if (chosen === 'none') return [];
    const versions = sections[key];
    return [{ key, design: versions[mixed ? chosen : text(site.version).trim()] ?? versions['v2.1'] }];
  });
}

/** The versions that each section is built in; one of any other version is drawn as v2.1. */
export function drawnVersions(): Record<HomeSection, string[]> {
  const drawn = Object.entries(sections).map(([key, versions]) => [key, Object.keys(versions)]);
  return Object.fromEntries(drawn) as Record<HomeSection, string[]>;
}
