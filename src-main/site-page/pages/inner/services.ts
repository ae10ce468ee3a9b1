import { text } from '#shared/record/readers.ts';
import { mentions } from '#shared/domain/site/mentions.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { townPages } from '#shared/domain/site/town-pages.ts';
import { callAndQuote } from '../../content/actions.ts';
import { companyName, or } from '../../content/copy.ts';
import { questions } from '../../content/faqs.ts';
import { photosOfService } from '../../content/galleries.ts';
import { altText, isShown } from '../../content/picture.ts';
import { homePlace } from '../../content/place.ts';
import { approvedReviews } from '../../content/reviews.ts';
import { lowestPrice, serviceCards, servicePath, type ServiceCard } from '../../content/services.ts';
import { excerpt, paragraphs } from '../../content/text.ts';
import { covering, css } from '../../html/css.ts';
import { html, type Html } from '../../html/html.ts';
import { icon } from '../../icons.ts';
import type { Page } from '../../page.ts';
import { gridStyle } from '../../parts/grid.ts';
import { lightboxes, lightboxStyles, tile, tileStyles } from '../../parts/lightbox.ts';
import { link } from '../../parts/link.ts';
import { linkBlock, type ListedLink, localBlockStyles } from '../../parts/local-blocks.ts';
import { picture } from '../../parts/picture.ts';
import { prose } from '../../parts/prose.ts';
import { questionList, questionStyles } from '../../parts/questions.ts';
import { reviewCard, reviewStyles } from '../../parts/review.ts';
import { serviceLinkLabel, packageTable, serviceMoreStyles } from '../../parts/service-more.ts';
import { serviceNode } from '../../structured-data/services.ts';
import type { Words } from '../../words/words.ts';
import type { InnerPage, PagePlace } from './inner-page.ts';

/** Maximum numbers of reviews, other services and towns that the page of a service shows. */
const REVIEWS = 6;
const RELATED = 6;
const TOWNS = 12;

/** Makes the page that lists all services, and a page for each service. */
export const allServicePages = (list: PagePlace, site: SiteDocument, words: Words): InnerPage[] => [
  servicesPage(list, site, words),
  ...servicePages(list, site, words),
];

function servicesPage(place: PagePlace, site: SiteDocument, words: Words): InnerPage {
  const cards = serviceCards(site, words);
  const title = or(site.service_header, words.ourServices);
  return {
    ...place,
    title,
    subtitle: text(site.service_subtitle).trim(),
    description: `${companyName(site)}: ${cards.map(({ name }) => name).join(', ')}`,
    photo: cards[0]?.photos[0],
    blocks: (page) => [
      html`<ul class="g page-services" style="${gridStyle(cards.length)}">
        ${cards.map((card) => serviceCard(card, companyName(site), page))}
      </ul>`,
    ],
    sheets: [cardStyles],
  };
}

function serviceCard(card: ServiceCard, company: string, page: Page): Html {
  const { name, photo, focus, short, long } = card;
  return html`<li class="card" data-ground="card">
    ${isShown(page, photo, 'card') && html`<div class="photo">${picture(page, { url: photo, focus }, 'card', { alt: page.words.serviceBy(name, company) })}</div>`}
    <div class="body">
      <h2 dir="auto">${link(page, page.root + servicePath(card), name)}</h2>
      <p dir="auto">${short || excerpt(long, 180)}</p>
      <span class="go" aria-hidden="true">${serviceLinkLabel(card.packages, page.words)}${icon('arrow')}</span>
    </div>
  </li>`;
}

const cardStyles = css`
  .page-services li {
    position: relative;
    display: flex;
    flex-direction: column;
    overflow: hidden;
  }
  .page-services img {
    width: 100%;
    aspect-ratio: 4 / 3;
    ${covering};
  }
  .page-services .body {
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: 0.6rem;
    padding: 1.3rem 1.4rem 1rem;
  }
  .page-services h2 {
    font-size: var(--t-5);
    line-height: 1.2;
  }
  .page-services h2 a {
    text-decoration: none;
  }
  .page-services h2 a[href]::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  .page-services p {
    color: var(--quiet);
  }
  .page-services .go {
    margin-top: auto;
  }
`;

/**
 * Makes a page for each service: its long text, prices, photos, reviews, the questions that name it, and links to towns
 * and other services.
 * @param list the page that lists all services
 */
