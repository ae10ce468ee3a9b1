import { flag, text } from '#shared/record/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { type otherPages, type HomeSection } from '#shared/layout/catalogue.ts';
import { customPagePath, pageLack, TEAM_PAGE_PATH } from '#shared/layout/extra-pages.ts';
import { shownVersion } from '#shared/layout/versions.ts';
import type { SitePage } from '../page.ts';
import type { Words } from '../words/words.ts';

type PageKey = (typeof otherPages)[number];

/** Whether staff have not taken the page off the site. */
const isBuilt = (site: SiteDocument, key: PageKey): boolean => shownVersion(site, key) !== 'none';

/**
 * The pages that the navigation leads to, without the home page; none on a single-page site.
 * @param home sections that the home page has
 */
export function sitePages(site: SiteDocument, words: Words, home: readonly HomeSection[]): SitePage[] {
  if (!flag(site.multipage)) return [];
  const label = (typed: unknown, usual: string): string => text(typed).trim() || usual;
  const pages: (SitePage | false)[] = [
    home.includes('our-services') &&
      isBuilt(site, 'services-page') && {
        of: 'our-services',
        path: 'services/',
        label: label(site.service_nav_title, words.services),
      },
    home.includes('our-best-work') &&
      isBuilt(site, 'gallery-page') && {
        of: 'our-best-work',
        path: 'gallery/',
        label: label(site.gallery_nav_title, words.gallery),
      },
    home.includes('reviews') &&
      isBuilt(site, 'reviews-page') && {
        of: 'reviews',
        path: 'reviews/',
        label: label(site.reviews_nav_title, words.reviews),
      },
    home.includes('service_areas') && { of: 'service_areas', path: 'areas/', label: words.areas },
    !pageLack(site, 'team-page') && { of: 'team', path: TEAM_PAGE_PATH, label: label(site.team_nav_title, words.team) },
    !pageLack(site, 'jobs-page') && { of: 'jobs', path: 'jobs/', label: label(site.jobs_nav_title, words.jobs) },
    !pageLack(site, 'custom-page') && {
      of: 'custom',
      path: customPagePath(site),
      label: label(site.custom_page_tab_name, label(site.custom_page_header, words.learnMore)),
    },
  ];
  return pages.filter((page) => page !== false);
}
