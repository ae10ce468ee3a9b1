import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { type NavigationPage, pageRow } from '#shared/layout/pages.ts';
import { innerDescriptions, innerTitles } from '../../content/copy.ts';
import type { Linked } from '../../page.ts';
import type { RenderInput } from '../../types.ts';
import type { Words } from '../../words/words.ts';
import { adsPages } from './ads.ts';
import * as byPage from './by-page.ts';
import type { InnerPage, PagePlace, TitledPage } from './inner-page.ts';
import { legalInnerPages } from './legal.ts';
import { textUsPage, thankYouPage } from './message-pages.ts';
import { leaveReviewPage } from './reviews.ts';

type Make = (place: PagePlace, site: SiteDocument, words: Words) => InnerPage | InnerPage[];

const makers: Readonly<Record<NavigationPage, Make>> = byPage;

/**
 * Returns all pages below the home page: those of the navigation, pages for advertisements, the legal pages, and the
 * modals as pages.
 */
export function innerPages(input: RenderInput, page: Linked): TitledPage[] {
  const { site } = input;
  const { pages, words } = page;
  const modals = [textUsPage(site, page), thankYouPage(site, page), leaveReviewPage(site, words)];
  const all = [
    ...pages.flatMap(({ id, path, label }) => {
      const { key, like } = pageRow(id);
      return makers[id]({ path, key: key ?? like, name: label }, site, words);
    }),
    ...adsPages(site, words, input),
    ...legalInnerPages(site, words).filter(({ path }) => pages.every((own) => own.path !== path)),
    ...modals,
  ].filter((each) => each !== null);
  const titles = innerTitles(site, all, words);
  const titled = all.map((each, at) => ({ ...each, searchTitle: titles[at] ?? each.name }));
  const descriptions = innerDescriptions(site, titled, words);
  return titled.map((each, at) => ({ ...each, description: descriptions[at] ?? each.description }));
}
