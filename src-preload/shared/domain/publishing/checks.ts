import type { SiteDocument } from '../site/schema.ts';
import { missingAltTexts } from './alt-texts.ts';
import { missingHours, searchTexts, unreadableAnnouncement } from './basics.ts';
import { alikeButtons, callTextsThatOpenForm, allButtonsDial, strangeNumbers } from './buttons.ts';
import { otherYears, sampleReviews, unfoundedClaims } from './claims.ts';
import { unusableEmail, unusablePhones } from './contacts.ts';
import { bareServices, emptyPages, emptyPartners, silentAnnouncement } from './empty-sections.ts';
import type { PublishFinding } from './finding.ts';
import { malformedLinks } from './links.ts';
import { sameNames, sameTitles } from './titles.ts';

interface PublishCheck {
  id: string;
  /** what is wrong with a site if the check finds something */
  title: string;
  find: (site: SiteDocument) => PublishFinding | readonly PublishFinding[] | undefined;
}

/** All checks, in the order in which the findings are shown. */
export const publishChecks: readonly PublishCheck[] = [
  { id: 'claims', title: 'The page claims what the record does not say', find: unfoundedClaims },
  { id: 'years', title: 'Texts name another number of years', find: otherYears },
  { id: 'phones', title: 'A phone number cannot be dialed', find: unusablePhones },
  { id: 'email', title: 'An email is no address', find: unusableEmail },
  { id: 'links', title: 'A link is no address', find: malformedLinks },
  { id: 'empty-pages', title: 'A page is switched on but empty', find: emptyPages },
  { id: 'announcement', title: 'An announcement is shown without words', find: silentAnnouncement },
  { id: 'services', title: 'Services are missing or have no description', find: bareServices },
  { id: 'samples', title: 'Sample reviews are left', find: sampleReviews },
  { id: 'alt-texts', title: 'Photos have no alt text', find: missingAltTexts },
  { id: 'contrast', title: 'The announcement is hard to read', find: unreadableAnnouncement },
  { id: 'hours', title: 'No business hours are given', find: missingHours },
  { id: 'same-names', title: 'Services share a name', find: sameNames },
  { id: 'same-titles', title: 'Pages share a title', find: sameTitles },
  { id: 'search-texts', title: 'Texts for search engines are too long', find: searchTexts },
  { id: 'strange-numbers', title: 'A button calls a number that is not the company’s', find: strangeNumbers },
  { id: 'buttons', title: 'All buttons dial a number', find: allButtonsDial },
  { id: 'alike-buttons', title: 'Two buttons do the same', find: alikeButtons },
  { id: 'promised-calls', title: 'A button promises a call and opens a form', find: callTextsThatOpenForm },
  { id: 'partners', title: 'A partnership has neither title nor photo', find: emptyPartners },
];

/** Returns the findings of all checks. No finding prevents publishing. */
export const publishFindings = (site: SiteDocument): PublishFinding[] =>
  publishChecks.flatMap(({ find }) => find(site) ?? []);
