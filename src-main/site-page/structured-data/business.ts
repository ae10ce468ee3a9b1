import { parseCoordinates } from '#shared/domain/place/coordinates.ts';
import { type CountryCode, countryCode } from '#shared/domain/site/country.ts';
import type { Atlas } from '#shared/domain/place/atlas.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { keywords, text } from '#shared/record/readers.ts';
import { companyName, pageDescription } from '../content/copy.ts';
import { openingSpecifications, specialOpenings } from '../content/hours.ts';
import { logoUrl } from '../content/logo.ts';
import { paymentMethods } from '../content/payments.ts';
import { emailAddress, mainPhone } from '../content/phone.ts';
import { heroPhotos } from '../content/photos.ts';
import { addressLines, type Area, mapsUrl, placeName, serviceAreas } from '../content/place.ts';
import { serviceCards } from '../content/services.ts';
import { socials } from '../content/socials.ts';
import { absolute, safeImageUrl } from '../html/url.ts';
import type { ImageUse, RenderInput } from '../types.ts';
import type { Words } from '../words/words.ts';
import { businessType } from './business-type.ts';
import { filled, type Node } from './node.ts';
import { businessId, serviceId } from './services.ts';

const METRES_PER_MILE = 1609.344;

/**
 * Returns name, phone, address and hours in schema.org's form. `features/fleet` calls this function too, to compare
 * the record with what the live page says.
 */
export function schemaFacts(site: SiteDocument) {
  return {
    name: companyName(site),
    telephone: mainPhone(site)?.number ?? '',
    address: address(site),
    openingHoursSpecification: openingSpecifications(site),
  };
}

/** Returns the node of the business, which is the same on every page of the site. */
export function business(input: RenderInput, words: Words): Node {
  const { site, baseUrl } = input;
  const picture = (url: string, use: ImageUse): string =>
    url === '' ? '' : absolute(safeImageUrl(input.image(url, use).src), baseUrl);
  const areas = serviceAreas(site);
  const facts = schemaFacts(site);
  return filled({
    '@type': businessType(text(site.company_type)),
    '@id': businessId(baseUrl),
    name: facts.name,
    description: pageDescription(site, words),
    slogan: text(site.company_tagline).trim(),
    url: baseUrl,
    telephone: facts.telephone,
    email: emailAddress(site.email),
    logo: picture(logoUrl(site), 'logo'),
    image: picture(heroPhotos(site)[0]?.url ?? '', 'hero'),
    address: facts.address,
    geo: geo(site),
    areaServed: areas.flatMap((area) => areaServed(area, input.atlas)),
    hasMap: mapOf(site),
    foundingDate: foundingYear(site.years_in_business),
    hasCredential: credential(text(site.license_number).trim()),
    paymentAccepted: paymentMethods(site, words)
      .map(({ name }) => name)
      .join(', '),
    makesOffer: offers(site, words),
    hasOfferCatalog: catalog(input, words),
    keywords: keywords(site.keywords).join(', '),
    openingHoursSpecification: facts.openingHoursSpecification,
    specialOpeningHoursSpecification: specialOpenings(site, input.today ?? ''),
    sameAs: socials(site).map(({ href }) => href),
  });
}

/** Returns the town, and the circle around it if the atlas knows the town and the area has a radius. */
function areaServed(area: Area, atlas: Atlas | undefined): Node[] {
  const at = atlas?.find(area.city, area.state);
  const town = { '@type': 'City', name: placeName(area) };
  if (at === undefined) return [town];
  const geo = { '@type': 'GeoCoordinates', latitude: at.latitude, longitude: at.longitude };
  if (area.radius === 0) return [{ ...town, geo }];
  const circle = { '@type': 'GeoCircle', geoMidpoint: geo, geoRadius: Math.round(area.radius * METRES_PER_MILE) };
  return [{ ...town, geo }, circle];
}

/**
 * Returns the point that the record names. The middle of the town is no fallback: schema.org means the exact place of
 * the business, and maps would show it at a wrong address. The served towns have their points in `areaServed`.
 */
function geo(site: SiteDocument): Node {
  const point = parseCoordinates(text(site.coordinates));
  return point ? { '@type': 'GeoCoordinates', ...point } : {};
}

export function address(site: SiteDocument): Node {
  const parts = filled({
    streetAddress: text(site.street_address).trim(),
    addressLocality: text(site.city).trim(),
    addressRegion: text(site.state).trim(),
    postalCode: text(site.zip_code).trim(),
    addressCountry: countryCode(site.country) ?? text(site.country).trim(),
  });
  return Object.keys(parts).length === 0 ? {} : { '@type': 'PostalAddress', ...parts };
}

/** Returns the URL of the business on a map: by its place ID if staff chose one, otherwise by its postal address. */
function mapOf(site: SiteDocument): string {
  const lines = addressLines(site);
  const place = text(site.place_id).trim();
  if (place === '') return lines.length === 0 ? '' : mapsUrl(lines.join(', '));
  return `${mapsUrl(companyName(site))}&query_place_id=${encodeURIComponent(place.toWellFormed())}`;
}

/**
 * Returns the founding year, '' if staff did not type a year. A number of years (“20 years”) does not count, because
 * the founding year computed from it would change each year.
 */
function foundingYear(value: unknown): string {
  return /\b(1[89]\d\d|20\d\d)\b/.exec(text(value))?.[1] ?? '';
}

function credential(license: string): Node {
  if (license === '') return {};
  return { '@type': 'EducationalOccupationalCredential', credentialCategory: 'license', identifier: license };
}

/** The currency of a price with a dollar sign, by country. All three countries write their prices with that sign. */
const currencies = { US: 'USD', CA: 'CAD', MX: 'MXN' } as const satisfies Record<CountryCode, string>;

/** Returns an offer for each item of the price tables whose price is an exact amount. */
function offers(site: SiteDocument, words: Words): Node[] {
  return serviceCards(site, words).flatMap(({ packages }) =>
    packages.flatMap(({ items }) =>
      items.flatMap(({ name, price, description }) => {
        const amount = /^\$([\d,]+(?:\.\d+)?)$/.exec(price)?.[1]?.replaceAll(',', '');
        if (amount === undefined) return [];
        const itemOffered = filled({ '@type': 'Service', name, description });
        return [
          {
            '@type': 'Offer',
            price: amount,
            priceCurrency: currencies[countryCode(site.country) ?? 'US'],
            itemOffered,
          },
        ];
      }),
    ),
  );
}

/** Returns the catalog of services. Each entry refers to the service's own node by its ID. */
function catalog({ site, baseUrl }: RenderInput, words: Words): Node {
  const itemListElement = serviceCards(site, words).map((card) => ({
    '@type': 'Offer',
    itemOffered: { '@type': 'Service', '@id': serviceId(site, card, baseUrl), name: card.name },
  }));
  if (itemListElement.length === 0) return {};
  return { '@type': 'OfferCatalog', name: words.ourServices, itemListElement };
}
