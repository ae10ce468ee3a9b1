import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { industries } from '../../src-main/backend/data/industries/index.ts';

/**
 * Returns the URL path of the photo with this number. Numbers beyond the last photo start over at the first photo.
 */
export type PhotoAt = (number: number) => string;

const named = (name: string) => {
  const found = industries.find((industry) => industry.name === name);
  if (!found) throw new RangeError(`No such trade: ${name}`);
  return found;
};

const week = (from: string, to: string) =>
  Array.from({ length: 7 }, (_, day) => (day === 0 ? { custom: 'Closed' } : { from, to }));

const gallery = (photoAt: PhotoAt, count: number) =>
  Array.from({ length: count }, (_, at) => ({ photo: photoAt(at), homepage_order: count - at, all_photos_order: at }));

const slides = (photoAt: PhotoAt, from: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({ photo: photoAt(from + at), order: count - at }));

const customers = ['Dana W.', 'Marcus Bell', 'Priya N.', 'Tom & Alice Greene', 'Renee', 'J. M.'];

const longSpanish =
  'Diseñamos el jardín con usted, metro por metro, y le entregamos un plano con las especies, las piedras y el sistema de riego antes de mover la primera palada de tierra; el precio que firma es el precio que paga.';

const landscaper = (photoAt: PhotoAt): SiteDocument => ({
  slug: 'jardines-ibanez',
  company_name: 'Jardines, Terrazas y Muros de Contención Hermanos Ibáñez de Guadalupe',
  company_tagline: 'Su patio, convertido en el lugar de la casa donde todos quieren quedarse hasta la noche',
  company_type: 'Paisajista',
  phone: '+1 (210) 555-0188',
  email: 'hola@jardinesibanez.example',
  years_in_business: 23,
  license_number: 'LI-0028841',
  insured: true,
  family_owned: true,
  local_business: true,
  about: `Hermanos Ibáñez empezó con una pala prestada y dos clientes de la misma calle. Hoy somos catorce personas, y la mitad lleva más de diez años con nosotros.\n\n${longSpanish}`,
  meta_description:
    'Paisajismo, terrazas y riego en San Antonio y alrededores: diseño con plano firmado, plantas que aguantan el calor y una garantía de dos años por escrito.',
  custom_primary: '#5b6b1f',
  custom_secondary: '#d9773d',
  street_address: '2218 Fredericksburg Rd',
  city: 'San Antonio',
  state: 'TX',
  country: 'US',
  business_hours: week('07:00', '18:30'),
  service_areas: ['San Antonio', 'Schertz', 'New Braunfels', 'Boerne'].map((city, order) => ({
    city,
    state: 'TX',
    order,
  })),
  hero_gallery_photos: slides(photoAt, 2, 4),
  about_upload: photoAt(6),
  gallery: gallery(photoAt, 14),
  services: [
    'Diseño y construcción de jardines completos',
    'Terrazas, pérgolas y cocinas exteriores',
    'Muros de contención y escaleras de piedra natural',
    'Riego por goteo programable',
    'Mantenimiento mensual',
  ].map((name, order) => ({
    'service-name': name,
    'service-description': longSpanish,
    'service-description-long': `${longSpanish}\n\n${longSpanish}`,
    order,
    photos: [{ photo: photoAt(order + 3) }],
  })),
  testimonials: ['María del Carmen Etxebarría', 'José Luis', 'Guadalupe Ortega de la Fuente'].map(
    (reviewer, order) => ({
      reviewer,
      stars: '5',
      review: `Llegaron cuando dijeron, respetaron el precio y dejaron el patio limpio todos los días. ${order === 1 ? '' : longSpanish}`,
      source: 'Google',
      status: 'approved',
      order,
    }),
  ),
  faqs: [
    '¿Cuánto tarda un jardín completo?',
    '¿Trabajan con el calor del verano?',
    '¿Dan garantía de las plantas?',
  ].map((question, order) => ({ question, answer: longSpanish, order })),
  three_step_1_header: 'Llámenos',
  three_step_2_header: 'Firme el plano',
  three_step_3_header: 'Disfrute su patio',
});

