import { createHash } from 'node:crypto';
import { ctaFacts, type CtaSlot, ctaSlots, type CtaType } from '#shared/record-catalogue/cta-slots.ts';
import { defaultMembers, initialFields } from '#shared/record-catalogue/defaults.ts';
import { basicInfo } from '#shared/record-catalogue/rows/basic-info.ts';
import { layout } from '#shared/record-catalogue/rows/layout.ts';
import { photos } from '#shared/record-catalogue/rows/photos.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { Industry } from '../data/industries/index.ts';
import { type Place, places } from '../data/places.ts';
import { randomFrom } from '../random.ts';
import { faqsOf, galleryOf, heroPhotosOf, seedPhoto, servicesOf, testimonialsOf } from './content.ts';
import { emptyFields, layoutOf, usualHours } from './defaults.ts';
import { fill, sentenceCase } from './fill.ts';
import { humanise } from './slug.ts';

export interface NewSite {
  sitePk: number;
  slug: string;
  fbSlug: string;
  industry: Industry;
  /** whether the site is a stock site: it belongs to no customer, so phone, email and street address are empty */
  stock: boolean;
  /** the name of the field that holds the contact's id */
  contactField: string;
  companyName?: string;
  phone?: string;
  email?: string;
  place?: Place;
}

/** Converts items to the list form in which an item has its members in `fields`. */
export function keyedItems<T extends object>(model: string, firstPk: number, items: readonly T[]) {
  return items.map((fields, index) => ({ model, pk: firstPk + index, fields }));
}

/** The buttons of a new site. A button without `text` gets the text of its slot in `ctaFacts`. */
const buttons: Partial<Record<CtaSlot, { type: CtaType; text?: string }>> = {
  cta_main: { type: 'quote' },
  cta_main_1: { type: 'phone' },
  cta_nav: { type: 'phone', text: 'Call Now' },
  cta_slide_in: { type: 'email' },
  cta_get_a_quote: { type: 'text' },
};

function ctas(phone: string, email: string): Record<string, string> {
  const links: Record<string, string> = { phone: `tel:${phone.replace(/[^\d+]/g, '')}`, email: `mailto:${email}` };
  return Object.fromEntries(
    ctaSlots.flatMap((slot) => {
      const button = buttons[slot];
      const { link, message, text } = ctaFacts[slot];
      return [
        [slot, button?.type ?? ''],
        [link, (button && links[button.type]) ?? ''],
        [message, button ? (button.text ?? text) : ''],
      ];
    }),
  );
}

/**
 * Returns the complete record that staff find after the creation of a site. Its lists are in the app's form, which
 * `forServer` converts. The same options always produce the same record.
 */
export function newSite(options: NewSite): SiteDocument {
  const { sitePk, slug, industry } = options;
  const random = randomFrom(slug);
  const place = options.place ?? random.pick(places);
  const company = options.companyName ?? humanise(options.fbSlug);
  const [primaryKeyword = industry.name, ...keywords] = industry.keywords;
  const values = { company, city: place.city, state: place.state, keyword: primaryKeyword, trade: industry.trade };
  const drawnPhone = `(${place.areaCode}) 555-01${String(random.int(10, 99))}`;
  const { phone = drawnPhone, email = `hello@${slug.replace(/_/g, '-')}.example` } = options;
  const towns = [place.city, ...place.nearby];
  const areas = towns.map((city, order) => ({ city, state: place.state, radius: order === 0 ? 50 : 25, order }));
  const galleries = industry.services.slice(0, 2).map(({ name }) => name);

  return {
    ...emptyFields,
    ...initialFields,
    ...ctas(phone, email),
    sitePk,
    slug,
    id_key: createHash('sha256')
      .update(`${String(sitePk)}:${slug}`)
      .digest('hex')
      .slice(0, 24),
    fbSlug: options.fbSlug,
    is_stock: options.stock,
    [options.contactField]: null,
    company_name: company,
    company_type: industry.name,
    company_tagline: fill(random.pick(industry.taglines), values),
    phone: options.stock ? '' : phone,
    email: options.stock ? '' : email,
    about: fill(random.pick(industry.abouts), values),
    title_tag: `${company} | ${sentenceCase(primaryKeyword)} in ${place.city}, ${place.state}`,
    meta_description: fill(
      '{company} is your {keyword} in {city}, {state}. Clear prices, careful work and a team that answers the phone.',
      values,
    ),
    primary_keyword: primaryKeyword,
    keywords,
    street_address: options.stock ? '' : `${String(random.int(100, 980))} Main Street`,
    city: place.city,
    state: place.state,
    zip_code: place.zip,
    country: 'US',
    service_areas: areas,
    service_area_array: areas.map(({ city, state, radius, order }) => [city, state, radius, order]),
    business_hours: usualHours,
    logo: `/media/logos/${industry.key}/${slug}.png`,
    custom_primary: industry.colors[0],
    custom_secondary: industry.colors[1],
    hero_image: seedPhoto(industry.key, 101),
    hero_gallery_photos: heroPhotosOf(industry),
    about_upload: seedPhoto(industry.key, 104),
    about_header: `About ${company}`,
    about_subtitle: fill('Local {trade} in {city}', values),
    services: servicesOf(industry, sitePk),
    gallery: galleryOf(industry, sitePk, galleries),
    gallery_names: galleries.map((name) => ({
      ...defaultMembers(photos.gallery_names.members),
      'gallery-name': name,
    })),
    testimonials: testimonialsOf(industry, sitePk, towns, random),
    faqs: faqsOf(industry, sitePk),
    teammates: [],
    products: [],
    payments: [],
    announcement: {
      ...defaultMembers(basicInfo.announcement.members),
      background_color: industry.colors[0],
      text_color: '#ffffff',
      icon_color: '#ffffff',
    },
    custom_layout: layoutOf(layout.version.initial) ?? null,
  };
}
