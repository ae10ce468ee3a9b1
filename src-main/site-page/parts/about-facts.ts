import { besideYears, isLongLicense } from '../content/badges.ts';
import type { AboutModel } from '../content/sections/about-us.ts';
import { css } from '../html/css.ts';
import { html, type Html } from '../html/html.ts';
import { icon, type IconName } from '../icons.ts';
import type { Page } from '../page.ts';
import { hoursStyles, hoursTable } from './hours.ts';
import { link } from './link.ts';

interface Fact {
  mark: IconName;
  label: string;
  words: Html;
}

function factsOf({ years, license, address }: AboutModel, page: Page): Fact[] {
  const { words } = page;
  return [
    ...(address ? [{ mark: 'pin' as const, label: words.visitUs, words: link(page, address.href, address.text) }] : []),
    ...(years !== '' ? [{ mark: 'calendar' as const, label: words.inBusiness, words: html`${years}` }] : []),
    ...(license !== '' ? [{ mark: 'certificate' as const, label: words.license, words: html`${license}` }] : []),
  ];
}

/** Renders hours, address, years and license of the business; false if the record has none of them. */
export function aboutFacts(model: AboutModel, page: Page): Html | false {
  const { hours, holidays } = model;
  const facts = factsOf(model, page);
  if (hours.length === 0 && facts.length === 0) return false;
  return html`<div class="about-facts">
    ${hours.length > 0 && hoursTable(hours, holidays, page)}
    ${
      facts.length > 0 &&
      html`<dl>
        ${facts.map(
          ({ mark, label, words }) =>
            html`<div>
              <dt>${icon(mark)}${label}</dt>
              <dd dir="auto">${words}</dd>
            </div>`,
        )}
      </dl>`
    }
  </div>`;
}

/**
 * Renders the facts of `aboutFacts` on a plate in place of the photo; false if there is a photo, or if there are no
 * facts.
 */
export function aboutPlate(model: AboutModel, page: Page): Html | false {
  const facts = !model.photo && aboutFacts(model, page);
  return facts && html`<div class="about-plate" data-ground="deep">${facts}</div>`;
}

/** Returns the class of a row of words. The class says whether a photo, a plate or nothing stands beside the words. */
export const besideClass = ({ photo }: AboutModel, plate: Html | false): string =>
  photo ? 'has-photo' : plate ? 'has-plate' : 'alone';

/** Renders the facts of `aboutFacts` as tiles; false if the record has none of them. */
export function aboutTiles({ hours, holidays, years, license, address }: AboutModel, page: Page): Html | false {
  const { words } = page;
  if (hours.length === 0 && years === '' && license === '' && address === null) return false;
  const fig = `card t fig${years === '' || license === '' || isLongLicense(license) ? ' lone' : ''}`;
  return html`<div class="side">
    ${hours.length > 0 && html`<div class="card t" data-ground="card">${hoursTable(hours, holidays, page)}</div>`}
    ${years !== '' && html`<p class="${fig}" data-ground="card"><b dir="auto">${years}</b><span>${besideYears(years, words.inBusinessSmall)}</span></p>`}
    ${license !== '' && html`<p class="${fig}" data-ground="card"><b>${license}</b><span>${words.license}</span></p>`}
    ${
      address &&
      html`<p class="card t where" data-ground="card">
        ${icon('pin')}<span dir="auto">${link(page, address.href, address.text)}</span>
      </p>`
    }
  </div>`;
}

export const aboutFactsStyles =
  hoursStyles +
  css`
    .about-facts {
      display: grid;
      align-items: start;
      gap: 1.5rem 2.5rem;
      margin-top: 2rem;
      padding-top: 1.6rem;
      border-top: 1px solid var(--line);
      font-size: 1rem;
    }
    .about-plate {
      align-self: stretch;
      padding: clamp(1.5rem, 3cqi, 2.75rem);
      border: 1px solid var(--line);
      border-radius: var(--r-card);
    }
    .about-plate .about-facts {
      margin-top: 0;
      padding-top: 0;
      border-top: 0;
    }
    .alone .prose {
      font-size: var(--t-4);
    }
    .about-facts dt {
      display: flex;
      align-items: center;
      gap: 0.5rem;
      font-weight: var(--w-bold);
    }
    .about-facts dt .ico {
      color: var(--link);
    }
    .about-facts dl > div + div {
      margin-top: 1rem;
    }
    .about-facts dd a {
      display: inline-block;
      padding-block: 0.2rem;
    }
    @container s (min-width: 40rem) {
      .about-facts {
        grid-template-columns: 1.15fr 1fr;
      }
    }
    @container s (min-width: 62rem) {
      .has-plate {
        grid-template-columns: minmax(0, 1.2fr) minmax(0, 0.8fr);
      }
      .has-plate .about-facts {
        grid-template-columns: 1fr;
      }
      /* The title stands beside the words. */
      .alone {
        grid-template-columns: minmax(0, 0.8fr) minmax(0, 1.2fr);
        row-gap: 1.6rem;
      }
      .alone > div {
        display: contents;
      }
      .alone :is(.prose, .btns) {
        grid-column: 2;
        margin-top: 0;
      }
    }
  `;
