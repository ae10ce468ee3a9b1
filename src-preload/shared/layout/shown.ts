import type { Path } from '../record/operation.ts';
import { tabOfField } from '../record-catalogue/lookup.ts';
import { sectionAt } from '../record-catalogue/sections.ts';
import type { SiteDocument } from '../record-catalogue/site-document.ts';
import { type PageId, pageRows } from './pages.ts';
import { allSections, sectionLabels } from './sections.ts';
import { pageLack, type PageLack } from './site-pages.ts';
import { shownVersion, siteVersion } from './versions.ts';

const pageIds = Object.keys(pageRows) as PageId[];

const lacks: Readonly<Record<Exclude<PageLack, 'empty'>, string>> = {
  off: 'is switched off',
  'single-page': 'is left out of a site with a single page',
  hidden: 'is hidden on Layout',
};

const ofEveryVersion = new Set(['version', 'multipage']);

/** Whether the Layout screen offers the field only for version vC, and the site has another version. */
const isOnlyForVC = (site: SiteDocument, [field]: Path): boolean =>
  tabOfField(String(field)) === 'layout' && !ofEveryVersion.has(String(field)) && siteVersion(site) !== 'vC';

/**
 * Returns the path of the control to which a link to the field leads: `version` if the Layout screen offers the field
 * only for version vC and the site has another version, otherwise the field's own path.
 */
export const controlOf = (site: SiteDocument, path: Path): Path => (isOnlyForVC(site, path) ? ['version'] : path);

/** Returns the message for a text that its section, as the site is now, does not show. */
export function whyLeftOut(path: Path): string {
  const section = allSections.find((key) => key === sectionAt(path));
  const what = section === undefined ? 'The page' : sectionLabels[section];
  return `Not on the page: ${what} leaves it out as the site is now`;
}

/**
 * Returns why the field cannot be edited with the site's version, or why its section or page is not on the site.
 * Returns undefined if neither is so, or if the page is left out only because it is empty.
 */
export function whyNotShown(site: SiteDocument, path: Path): string | undefined {
  if (isOnlyForVC(site, path)) return 'Layout offers it with version vC only';
  const section = allSections.find((key) => key === sectionAt(path));
  if (section === undefined) return undefined;
  const label = sectionLabels[section];
  const page = pageIds.find((id) => 'key' in pageRows[id] && pageRows[id].key === section);
  const lack = page && pageLack(site, page);
  // An empty page is no reason, because text that is typed into the field puts the page on the site.
  if (lack !== undefined && lack !== 'empty') return `Not on the page: ${label} ${lacks[lack]}`;
  return shownVersion(site, section) === 'none' ? `Not on the page: ${label} is hidden on Layout` : undefined;
}
