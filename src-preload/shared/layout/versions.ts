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

/** Returns the site's version, regardless of letter case; the default if the record names none of `siteVersions`. */
export function siteVersion(site: Pick<SiteDocument, 'version'>): SiteVersion {
  const name = text(site.version).trim();
  return siteVersions.find((version) => version.toLowerCase() === name.toLowerCase()) ?? defaultVersion;
}

/**
 * Returns a section's version in the record's layout; the default if the layout names none of `sectionVersions`. Only a
 * vC site is drawn in the versions of the layout. On another site only `none` has an effect.
 */
export function sectionVersion(site: Pick<SiteDocument, 'custom_layout'>, key: SectionKey): SectionVersion {
  const name = text(site.custom_layout?.[key]?.version).trim();
  return sectionVersions.find((version) => version === name) ?? defaultVersion;
}

/** Returns the version that all sections have in the layout; undefined if they have different versions. */
export function commonVersion(site: Pick<SiteDocument, 'custom_layout'>): SectionVersion | undefined {
  const [first, ...others] = allSections.map((key) => sectionVersion(site, key));
  return others.every((version) => version === first) ? first : undefined;
}

/** Returns the version in which the page draws a section; `none` if the layout hides the section. */
export function shownVersion(site: Versioned, key: SectionKey): SectionVersion {
  const own = sectionVersion(site, key);
  const version = siteVersion(site);
  return version === 'vC' || own === 'none' ? own : version;
}

/**
 * Returns the most frequent version of the shown sections; the default if all are hidden. A hidden section gets this
 * version when the section is shown again.
 */
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
