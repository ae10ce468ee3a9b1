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

/** Whether it is a setting that Layout offers for a mix of versions, and the site has a version of its own. */
const isOnlyOfMix = (site: SiteDocument, [field]: Path): boolean =>
  tabOfField(String(field)) === 'layout' && !ofEveryVersion.has(String(field)) && siteVersion(site) !== 'vC';

/** Where the field is edited: what is offered with another version has its control once that version is chosen. */
export const controlOf = (site: SiteDocument, path: Path): Path => (isOnlyOfMix(site, path) ? ['version'] : path);

/** Why a text is not on the page that its section leaves out in its version. */
export function whyLeftOut(path: Path): string {
  const section = allSections.find((key) => key === sectionAt(path));
  const what = section === undefined ? 'The page' : sectionLabels[section];
  return `Not on the page: ${what} leaves it out as the site is now`;
}

/** Why the field is not on the page, or cannot be edited, with the site’s present version and layout; undefined where it is. */
export function whyNotShown(site: SiteDocument, path: Path): string | undefined {
  if (isOnlyOfMix(site, path)) return 'Layout offers it with version vC only';
  const section = allSections.find((key) => key === sectionAt(path));
  if (section === undefined) return undefined;
  const label = sectionLabels[section];
  const page = pageIds.find((id) => 'key' in pageRows[id] && pageRows[id].key === section);
  const lack = page && pageLack(site, page);
  // What is typed into an empty page is what brings it onto the site.
  if (lack !== undefined && lack !== 'empty') return `Not on the page: ${label} ${lacks[lack]}`;
  return shownVersion(site, section) === 'none' ? `Not on the page: ${label} is hidden on Layout` : undefined;
}
