import type { SiteDocument } from '../site/schema.ts';
import { missingAltTexts } from './alt-texts.ts';
import { missingHours, searchTexts, unreadableAnnouncement } from './basics.ts';
import { alikeButtons, callsThatQuote, oneNumberForAll, strangeNumbers } from './buttons.ts';
import { otherYears, sampleReviews, unfoundedClaims } from './claims.ts';
import { unusableEmail, unusablePhones } from './contacts.ts';
import { bareServices, emptyPages, partnersWithoutPicture, silentAnnouncement } from './empty-sections.ts';
import type { PublishFinding } from './finding.ts';
import { malformedLinks } from './links.ts';
import { sameNames, sameTitles } from './titles.ts';

interface PublishCheck {
  id: string;
  /** what is wrong with a site where it finds something */
  title: string;
  find: (site: SiteDocument) => PublishFinding | readonly PublishFinding[] | undefined;
}

/** In the order in which the findings are shown: what visitors notice most comes first. */
export const publishChecks: readonly PublishCheck[] = [
  { id: 'claims', title: 'The page says what the record does not', find: unfoundedClaims },
  { id: 'years', title: 'Texts name another number of years', find: otherYears },
  { id: 'phones', title: 'A phone number cannot be dialed', find: unusablePhones },
  { id: 'email', title: 'An email is no address', find: unusableEmail },
  { id: 'links', title: 'A link leads nowhere', find: malformedLinks },
  { id: 'empty-pages', title: 'A page is switched on but empty', find: emptyPages },
  { id: 'announcement', title: 'An announcement is shown without words', find: silentAnnouncement },
  { id: 'services', title: 'A service has no words', find: bareServices },
  { id: 'samples', title: 'Sample reviews are left', find: sampleReviews },
  { id: 'alt-texts', title: 'Photos have no description', find: missingAltTexts },
  { id: 'contrast', title: 'The announcement is hard to read', find: unreadableAnnouncement },
  { id: 'hours', title: 'Opening hours are missing', find: missingHours },
  { id: 'same-names', title: 'Two items have the same name', find: sameNames },
  { id: 'same-titles', title: 'Two pages have the same title', find: sameTitles },
  { id: 'search-texts', title: 'Texts for search engines are too long', find: searchTexts },
  { id: 'strange-numbers', title: 'A button calls a number that is not the company’s', find: strangeNumbers },
  { id: 'buttons', title: 'All buttons dial the same number', find: oneNumberForAll },
  { id: 'alike-buttons', title: 'Two buttons do the same', find: alikeButtons },
  { id: 'promised-calls', title: 'A button promises a call and opens a form', find: callsThatQuote },
  { id: 'partners', title: 'Partners have no picture', find: partnersWithoutPicture },
];

/** The findings of all checks. None of them prevents publishing. */
export const publishFindings = (site: SiteDocument): PublishFinding[] =>
  publishChecks.flatMap(({ find }) => find(site) ?? []);
