import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { flag } from '#shared/record/readers.ts';
import type { Linked, SitePage } from '../../page.ts';
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

/** All pages except the home page: those of the navigation, pages for advertisements, and the modals as pages. */
export function innerPages(input: RenderInput, page: Linked): InnerPage[] {
  const { site } = input;
  const { pages, words } = page;
  const modals = [textUsPage(site, page), thankYouPage(site, page), leaveReviewPage(site, words)];
  return [
    ...pages.flatMap(({ of }) => byNavigation[of]?.(site, words) ?? []),
    ...(flag(site.multipage) ? adsPages(site, words, input) : []),
    ...modals,
  ].filter((each) => each !== null);
}
