import type { ServiceItem, ServicesModel } from '../content/sections/our-services.ts';
import { lowestPrice, type PackageTable } from '../content/services.ts';
import { css } from '../html/css.ts';
import { html, raw, type Html } from '../html/html.ts';
import { icon } from '../icons.ts';
import type { Page } from '../page.ts';
import { link } from './link.ts';
import type { Words } from '../words/words.ts';
import { prose } from './prose.ts';
import { fullPage, linkOrFold } from './rest.ts';

/**
 * Renders the first services. The others are folded, or behind a link to the page of all services.
 * @param list renders some services, given the number of services before them
 */
export function serviceList(
  { services, moreLabel }: ServicesModel,
  page: Page,
  list: (items: readonly ServiceItem[], before: number) => Html,
): Html {
  const { services: limit } = page.limits;
  const others = services.slice(limit);
  if (others.length === 0) return list(services, 0);
  return html`${list(services.slice(0, limit), 0)} ${fullPage(page) && serviceNames(others, page)}
  ${linkOrFold(page, moreLabel, () => list(others, limit))}`;
}

/** Renders the names of the other services, so that the home page links to the page of each. */
const serviceNames = (services: readonly ServiceItem[], page: Page): Html =>
  html`<ul class="service-names">
    ${services.map(({ name, href }) => html`<li dir="auto">${link(page, href, name)}</li>`)}
  </ul>`;

/** Returns the label of the link to a service. It mentions prices only if the service has some. */
export function serviceLinkLabel(packages: readonly PackageTable[], words: Words): string {
  const price = lowestPrice(packages);
  if (price !== '') return words.detailsFrom(price);
  return packages.length > 0 ? words.details : words.learnMore;
}

/**
 * Renders a link to a service's page. Without a page it renders the service's long text and prices, folded; false if
 * the service has neither.
 */
export function serviceMore({ name, href, rest, packages }: ServiceItem, page: Page): Html | false {
  const { words } = page;
  const label = serviceLinkLabel(packages, words);
  if (href !== '') {
    return link(page, href, html`${label}<span class="vh"> ${words.aboutService(name)}</span>${icon('arrow')}`, 'go');
  }
  if (rest.length === 0 && packages.length === 0) return false;
  return html`<details class="more">
    <summary aria-label="${`${label} ${words.aboutService(name)}`}">${label}</summary>
    <div class="prose">${prose(rest)}</div>
    ${packages.map((table) => packageTable(table, 'h4'))}
  </details>`;
}

/**
 * Renders a package with its prices and notes.
 * @param heading level of the package's title: one below the heading that the package belongs to
 */
export function packageTable({ title, items, notes, wide }: PackageTable, heading: 'h3' | 'h4'): Html {
  const rows = items.map(
    ({ name, price, description }) =>
      html`<li>
        <b dir="auto">${name}</b
        ><b dir="auto">${price}</b>${description !== '' && html`<p dir="auto">${description}</p>`}
      </li>`,
  );
  return html`<div class="package${wide ? ' package-wide' : ''}">
    <${raw(heading)} dir="auto">${title}</${raw(heading)}>
    <ul>
      ${rows}
    </ul>
    ${notes.map((note) => html`<p class="package-note" dir="auto">${note}</p>`)}
  </div>`;
}

export const serviceMoreStyles = css`
  .service-names {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0.2rem 1.6rem;
    margin-top: var(--s-4);
  }
  .service-names li {
    min-width: 0;
    max-width: 100%;
  }
  .service-names a {
    display: inline-block;
    max-width: 100%;
    padding-block: 0.6rem;
    line-height: 1.3;
    overflow-wrap: break-word;
    text-underline-offset: 0.25em;
  }
  .service-names + .all {
    margin-top: 1rem;
  }
  .package {
    margin-top: 1.25rem;
    padding-top: 1.1rem;
    border-top: 1px solid var(--line);
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
    text-align: end;
  }
  .package p {
    grid-column: 1 / -1;
    color: var(--quiet);
    font-size: var(--t-2);
  }
  .package-note {
    margin-top: 0.7rem;
  }
  @container s (min-width: 40rem) {
    .package-wide ul {
      columns: 2 14rem;
      column-gap: 1.5rem;
    }
    .package-wide li {
      break-inside: avoid;
    }
  }
`;
