import { text } from '#shared/record/readers.ts';
import { companyName, or } from '../copy.ts';
import { defineLinkedContent } from '../define-content.ts';
import { type DayHours, holidayHours, type HolidayHours, openingHours } from '../hours.ts';
import { type Opening, opening } from '../opening.ts';
import { logoFields, readLogo, type Logo } from '../logo.ts';
import { localLinkFields, localLinks, type LinkList } from '../local-links.ts';
import { allPhones, emailAddress, type Phone } from '../phone.ts';
import { addressLines, homePlace, mapsUrl } from '../place.ts';
import { socialFields, socials, type Social } from '../socials.ts';
import { navigationEntries, navigationFields, type NavigationEntry } from '../titles.ts';

export interface FooterModel {
  name: string;
  logo: Logo | null;
  tagline: string;
  phones: Phone[];
  email: string;
  /** lines of the address, with the URL of a map; without a street only city and state, with '' as `href` */
  where: { lines: string[]; href: string } | null;
  hours: DayHours[];
  holidays: HolidayHours[];
  opening: Opening | null;
  license: string;
  socials: { title: string; note: string; profiles: Social[] };
  entries: NavigationEntry[];
  local: LinkList[];
}

export const footer = defineLinkedContent({
  root: { tag: 'footer' },
  reads: [
    ...logoFields,
    ...socialFields,
    ...navigationFields,
    ...localLinkFields,
    'company_tagline',
    'phone',
    'additional_phone_number_list',
    'email',
    'country',
    'street_address',
    'state',
    'zip_code',
    'business_hours',
    'special_hours',
    'license_number',
    'socials_header',
    'socials_subtitle',
  ],
  read(site, page): FooterModel | null {
    const lines = addressLines(site);
    const place = homePlace(site);
    const where =
      lines.length > 0
        ? { lines, href: mapsUrl(lines.join(', ')) }
        : place === ''
          ? null
          : { lines: [place], href: '' };
    return {
      name: companyName(site),
      logo: readLogo(site, page),
      tagline: text(site.company_tagline).trim(),
      phones: allPhones(site),
      email: emailAddress(site.email),
      where,
      hours: openingHours(site, page.words),
      holidays: holidayHours(site, page.words, page.today ?? ''),
      opening: opening(site, page),
      license: text(site.license_number).trim(),
      socials: {
        title: or(site.socials_header, page.words.followUs),
        note: text(site.socials_subtitle).trim(),
        profiles: socials(site),
      },
      entries: navigationEntries(site, page),
      local: localLinks(site, page),
    };
  },
});
