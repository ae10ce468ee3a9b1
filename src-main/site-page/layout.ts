import { number, text } from '#shared/domain/site/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { homeSections, type HomeSection } from '#shared/layout/catalogue.ts';
import { sections } from './sections/index.ts';
import type { SectionDesign } from './section.ts';

export interface PlacedSection {
  key: HomeSection;
  design: SectionDesign;
}

/**
 * The home page's sections in the record's order, without those whose version is none. Only a vC site mixes versions;
 * a section that `custom_layout` does not place follows its usual predecessor.
 */
export function homeLayout(site: SiteDocument): PlacedSection[] {
  const layout = site.custom_layout ?? {};
  const mixed = text(site.version).trim().toLowerCase() === 'vc';
  let last = -1;
  const placed = homeSections.map((key, at) => {
    last = number(layout[key]?.order, last);
    return { key, order: last, at };
  });
  placed.sort((a, b) => a.order - b.order || a.at - b.at);
  return placed.flatMap(({ key }) => {
    const chosen = text(layout[key]?.version).trim();
    if (chosen === 'none') return [];
    const versions = sections[key];
    return [{ key, design: versions[mixed ? chosen : text(site.version).trim()] ?? versions['v2.1'] }];
  });
}
