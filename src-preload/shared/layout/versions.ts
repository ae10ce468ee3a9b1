import type { SiteDocument } from '../record-catalogue/site-document.ts';
import { text } from '../record/readers.ts';
import {
  defaultVersion,
  type SectionVersion,
  sectionVersions,
  type SiteVersion,
  siteVersions,
  type VersionId,
} from './catalogue.ts';
import { allSections, type SectionKey } from './sections.ts';

type Versioned = Pick<SiteDocument, 'version' | 'custom_layout'>;

/** The site's version; the default where the record names none that is known, as on the page. */
export function siteVersion(site: Pick<SiteDocument, 'version'>): SiteVersion {
  const name = text(site.version).trim();
  return siteVersions.find((version) => version.toLowerCase() === name.toLowerCase()) ?? defaultVersion;
}

/** A section's version in the layout of a vC site. */
export function sectionVersion(site: Pick<SiteDocument, 'custom_layout'>, key: SectionKey): SectionVersion {
  const name = text(site.custom_layout?.[key]?.version).trim();
  return sectionVersions.find((version) => version === name) ?? defaultVersion;
}

/** The version that all sections have, undefined for a mix. */
export function commonVersion(site: Pick<SiteDocument, 'custom_layout'>): SectionVersion | undefined {
  const [first, ...others] = allSections.map((key) => sectionVersion(site, key));
  return others.every((version) => version === first) ? first : undefined;
}

/** The version in which the page draws a section. A version that is not built is drawn in another one. */
export function shownVersion(site: Versioned, key: SectionKey): SectionVersion {
  const own = sectionVersion(site, key);
  const version = siteVersion(site);
  return version === 'vC' || own === 'none' ? own : version;
}

/** The version that most of the sections shown have; a hidden one gets it when it is shown again. */
export function usualVersion(
  site: Pick<SiteDocument, 'custom_layout'>,
  sections: readonly SectionKey[] = allSections,
): VersionId {
  const counts = new Map<VersionId, number>();
  for (const key of sections) {
    const version = sectionVersion(site, key);
    if (version !== 'none') counts.set(version, (counts.get(version) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? defaultVersion;
}