/** A record with few words and no photos. */
const locksmith: SiteDocument = {
  slug: 'a1-locks',
  company_name: 'A1 Locks',
  company_type: 'Locksmith',
  phone: '4065550119',
  city: 'Billings',
  state: 'MT',
  country: 'US',
  emergency_services: true,
  services: ['Lockouts', 'Rekeying', 'Car keys'].map((name, order) => ({ 'service-name': name, order })),
};

const garage = (photoAt: PhotoAt): SiteDocument => {
  const { services, reviews, faqs, abouts } = named('Garage Doors');
  return {
    slug: 'volt-doors',
    company_name: 'VOLT Garage Doors',
    company_tagline: 'Stuck at 2 a.m.? We roll.',
    company_type: 'Garage Door Service',
    phone: '(702) 555-0123',
    email: 'go@voltdoors.example',
    years_in_business: 'Since 2016',
    license_number: 'NV-C3-0081234',
    insured: true,
    bonded: true,
    emergency_services: true,
    logo: '/media/uploads/square.svg',
    about: (abouts[0] ?? '').replaceAll('{company}', 'VOLT').replaceAll('{city}', 'Las Vegas'),
    meta_description:
      'Springs, openers and new doors across Las Vegas. On the way in 30 minutes, priced before we start.',
    custom_primary: '#0a0a12',
    custom_secondary: '#39ff14',
    custom_hero_text_color: '#39ff14',
    custom_nav_text_color: '#ffffff',
    custom_text_color: '#39ff14',
    custom_footer_text_color: '#39ff14',
    custom_hero_transparency: 35,
    city: 'Las Vegas',
    state: 'NV',
    country: 'US',
    business_hours: Array.from({ length: 7 }, () => ({ from: '00:00', to: '23:59' })),
    service_areas: ['Las Vegas', 'Henderson', 'Summerlin', 'Paradise'].map((city, order) => ({
      city,
      state: 'NV',
      order,
    })),
    hero_gallery_photos: slides(photoAt, 7, 2),
    about_upload: photoAt(11),
    gallery: gallery(photoAt, 7),
    services: services.map(({ name, short, long }, order) => ({
      'service-name': name,
      'service-description': short,
      'service-description-long': long.replaceAll('COMPANY NAME', 'VOLT'),
      order,
      photos: [{ photo: photoAt(order + 8) }],
    })),
    testimonials: reviews.map(({ text }, order) => ({
      reviewer: customers[order % customers.length],
      stars: order === 4 ? '4' : '5',
      review: text,
      source: order % 2 ? 'Yelp' : 'Google',
      status: 'approved',
      order,
    })),
    faqs: faqs.map(([question, answer], order) => ({ question, answer, order })),
    deal_header: '$50 off any spring pair',
    deal_subtitle: 'Until Sunday. Mention VOLT50.',
  };
};

const towns =
  'Knoxville,Farragut,Maryville,Alcoa,Oak Ridge,Clinton,Powell,Halls,Karns,Lenoir City,Loudon,Sevierville,Pigeon Forge,Gatlinburg,Kodak,Dandridge,Jefferson City,Strawberry Plains,Morristown,Rockford,Louisville,Friendsville,Townsend,Harriman,Kingston'.split(
    ',',
  );

