import { flag, number, text } from '#shared/record/readers.ts';
import { badgeFields, badges, yearsInBusiness, type Badge } from '../badges.ts';
import { companyName, tradeInPlace } from '../copy.ts';
import { callsToAction, ctaFields, type Cta } from '../cta.ts';
import { defineLinkedContent } from '../define-content.ts';
import { formFields, readForm, type FormModel } from '../form.ts';
import { openingHours, type DayHours } from '../hours.ts';
import { opening, type Opening } from '../opening.ts';
import { mainPhone, type Phone } from '../phone.ts';
import { heroPhotos, homePhotoFields, homePhotos, type Photo } from '../photos.ts';
import { altText, isShown } from '../picture.ts';
import { placeFields } from '../place.ts';
import { approvedReviews, rating } from '../reviews.ts';
import { excerpt, initial } from '../text.ts';

export interface HeroModel {
  /** trade and place; the company's name comes first if the title is a tagline and the kicker stays short */
  kicker: string;
  title: string;
  /** first character of the company's name, for an ornament if there is no photo */
  initial: string;
  /** '' if there is none */
  lead: string;
  ctas: Cta[];
  phone: Phone | null;
  /** photos of the hero, at most five */
  photos: Photo[];
  /** photos of the company's work that are not in `photos`, for collages; at most five */
  more: Photo[];
  score: { mean: string; count: number } | null;
  /** license number, '' if there is none */
  license: string;
  badges: Badge[];
  years: string;
  tradeInPlace: string;
  form: FormModel | null;
  /** hours of the first open days, counted from Monday; null if there are none */
  open: DayHours | null;
  /** what a script needs to say whether the company is open now */
  opening: Opening | null;
  motion: 'slide' | 'fade';
  /** shape of the lower edge, '' for none */
  curve: string;
  gray: boolean;
}

/** Maximum number of characters of a kicker, which then has at most two lines on a phone's screen. */
const KICKER = 60;

/** Joins name, trade and place. Leaves out the name, which the navigation has too, if the text would be too long. */
const kickerOf = (name: string, trade: string): string => {
  const whole = [name, trade].filter(Boolean).join(' · ');
  return whole.length > KICKER ? trade || name : whole;
};

export const hero = defineLinkedContent({
  root: { tag: 'section', named: 'title' },
  reads: [
    ...ctaFields,
    ...badgeFields,
    ...formFields,
    'company_name',
    'company_tagline',
    'company_type',
    ...placeFields,
    'meta_description',
    'testimonials',
    'hero_image',
    'hero_gallery_photos',
    ...homePhotoFields,
    'business_hours',
    'special_hours',
    'custom_hero_slider_type',
    'custom_hero_curve_type',
    'custom_grayscale',
  ],
  read(site, page): HeroModel | null {
    const { words } = page;
    const name = companyName(site);
    const tagline = text(site.company_tagline).trim();
    const trade = tradeInPlace(site, words);
    const photos = heroPhotos(site).filter(({ url }) => isShown(page, url, 'hero'));
    const seen = new Set(photos.map(({ url }) => url));
    const years = number(site.years_in_business, NaN);
    const license = text(site.license_number).trim();
    return {
      kicker: kickerOf(tagline === '' ? '' : name, trade),
      title: tagline || name,
      initial: initial(name),
      lead: excerpt(text(site.meta_description), 220),
      ctas: callsToAction(site, ['cta_main', 'cta_main_1'], page),
      phone: mainPhone(site),
      photos: photos.map((photo) => ({ ...photo, alt: altText(photo.alt, '') })),
      more: homePhotos(site)
        .filter(({ url }) => !seen.has(url) && isShown(page, url, 'gallery'))
        .slice(0, 5),
      score: rating(approvedReviews(site)),
      license,
      // The license number says more than its badge, so the badge is left out.
      badges: badges(site, words)
        .filter(({ name }) => license === '' || name !== words.licensed)
        .slice(0, 4),
      years: years > 0 && years < 200 ? String(Math.floor(years)) : yearsInBusiness(site.years_in_business, words),
      tradeInPlace: trade,
      form: page.present.includes('get_a_quote') ? readForm(site, page) : null,
      open: openingHours(site, words).find(({ hours }) => hours !== words.closed) ?? null,
      opening: opening(site, page),
      motion: text(site.custom_hero_slider_type).trim() === 'slide' ? 'slide' : 'fade',
      curve: text(site.custom_hero_curve_type).trim(),
      gray: flag(site.custom_grayscale),
    };
  },
});
