import type { SiteDocument } from '../site/schema.ts';
import { missingAltTexts } from './alt-texts.ts';
import { missingHours, searchTexts, unreadableAnnouncement } from './basics.ts';
import { alikeButtons, callsThatQuote, oneNumberForAll } from './buttons.ts';
import { otherYears, sampleReviews, unfoundedClaims } from './claims.ts';
import { unusableEmail, unusablePhones } from './contacts.ts';
import { bareServices, emptyPages, partnersWithoutPicture, silentAnnouncement } from './empty-sections.ts';
import type { PublishFinding } from './finding.ts';
import { malformedLinks } from './links.ts';
import { sameNames, sameTitles } from './titles.ts';

type Check = (site: SiteDocument) => PublishFinding | readonly PublishFinding[] | undefined;

/** In the order in which the findings are shown: what visitors notice most comes first. */
const checks: readonly Check[] = [
  unfoundedClaims,
  otherYears,
  unusablePhones,
  unusableEmail,
  malformedLinks,
  emptyPages,
  silentAnnouncement,
  bareServices,
  sampleReviews,
  missingAltTexts,
  unreadableAnnouncement,
  missingHours,
  sameNames,
  sameTitles,
  searchTexts,
  oneNumberForAll,
  alikeButtons,
  callsThatQuote,
  partnersWithoutPicture,
];

/** The findings of all checks. None of them prevents publishing. */
export const publishFindings = (site: SiteDocument): PublishFinding[] => checks.flatMap((check) => check(site) ?? []);