const hvac = (photoAt: PhotoAt): SiteDocument => {
  const { services, reviews, faqs, abouts } = named('HVAC');
  const places = [
    'Heat Pumps',
    'Furnaces',
    'Ductwork',
    'Mini-Splits',
    'Water Heaters',
    'Air Quality',
    'Thermostats',
    'Zoning',
  ];
  const all = [
    ...services.map(({ name, short, long }) => ({ name, short, long })),
    ...places.map((name) => ({
      name,
      short: `${name} chosen, fitted and looked after.`,
      long: `${name}: measured first.`,
    })),
  ].slice(0, 14);
  return {
    slug: 'smoky-mountain-comfort',
    company_name: 'Smoky Mountain Comfort',
    company_tagline: 'Warm by supper, cool by noon',
    company_type: 'HVAC Contractor',
    phone: '865-555-0164',
    additional_phone_number_list: ['865-555-0165', '865-555-0166'],
    email: 'service@smokycomfort.example',
    years_in_business: 41,
    license_number: 'TN-CMC-00061234',
    insured: true,
    bonded: true,
    emergency_services: true,
    family_owned: true,
    veteran_owned: true,
    bbb: true,
    logo: '/media/uploads/wide.svg',
    about: (abouts[0] ?? '').replaceAll('{company}', 'Smoky Mountain Comfort').replaceAll('{city}', 'Knoxville'),
    meta_description:
      'Heating and air for 25 towns around Knoxville: same-day repairs, honest replacements and a plan that pays for itself.',
    custom_primary: '#8c1d18',
    custom_secondary: '#f2b705',
    street_address: '4100 Sutherland Ave',
    city: 'Knoxville',
    state: 'TN',
    zip_code: '37919',
    country: 'US',
    multipage: true,
    business_hours: week('07:30', '17:30'),
    service_areas: towns.map((city, order) => ({ city, state: 'TN', order })),
    hero_gallery_photos: slides(photoAt, 0, 5),
    about_upload: photoAt(13),
    gallery: gallery(photoAt, 40),
    services: all.map(({ name, short, long }, order) => ({
      'service-name': name,
      'service-description': short,
      'service-description-long': long.replaceAll('COMPANY NAME', 'Smoky Mountain Comfort'),
      order,
      photos: [{ photo: photoAt(order + 1) }],
    })),
    testimonials: Array.from({ length: 60 }, (_, order) => ({
      reviewer: customers[order % customers.length],
      title: `${towns[order % towns.length] ?? ''}, TN`,
      stars: order % 9 === 4 ? '4' : '5',
      review: reviews[order % reviews.length]?.text,
      source: ['Google', 'Facebook', 'Yelp'][order % 3],
      status: 'approved',
      order,
    })),
    faqs: faqs.map(([question, answer], order) => ({ question, answer, order })),
    awards: [1, 2, 3].map(() => ({ photo: '/media/uploads/square.svg' })),
    announcement: {
      show_announcement: true,
      description: 'Cold snap on Thursday: no-heat calls come first, day and night.',
      icon: 'snowflake',
      background_color: '#f2b705',
      text_color: '#1b1b1b',
      icon_color: '#1b1b1b',
    },
  };
};

/**
 * Returns records that no design was made for. Each has another trade than the demo site, and some have another
 * language, other colors, or much less or more content.
 */
export const recordsWith = (photoAt: PhotoAt): Readonly<Record<string, SiteDocument>> => ({
  spanish: landscaper(photoAt),
  sparse: locksmith,
  neon: garage(photoAt),
  large: hvac(photoAt),
});

export const logos: Readonly<Record<string, string>> = {
  '/media/uploads/square.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="200" height="200"><rect width="200" height="200" rx="36" fill="#14141f"/><path d="M118 20 52 112h42l-12 68 66-92h-42z" fill="#39ff14"/></svg>',
  '/media/uploads/wide.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 520 120" width="520" height="120"><path d="M10 100 60 30l30 40 24-30 46 60z" fill="#8c1d18"/><text x="180" y="58" font-family="sans-serif" font-weight="700" font-size="46" fill="#8c1d18">Smoky Mtn</text><text x="180" y="102" font-family="sans-serif" font-size="36" fill="#4a4a4a">Comfort</text></svg>',
};
