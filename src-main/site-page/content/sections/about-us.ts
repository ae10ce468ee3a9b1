import { text } from '#shared/record/readers.ts';
import { imageAddress } from '../../html/url.ts';
import { yearsInBusiness } from '../badges.ts';
import { companyName, or } from '../copy.ts';
import { callToAction, ctaFields, type Cta } from '../cta.ts';
import { defineLinkedContent } from '../define-content.ts';
import type { Heading } from '../heading.ts';
import { type DayHours, holidayHours, type HolidayHours, openingHours } from '../hours.ts';
import { homePhotoFields, homePhotos, type Photo, pictureOfField } from '../photos.ts';
import { altText, isShown } from '../picture.ts';
import { addressLines, mapsUrl } from '../place.ts';
import { paragraphs } from '../text.ts';

export interface AboutModel extends Heading {
  paragraphs: string[];
  photo: Photo | null;
  /** years in business as text, '' if the record has none */
  years: string;
  /** '' if the record has none */
  license: string;
  hours: DayHours[];
  holidays: HolidayHours[];
  address: { text: string; href: string } | null;
  cta: Cta | null;
}

/** Maximum number of characters of the company's name as kicker. A longer name is left out. */
const LONG_NAME = 48;

export const aboutUs = defineLinkedContent({
  root: { tag: 'section', named: 'title' },
  reads: [
    ...ctaFields,
    'about',
    'about_header',
    'about_subtitle',
    'about_upload',
    ...homePhotoFields,
    'company_name',
    'slug',
    'license_number',
    'years_in_business',
    'business_hours',
    'special_hours',
    'street_address',
    'city',
    'state',
    'zip_code',
  ],
  read(site, page): AboutModel | null {
    const { words } = page;
    const lines = paragraphs(text(site.about));
    const hours = openingHours(site, words);
    if (lines.length === 0 && hours.length === 0) return null;
    const name = companyName(site);
    const upload = imageAddress(text(site.about_upload));
    const photos = upload === '' ? homePhotos(site).slice(0, 1) : [pictureOfField(site, upload)];
    const [photo] = photos.filter(({ url }) => isShown(page, url, 'about'));
    const address = addressLines(site).join(', ');
    return {
      kicker: name.length > LONG_NAME ? '' : name,
      title: or(site.about_header, words.aboutUs),
      subtitle: text(site.about_subtitle).trim(),
      paragraphs: lines,
      photo: photo ? { ...photo, alt: altText(photo.alt, words.atWork(name)) } : null,
      years: yearsInBusiness(site.years_in_business, words),
      license: text(site.license_number).trim(),
      hours,
      holidays: holidayHours(site, words, page.today ?? ''),
      address: address === '' ? null : { text: address, href: mapsUrl(address) },
      cta: callToAction(site, 'cta_main', page),
    };
  },
});
