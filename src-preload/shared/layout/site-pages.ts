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

/** Returns why the site does not have the page; undefined if the site has it. */
export function pageLack(site: SiteDocument, id: PageId): PageLack | undefined {
  const { switch: shows, key, section, isFilled } = pageRow(id);
  if (shows !== undefined && !flag(site[shows])) return 'off';
  if (!flag(site.multipage)) return 'single-page';
  if ([key, section].some((each) => each !== undefined && shownVersion(site, each) === 'none')) return 'hidden';
  return isFilled(site) ? undefined : 'empty';
}

/** Returns the pages to which the navigation leads, in the order of the navigation. */
export const shownPages = (site: SiteDocument): NavigationPage[] =>
  navigationPages.filter((id) => pageLack(site, id) === undefined);

/** @param usual name of the page if staff entered none */
export function pageName(site: SiteDocument, id: PageId, usual: string): string {
  const typed = pageRow(id).titles?.map((field) => text(site[field]).trim());
  return typed?.find((name) => name !== '') ?? usual;
}

/** Returns the path of the page from the site's root. For the ads pages, returns the path of their common folder. */
export function pagePath(site: SiteDocument, id: PageId): string {
  const { path = '' } = pageRow(id);
  return typeof path === 'string' ? path : path(site);
}

/**
 * Returns the paths of the ads pages from the site's root, in the order of their services. The path is '' for a page
 * without a service, because the site does not have such a page.
 */
export function adsPagePaths(services: readonly string[], slugOf = slug): string[] {
  const named = services.filter((service) => service.trim() !== '');
  const slugs = distinctSlugs(named, 'offer', slugOf).values();
  return services.map((service) => (service.trim() === '' ? '' : `${pageRows.ads.path}${String(slugs.next().value)}/`));
}
