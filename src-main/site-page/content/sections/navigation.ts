import { companyName } from '../copy.ts';
import { callsToAction, ctaFields, type Cta } from '../cta.ts';
import { defineLinkedContent } from '../define-content.ts';
import { logoFields, readLogo, type Logo } from '../logo.ts';
import { mainPhone } from '../phone.ts';
import { homePlace, homePlaceFields } from '../place.ts';
import { yearsInBusiness } from '../badges.ts';
import { shortName } from '../text.ts';
import { navigationEntries, navigationFields, type NavigationEntry } from '../titles.ts';

export interface NavigationModel {
  name: string;
  /** the name, shortened to fit a bar of two lines */
  short: string;
  logo: Logo | null;
  /** years and place, for bars that show facts; each '' if the record says nothing */
  years: string;
  place: string;
  entries: NavigationEntry[];
  /** staff's buttons, or the button that dials if staff have none; at most two */
  actions: Cta[];
  /** the button that dials, null without a phone */
  callButton: (Cta & { number: string }) | null;
}

export const navigation = defineLinkedContent({
  root: { tag: 'header' },
  reads: [...logoFields, ...navigationFields, ...ctaFields, 'years_in_business', ...homePlaceFields],
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
