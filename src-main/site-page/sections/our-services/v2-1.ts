import { text } from '#shared/domain/site/readers.ts';
import { companyName, or } from '../../content/copy.ts';
import { serviceCards, type PackageTable, type ServiceCard } from '../../content/services.ts';
import { paragraphs } from '../../content/text.ts';
import { html, type Html } from '../../html/html.ts';
import { css } from '../../html/css.ts';
import { heading } from '../../parts/heading.ts';
import { picture } from '../../parts/picture.ts';
import { prose } from '../../parts/prose.ts';
import { defineSection } from '../../section.ts';
import type { Page } from '../../page.ts';

/** Cards shown at once; the others open below them. */
const shownFirst = 9;

export const ourServicesV21 = defineSection({
  reads: ['services', 'service_header', 'service_subtitle', 'service_link_text', 'company_name', 'slug'],
  isPresent: (site) => serviceCards(site).length > 0,
  render(site, page) {
    const cards = serviceCards(site);
    const pictured = cards.some(({ photo }) => photo !== '');
    const company = companyName(site);
    const items = cards.map((card) => serviceCard(card, page, pictured, company));
    return html`<section id="our-services" class="services band ${page.tone}" aria-labelledby="our-services-title">
      <div class="wrap">
        ${heading('our-services', or(site.service_header, 'Our Services'), text(site.service_subtitle).trim())}
        <ul class="cards${items.length === 2 || items.length === 4 ? ' cards-2' : ''}">
          ${items.slice(0, shownFirst)}
        </ul>
        ${
          items.length > shownFirst &&
          html`<details class="more centered-more">
            <summary>${or(site.service_link_text, 'See more services')}</summary>
            <ul class="cards">
              ${items.slice(shownFirst)}
            </ul>
          </details>`
        }
      </div>
    </section>`;
  },
  styles: [
    css`
      .cards {
        --gap: clamp(1.15rem, 0.8rem + 1.2vw, 1.9rem);
        display: flex;
        flex-wrap: wrap;
        justify-content: center;
        gap: var(--gap);
      }
      .service {
        display: flex;
        flex-direction: column;
        flex: 0 1 calc((100% - 2 * var(--gap)) / 3);
        min-width: min(100%, 19rem);
        overflow: hidden;
      }
      @media (max-width: 43rem) {
        .cards .service {
          flex: 1 1 100%;
        }
      }
      .cards-2 .service {
        flex-basis: calc((100% - var(--gap)) / 2);
      }
      .cards-2 .service-top {
        aspect-ratio: 16 / 9;
      }
      .service-top {
        position: relative;
        display: grid;
        align-items: end;
        aspect-ratio: 4 / 3;
        background: linear-gradient(150deg, var(--strong), var(--deep));
        overflow: hidden;
      }
      .service-top img {
        position: absolute;
        inset: 0;
        width: 100%;
        height: 100%;
        object-fit: cover;
        transition: transform 0.5s;
      }
      .service:hover .service-top img {
        transform: scale(1.045);
      }
      .service-top h3 {
        position: relative;
        padding: 1.05rem 1.5rem;
        background: var(--card-bg);
        color: var(--card-ink);
        border-left: 5px solid var(--accent);
      }
      .service-body {
        padding: 1.35rem 1.5rem 1.4rem;
        display: flex;
        flex-direction: column;
        gap: 0.8rem;
        flex: 1;
        font-size: 1rem;
        line-height: 1.6;
      }
      .service-body > h3 {
        padding-left: 0.9rem;
        border-left: 4px solid var(--rule);
      }
      .service-body > .more:last-child {
        margin-top: auto;
      }
      .service-long p + p {
        margin-top: 0.9em;
      }
      .package {
        margin-top: 1.25rem;
        padding-top: 1.1rem;
        border-top: 1px solid var(--line);
      }
      .package h4 {
        font-size: 1.0625rem;
        line-height: 1.35;
      }
      .package li {
        display: grid;
        grid-template-columns: 1fr auto;
        gap: 0.1rem 1rem;
        padding: 0.6rem 0;
        border-bottom: 1px dashed var(--line);
      }
      .package b + b {
        font-variant-numeric: tabular-nums;
        text-align: right;
      }
      .package li p {
        grid-column: 1 / -1;
      }
      .package p {
        color: var(--muted);
        font-size: 0.9375rem;
      }
      .package-notes {
        margin-top: 0.7rem;
      }
      @media (min-width: 40rem) {
        .package-wide ul {
          columns: 2;
          column-gap: 1.5rem;
        }
        .package-wide li {
          break-inside: avoid;
        }
      }
    `,
  ],
});

function serviceCard(card: ServiceCard, page: Page, pictured: boolean, company: string): Html {
  const photo = card.photo !== '' && picture(page, card.photo, 'card', { alt: `${card.name} by ${company}` });
  const lines = paragraphs(card.long);
  const intro = card.short || (lines[0] ?? '');
  const rest = card.short === '' ? lines.slice(1) : lines;
  return html`<li id="${card.anchor}" class="card service">
    ${
      pictured &&
      html`<div class="service-top">
        ${photo}
        <h3>${card.name}</h3>
      </div>`
    }
    <div class="service-body">
      ${!pictured && html`<h3>${card.name}</h3>`} ${intro !== '' && html`<p>${intro}</p>`}
      ${
        (rest.length > 0 || card.packages.length > 0) &&
        html`<details class="more">
          <summary>
            ${card.packages.length > 0 ? 'Details and prices' : 'Learn more'}<span class="vh"> about ${card.name}</span>
          </summary>
          <div class="service-long">${prose(rest)}</div>
          ${card.packages.map(packageTable)}
        </details>`
      }
    </div>
  </li>`;
}

function packageTable({ title, items, notes, wide }: PackageTable): Html {
  const rows = items.map(
    ({ name, price, description }) =>
      html`<li><b>${name}</b><b>${price}</b>${description !== '' && html`<p>${description}</p>`}</li>`,
  );
  return html`<div class="package${wide ? ' package-wide' : ''}">
    <h4>${title}</h4>
    <ul>
      ${rows}
    </ul>
    ${notes.map((note) => html`<p class="package-notes">${note}</p>`)}
  </div>`;
}
