import { distanceKm } from '#shared/domain/place/packed-cities.ts';
import { mentions } from '#shared/domain/site/mentions.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { type Town, townPages } from '#shared/domain/site/town-pages.ts';
import { text } from '#shared/record/readers.ts';
import { callAndQuote } from '../../content/actions.ts';
import { companyName } from '../../content/copy.ts';
import { readPhoto } from '../../content/photos.ts';
import { altText } from '../../content/picture.ts';
import { placeName } from '../../content/place.ts';
import { readReviews } from '../../content/reviews.ts';
import { serviceCards, servicePath } from '../../content/services.ts';
import { paragraphs } from '../../content/text.ts';
import { html } from '../../html/html.ts';
import type { Page } from '../../page.ts';
import { gridStyle } from '../../parts/grid.ts';
import { lightboxes, lightboxStyles, tile, tileStyles } from '../../parts/lightbox.ts';
import { linkBlock, localBlockStyles, type ListedLink } from '../../parts/local-blocks.ts';
import { prose } from '../../parts/prose.ts';
import { reviewCard, reviewStyles } from '../../parts/review.ts';
import type { Words } from '../../words/words.ts';
import type { InnerPage, PagePlace } from './inner-page.ts';

/** Maximum numbers of towns and services that a town's page links to. */
const NEARBY = 8;
const SERVICES = 12;

/**
 * Makes a page for each town about which the record has enough to say (see `townPages`).
 * @param list the page that lists all towns
 */
export function townInnerPages(list: PagePlace, site: SiteDocument, words: Words): InnerPage[] {
  const towns = townPages(site);
  return towns.flatMap((town) =>
    town.path === undefined ? [] : [townPage(town, town.path, towns, list, site, words)],
  );
}

function townPage(
  { city, state, evidence }: Town,
  path: string,
  towns: readonly Town[],
  list: PagePlace,
  site: SiteDocument,
  words: Words,
): InnerPage {
  const company = companyName(site);
  const trade = text(site.company_type).trim();
  const place = placeName({ city, state });
  const name = trade === '' ? place : words.inPlace(trade, place);
  const photos = evidence.photos
    .flatMap(readPhoto)
    .map((photo, at) => ({ ...photo, alt: altText(photo.alt, photo.caption || words.workBy(company, at + 1)) }));
  const reviews = readReviews(evidence.reviews);
  const services = servicesOf(evidence, site, words);
  return {
    path,
    key: list.key,
    name,
    title: name,
    subtitle: '',
    description: evidence.text || reviews[0]?.words || `${company}: ${place}`,
    photo: photos[0],
    above: [list],
    actions: (page) => callAndQuote(site, page),
    blocks: (page) => [
      evidence.text !== '' && html`<div class="prose">${prose(paragraphs(evidence.text))}</div>`,
      photos.length > 0 &&
        html`<h2>${words.workIn(city)}</h2>
          <ul class="g tiles page-photos" style="${gridStyle(photos.length)}">
            ${photos.map((photo, at) => tile(photo, at, page))}
          </ul>`,
      reviews.length > 0 &&
        html`<h2>${words.reviewsFrom(city)}</h2>
          <ul class="g" style="${gridStyle(reviews.length)}">
            ${reviews.map((review) => reviewCard(review, page))}
          </ul>`,
      linkBlock('services', words.servicesIn(city), services, page),
      linkBlock('areas', words.nearby, nearby(city, state, towns, page), page),
    ],
    overlay: (page) => lightboxes(photos, page),
    sheets: [reviewStyles, lightboxStyles, tileStyles, localBlockStyles],
  };
}

/** Returns links to the company's services, first those that the town's evidence names. */
function servicesOf({ reviews, photos, text: own }: Town['evidence'], site: SiteDocument, words: Words): ListedLink[] {
  const said = [
    own,
    ...reviews.flatMap(({ review, service }) => [text(review), text(service)]),
    ...photos.map(({ associated_service }) => text(associated_service)),
  ].join('\n');
  const isNamed = (name: string): boolean => mentions(said, name);
  return serviceCards(site, words)
    .map((card) => ({ label: card.name, path: servicePath(card), named: isNamed(card.name) }))
    .toSorted((a, b) => Number(b.named) - Number(a.named))
    .slice(0, SERVICES)
    .map(({ label, path }) => ({ label, path }));
}

/** Returns the other towns, the nearest first. Towns whose distance is unknown come last, in the record's order. */
function nearby(city: string, state: string, towns: readonly Town[], { atlas }: Page): ListedLink[] {
  const here = atlas?.find(city, state);
  const distance = (town: Town): number => {
    const there = here && atlas?.find(town.city, town.state);
    return there ? distanceKm(here, there) : Infinity;
  };
  return towns
    .filter((town) => town.city !== city || town.state !== state)
    .map((town) => ({ town, far: distance(town) }))
    .toSorted((a, b) => (a.far === b.far ? 0 : a.far - b.far))
    .slice(0, NEARBY)
    .map(({ town }) => ({ label: town.city === city ? placeName(town) : town.city, path: town.path ?? '' }));
}
