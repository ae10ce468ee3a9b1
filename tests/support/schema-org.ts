/**
 * The part of schema.org's vocabulary (version 29) that published pages use. `vocabulary` has each type with its own
 * and inherited members.
 */
const thing = ['@type', '@id', 'name', 'description', 'url', 'image', 'sameAs', 'identifier'];
const intangible = thing;
const place = [
  ...thing,
  'geo',
  'hasMap',
  'address',
  'telephone',
  'openingHoursSpecification',
  'specialOpeningHoursSpecification',
];
const organization = [
  ...thing,
  ...[
    'address',
    'areaServed',
    'email',
    'telephone',
    'logo',
    'slogan',
    'foundingDate',
    'hasCredential',
    'hasOfferCatalog',
  ],
  ...['makesOffer', 'keywords', 'review', 'numberOfEmployees'],
];
const business = [...new Set([...organization, ...place, 'paymentAccepted', 'currenciesAccepted', 'priceRange'])];
const creativeWork = [
  ...thing,
  ...['creator', 'creditText', 'copyrightNotice', 'license', 'acquireLicensePage', 'author', 'datePublished', 'text'],
];

/** Types of business that are subtypes of LocalBusiness, and LocalBusiness itself. */
const businesses = [
  ...['LocalBusiness', 'HomeAndConstructionBusiness', 'AutoRepair', 'AutoWash', 'Electrician', 'GeneralContractor'],
  ...['HVACBusiness', 'HousePainter', 'Locksmith', 'MovingCompany', 'Plumber', 'RoofingContractor'],
];

export const vocabulary: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(businesses.map((type) => [type, business])),
  PostalAddress: [
    ...intangible,
    ...['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
  ],
  City: place,
  Place: place,
  JobPosting: [
    ...intangible,
    ...['title', 'datePosted', 'validThrough', 'hiringOrganization', 'jobLocation', 'employmentType', 'baseSalary'],
  ],
  GeoCoordinates: [...intangible, 'latitude', 'longitude'],
  GeoCircle: [...intangible, 'geoMidpoint', 'geoRadius'],
  OpeningHoursSpecification: [...intangible, 'dayOfWeek', 'opens', 'closes', 'validFrom', 'validThrough'],
  EducationalOccupationalCredential: [...creativeWork, 'credentialCategory'],
  Offer: [...intangible, 'price', 'priceCurrency', 'itemOffered'],
  OfferCatalog: [...intangible, 'itemListElement'],
  Service: [...intangible, 'serviceType', 'provider', 'areaServed', 'offers'],
  BreadcrumbList: [...intangible, 'itemListElement'],
  ListItem: [...intangible, 'position', 'item'],
  FAQPage: [...creativeWork, 'mainEntity'],
  Question: [...creativeWork, 'acceptedAnswer'],
  Answer: creativeWork,
  ImageObject: [...creativeWork, 'contentUrl', 'width', 'height', 'caption'],
};

/** Returns the types and members in the value that `vocabulary` does not have, such as `Plumber.colour`. */
export function unknownIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(unknownIn);
  if (typeof value !== 'object' || value === null) return [];
  const { '@context': _context, '@graph': graph, ...node } = value as Record<string, unknown>;
  if (graph !== undefined) return unknownIn(graph);
  const inside = Object.values(node).flatMap(unknownIn);
  // An object with only an ID is a reference to a node and has no type.
  if (Object.keys(node).join() === '@id') return inside;
  const type = typeof node['@type'] === 'string' ? node['@type'] : '';
  const members = vocabulary[type];
  if (!members) return [`type ${type}`, ...inside];
  return [
    ...Object.keys(node)
      .filter((name) => !members.includes(name))
      .map((name) => `${type}.${name}`),
    ...inside,
  ];
}
