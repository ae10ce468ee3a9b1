import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { shownPages } from '#shared/layout/site-pages.ts';
import { placeName, serviceAreas } from '../content/place.ts';
import { type ServiceCard, servicePath } from '../content/services.ts';
import { filled, type Node } from './node.ts';

export const businessId = (baseUrl: string): string => `${baseUrl}#business`;

/** Returns the URL of a service: its own page if services have pages, otherwise its place on the home page. */
function serviceUrl(site: SiteDocument, card: Pick<ServiceCard, 'anchor'>, baseUrl: string): string {
  return shownPages(site).includes('services') ? baseUrl + servicePath(card) : `${baseUrl}#${card.anchor}`;
}

/** Returns the ID of a service's node, which the service's page and the home page share. */
export const serviceId = (site: SiteDocument, card: Pick<ServiceCard, 'anchor'>, baseUrl: string): string =>
  `${serviceUrl(site, card, baseUrl).replace(/#.*/, '')}#${card.anchor}`;

export function serviceNode(site: SiteDocument, card: ServiceCard, baseUrl: string): Node {
  const { name, short, long } = card;
  return filled({
    '@type': 'Service',
    '@id': serviceId(site, card, baseUrl),
    name,
    serviceType: name,
    description: short || long,
    url: serviceUrl(site, card, baseUrl),
    provider: { '@id': businessId(baseUrl) },
    areaServed: serviceAreas(site).map((area) => ({ '@type': 'City', name: placeName(area) })),
  });
}
