import { defineContent } from '../define-content.ts';
import { openingHours, type DayHours } from '../hours.ts';
import { type Opening, opening } from '../opening.ts';
import { emailAddress, mainPhone, type Phone } from '../phone.ts';
import { homePlace, placeFields } from '../place.ts';

/** What a visitor needs to know to reach the company: place, hours, phone and email. */
export interface FactsModel {
  place: string;
  /** hours of the first open days, counted from Monday; null if there are none */
  open: DayHours | null;
  opening: Opening | null;
  email: string;
  phone: Phone | null;
}

export const header = defineContent({
  root: { tag: 'div', role: 'region', named: ({ words }) => words.atAGlance },
  reads: ['phone', 'country', 'email', ...placeFields, 'business_hours', 'special_hours'],
  read(site, page): FactsModel | null {
    const { words } = page;
    const [place, phone, email] = [homePlace(site), mainPhone(site), emailAddress(site.email)];
    if (place === '' && phone === null && email === '') return null;
    const open = openingHours(site, words).find(({ hours }) => hours !== words.closed) ?? null;
    return { place, open, opening: opening(site, page), email, phone };
  },
});
