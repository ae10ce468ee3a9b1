import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { HomeSection } from '#shared/layout/catalogue.ts';
import { pageRow } from '#shared/layout/pages.ts';
import { pageName, pagePath, shownPages } from '#shared/layout/site-pages.ts';
import type { SitePage } from '../page.ts';
import type { Words } from '../words/words.ts';

/**
 * Returns the pages that the navigation leads to, without the home page; none on a single-page site.
 * @param home sections of the home page; a page that belongs to a section is left out if the home page lacks that
 *   section
 */
export function sitePages(site: SiteDocument, words: Words, home: readonly HomeSection[]): SitePage[] {
  return shownPages(site).flatMap((id) => {
    const { section } = pageRow(id);
    if (section !== undefined && !home.includes(section)) return [];
    return [{ id, section, path: pagePath(site, id), label: pageName(site, id, words.pages[id]) }];
  });
}
