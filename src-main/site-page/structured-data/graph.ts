import { text } from '#shared/domain/site/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { HomeSection } from '#shared/layout/catalogue.ts';
import { companyName, pageDescription } from '../content/copy.ts';
import { questions } from '../content/faqs.ts';
import { openingSpecifications } from '../content/hours.ts';
import { emailAddress, mainPhone } from '../content/phone.ts';
import { heroPhotos } from '../content/photos.ts';
import { placeName, serviceAreas } from '../content/place.ts';
import { approvedReviews, rating } from '../content/reviews.ts';
import { serviceCards } from '../content/services.ts';
import { socials } from '../content/socials.ts';
import { absolute, safeImageUrl } from '../html/url.ts';
import { logoUrl } from '../parts/logo.ts';
import type { ImageUse, RenderInput } from '../types.ts';
import { businessType } from './business-type.ts';

type Node = Record<string, unknown>;

/** schema.org data of what the page shows: the business, its services, and the questions where the page has them. */
export function businessData(input: RenderInput, present: readonly HomeSection[]): Node {
  const { site, baseUrl } = input;
  const id = `${baseUrl}#business`;
  const graph: Node[] = [business(input, id, present)];
  if (present.includes('our-services')) graph.push(...services(site, id));
  if (present.includes('faq')) graph.push(faqPage(site, `${baseUrl}#faq`));
  return { '@context': 'https://schema.org', '@graph': graph };
}

function business(input: RenderInput, id: string, present: readonly HomeSection[]): Node {
  const { site, baseUrl } = input;
  const picture = (url: string, use: ImageUse): string =>
    url === '' ? '' : absolute(safeImageUrl(input.image(url, use).src), baseUrl);
  const areas = serviceAreas(site);
  return filled({
    '@type': businessType(text(site.company_type)),
    '@id': id,
    name: companyName(site),
    description: pageDescription(site),
    slogan: text(site.company_tagline).trim(),
    url: baseUrl,
    telephone: mainPhone(site)?.number ?? '',
    email: emailAddress(site.email),
    logo: picture(logoUrl(site), 'logo'),
    image: picture(heroPhotos(site)[0]?.url ?? '', 'hero'),
    address: address(site),
    areaServed: areas.map((area) => ({ '@type': 'City', name: placeName(area) })),
    openingHoursSpecification: openingSpecifications(site),
    sameAs: socials(site).map(({ href }) => href),
    aggregateRating: present.includes('reviews') ? aggregateRating(site) : {},
  });
}

function address(site: SiteDocument): Node {
  const parts = filled({
    streetAddress: text(site.street_address).trim(),
    addressLocality: text(site.city).trim(),
    addressRegion: text(site.state).trim(),
    postalCode: text(site.zip_code).trim(),
    addressCountry: text(site.country).trim(),
  });
  return Object.keys(parts).length === 0 ? {} : { '@type': 'PostalAddress', ...parts };
}

/** Only from approved reviews that the page shows, never from a number somebody typed. */
function aggregateRating(site: SiteDocument): Node {
  const score = rating(approvedReviews(site));
  if (score === null) return {};
  return {
    '@type': 'AggregateRating',
    ratingValue: score.mean,
    reviewCount: score.count,
    bestRating: 5,
    worstRating: 1,
  };
}

function services(site: SiteDocument, provider: string): Node[] {
  return serviceCards(site).map(({ name, short, long }) =>
    filled({
      '@type': 'Service',
      name,
      serviceType: name,
      description: short || long,
      provider: { '@id': provider },
      areaServed: serviceAreas(site).map(placeName),
    }),
  );
}

function faqPage(site: SiteDocument, id: string): Node {
  const mainEntity = questions(site).map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return { '@type': 'FAQPage', '@id': id, mainEntity };
}

/** Without empty texts, lists and objects, which validators complain about. */
function filled(node: Node): Node {
  return Object.fromEntries(
    Object.entries(node).filter(([, value]) =>
      typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : value !== '',
    ),
  );
}
