import type { SiteDocument } from '../record-catalogue/site-document.ts';
import { flag, text } from '../record/readers.ts';
import { type NavigationPage, navigationPages, type PageId, pageRow, pageRows } from './pages.ts';
import { distinctSlugs, slug } from './slug.ts';
import { shownVersion } from './versions.ts';

/**
 * Why a site does not have a page: the page is switched off, the site has a single page, the layout hides the page, or
 * the page has nothing to show.
 */
export type PageLack = 'off' | 'single-page' | 'hidden' | 'empty';

/** Why the site does not have the page, undefined where it has it. */
export function pageLack(site: SiteDocument, id: PageId): PageLack | undefined {
  const { switch: shows, key, section, isFilled } = pageRow(id);
  if (shows !== undefined && !flag(site[shows])) return 'off';
  if (!flag(site.multipage)) return 'single-page';
  if ([key, section].some((each) => each !== undefined && shownVersion(site, each) === 'none')) return 'hidden';
  return isFilled(site) ? undefined : 'empty';
}

/** The pages that the navigation leads to, in its order. */
export const shownPages = (site: SiteDocument): NavigationPage[] =>
  navigationPages.filter((id) => pageLack(site, id) === undefined);

/** @param usual its name where staff gave it none */
export function pageName(site: SiteDocument, id: PageId, usual: string): string {
  const typed = pageRow(id).titles?.map((field) => text(site[field]).trim());
  return typed?.find((name) => name !== '') ?? usual;
}

/** Path of the page from the site's root; for the ads pages, of the folder that holds them all. */
export function pagePath(site: SiteDocument, id: PageId): string {
  const { path = '' } = pageRow(id);
  return typeof path === 'string' ? path : path(site);
}

/**
 * Paths of the ads pages from the site's root, by their services; '' for a page without a service, which the site does
 * not have.
 */
export function adsPagePaths(services: readonly string[], slugOf = slug): string[] {
  const named = services.filter((service) => service.trim() !== '');
  const slugs = distinctSlugs(named, 'offer', slugOf).values();
  return services.map((service) => (service.trim() === '' ? '' : `${pageRows.ads.path}${String(slugs.next().value)}/`));
}
