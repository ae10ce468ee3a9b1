import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { flag } from '#shared/domain/site/readers.ts';
import { shownVersion } from '#shared/layout/versions.ts';
import type { SitePage } from '../../page.ts';
import type { RenderInput } from '../../types.ts';
import type { Words } from '../../words/words.ts';
import { adsPages } from './ads.ts';
import { areasPage } from './areas.ts';
import { galleryPages } from './gallery.ts';
import type { InnerPage } from './inner-page.ts';
import { textUsPage, thankYouPage } from './message-pages.ts';
import { customPage, jobsPage, teamPage } from './people-pages.ts';
import { leaveReviewPage, reviewsPage } from './reviews.ts';
import { servicePages, servicesPage } from './services.ts';

type Make = (site: SiteDocument, words: Words) => InnerPage[];

const byNavigation: Partial<Record<SitePage['of'], Make>> = {
  'our-services': (site, words) => [servicesPage(site, words), ...servicePages(site, words)],
  'our-best-work': galleryPages,
  reviews: (site, words) => [reviewsPage(site, words)],
  service_areas: (site, words) => [areasPage(site, words)],
  team: (site, words) => [teamPage(site, words)],
  jobs: (site, words) => [jobsPage(site, words)],
  custom: (site, words) => [customPage(site, words)],
};

/** All pages of the site beside its home page: those of the navigation, advertisements, and the modals as pages. */
export function innerPages(input: RenderInput, pages: readonly SitePage[], words: Words): InnerPage[] {
  const { site } = input;
  const modals = [textUsPage(site, words, input), thankYouPage(site, words), leaveReviewPage(site, words)];
  return [
    ...pages.flatMap(({ of }) => byNavigation[of]?.(site, words) ?? []),
    ...(flag(site.multipage) ? adsPages(site, words, input) : []),
    ...modals.filter((page) => page !== undefined && shownVersion(site, page.key) !== 'none'),
  ].filter((page) => page !== undefined);
}