function servicePages(list: PagePlace, site: SiteDocument, words: Words): InnerPage[] {
  const company = companyName(site);
  const place = homePlace(site);
  const cards = serviceCards(site, words);
  const towns = townPages(site)
    .slice(0, TOWNS)
    .map(({ city, path = '' }) => ({ label: city, path }));
  return cards.map((card) => {
    const { name, short, long, packages } = card;
    // The first photo is beside the text, so the grid of photos leaves it out.
    const own = card.photos.slice(1);
    const linked = photosOfService(site, name).filter(({ url }) => !card.photos.some((photo) => photo.url === url));
    const photos = [...own, ...linked];
    const reviews = approvedReviews(site).filter(
      ({ service, words: said }) => service.toLowerCase() === name.toLowerCase() || mentions(said, name),
    );
    const asked = questions(site).filter(({ question, answer }) => mentions(`${question}\n${answer}`, name));
    const lines = paragraphs(long || short);
    const price = lowestPrice(packages);
    return {
      path: servicePath(card),
      key: list.key,
      name,
      title: place === '' ? name : words.inPlace(name, place),
      subtitle: short === '' || long === '' ? '' : short,
      note: price === '' ? '' : words.priceFrom(price),
      description: short || long || words.serviceBy(name, company),
      photo: card.photos[0],
      above: [list],
      actions: (page) => callAndQuote(site, page),
      blocks: (page) => [
        (lines.length > 0 || card.photo !== '') &&
          html`<div class="page-service">
            <div class="prose">${prose(lines)}</div>
            ${isShown(page, card.photo, 'about') && html`<div class="photo">${picture(page, { url: card.photo, focus: card.focus }, 'about', { alt: words.serviceBy(name, company) })}</div>`}
          </div>`,
        packages.length > 0 &&
          html`<h2>${words.pricesTitle}</h2>
            <div class="page-prices">${packages.map((table) => packageTable(table, 'h3'))}</div>`,
        photos.length > 0 &&
          html`<h2>${words.photosOf(name)}</h2>
            <ul class="g tiles page-photos" style="${gridStyle(photos.length)}">
              ${photos.map((photo, at) => tile({ ...photo, alt: altText(photo.alt, photo.caption || words.workBy(company, at + 1)) }, at, page))}
            </ul>`,
        reviews.length > 0 &&
          html`<h2>${words.reviewsOf(name)}</h2>
            <ul class="g" style="${gridStyle(Math.min(reviews.length, REVIEWS))}">
              ${reviews.slice(0, REVIEWS).map((review) => reviewCard(review, page))}
            </ul>`,
        asked.length > 0 &&
          html`<h2>${words.questionsAbout(name)}</h2>
            ${questionList({ questions: asked }, page)}`,
        linkBlock('areas', words.whereWeDo(name), towns, page),
        linkBlock('services', words.otherServices, othersOf(card, cards), page),
      ],
      overlay: (page) => lightboxes(photos, page),
      sheets: [
        ...[serviceStyles, serviceMoreStyles, reviewStyles, lightboxStyles, tileStyles],
        ...[questionStyles, localBlockStyles],
      ],
      data: ({ baseUrl }) => [serviceNode(site, card, baseUrl)],
    };
  });
}

/**
 * Returns links to other services: first the services after `card` in the record's order, then those before `card`.
 */
function othersOf(card: ServiceCard, cards: readonly ServiceCard[]): ListedLink[] {
  const at = cards.indexOf(card);
  const others = [...cards.slice(at + 1), ...cards.slice(0, at)].slice(0, RELATED);
  return others.map((other) => ({ label: other.name, path: servicePath(other) }));
}

const serviceStyles = css`
  .page-service {
    display: grid;
    gap: clamp(1.5rem, 4cqi, 4rem);
  }
  .page-service .photo {
    overflow: hidden;
    border-radius: var(--r-photo);
  }
  .page-service img {
    width: 100%;
    aspect-ratio: 4 / 3;
    ${covering};
  }
  .page-part h2 {
    margin-bottom: 1.5rem;
  }
  .page-photos {
    margin-top: 1rem;
  }
  .page-prices .package {
    border: 0;
    margin: 0;
    padding: 0 0 1.5rem;
  }
  @container s (min-width: 60rem) {
    .page-service {
      grid-template-columns: 1.2fr 1fr;
      align-items: start;
    }
    .page-prices {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(22rem, 1fr));
      gap: 2rem;
    }
  }
`;
