import { companyName } from '../copy.ts';
import { callsToAction, ctaFields, type Cta } from '../cta.ts';
import { defineLinkedContent } from '../define-content.ts';
import { logoFields, readLogo, type Logo } from '../logo.ts';
import { mainPhone } from '../phone.ts';
import { homePlace, placeFields } from '../place.ts';
import { yearsInBusiness } from '../badges.ts';
import { shortName } from '../text.ts';
import { navigationEntries, navigationFields, type NavigationEntry } from '../titles.ts';

export interface NavigationModel {
  name: string;
  /** the name, shortened to at most two lines of a bar */
  short: string;
  logo: Logo | null;
  /** years in business as text, for bars that show facts; '' if the record has none */
  years: string;
  /** city and state, for the same bars; '' if the record has neither */
  place: string;
  entries: NavigationEntry[];
  /** at most two buttons that staff chose; without these, `callButton` */
  actions: Cta[];
  /** the button that dials, null without a phone */
  callButton: (Cta & { number: string }) | null;
}

export const navigation = defineLinkedContent({
  root: { tag: 'header' },
  reads: [...logoFields, ...navigationFields, ...ctaFields, 'years_in_business', ...placeFields],
  read(site, page): NavigationModel | null {
    const phone = mainPhone(site);
    const chosen = callsToAction(site, ['cta_nav', 'cta_nav_1'], page);
    const callButton = phone && {
      label: phone.label,
      href: `tel:${phone.number}`,
      icon: 'phone' as const,
      number: phone.label,
    };
    const name = companyName(site);
    return {
      name,
      short: shortName(name),
      logo: readLogo(site, page),
      years: yearsInBusiness(site.years_in_business, page.words),
      place: homePlace(site),
      entries: navigationEntries(site, page),
      actions: chosen.length > 0 ? chosen : callButton ? [callButton] : [],
      callButton,
    };
  },
});
