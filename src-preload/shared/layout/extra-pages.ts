import type { SiteDocument } from '../record-catalogue/site-document.ts';
import { flag, isBlank, list, text } from '../record/readers.ts';
import { slug } from './slug.ts';
import { shownVersion } from './versions.ts';

/** Why a site does not have a page: it is not switched on, it has one page alone, the layout leaves it out, nothing is in it. */
export type PageLack = 'off' | 'single-page' | 'hidden' | 'empty';

/** The pages that a site has by a switch of its own. */
const extraPages = {
  'team-page': {
    isOn: (site: SiteDocument) => flag(site.show_team_page),
    isFilled: (site: SiteDocument) => list(site.teammates).some((mate) => typeof mate === 'object' && mate !== null),
  },
  'jobs-page': {
    isOn: (site: SiteDocument) => flag(site.show_jobs_page),
    isFilled: (site: SiteDocument) => !isBlank(site.jobs_description),
  },
  'custom-page': {
    isOn: (site: SiteDocument) => flag(site.custom_page),
    isFilled: (site: SiteDocument) => !isBlank(site.custom_page_body) || !isBlank(site.custom_page_photo),
  },
} as const;

export type ExtraPage = keyof typeof extraPages;

/** Why the site does not have the page, undefined where it has it. */
export function pageLack(site: SiteDocument, key: ExtraPage): PageLack | undefined {
  const { isOn, isFilled } = extraPages[key];
  if (!isOn(site)) return 'off';
  if (!flag(site.multipage)) return 'single-page';
  if (shownVersion(site, key) === 'none') return 'hidden';
  return isFilled(site) ? undefined : 'empty';
}

export const TEAM_PAGE_PATH = 'team/';

/** What the address of the custom page is called, after its tab. */
export const customPagePath = (site: Pick<SiteDocument, 'custom_page_tab_name' | 'custom_page_header'>): string =>
  `${slug(text(site.custom_page_tab_name)) || slug(text(site.custom_page_header)) || 'more'}/`;

/**
 * Addresses of the pages for advertisements, from the site's root, by their services; '' for a page without one, which the
 * site does not have.
 */
export function adsPagePaths(services: readonly string[]): string[] {
  const used = new Set<string>();
  return services.map((service) => {
    if (service.trim() === '') return '';
    const base = slug(service) || 'offer';
    let name = base;
    for (let at = 2; used.has(name); at++) name = `${base}-${at}`;
    used.add(name);
    return `ads/${name}/`;
  });
}
