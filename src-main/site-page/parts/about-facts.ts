import type { AboutModel } from '../content/sections/about-us.ts';
import { css } from '../html/css.ts';
import { html, type Html } from '../html/html.ts';
import { icon } from '../icons.ts';
import type { Page } from '../page.ts';
import { hoursStyles, hoursTable } from './hours.ts';
import { link } from './link.ts';

/** Hours, address and licence of the business; false where the record has none of them. */
export function aboutFacts({ hours, address, license }: AboutModel, page: Page): Html | false {
  if (hours.length === 0 && address === null && license === '') return false;
  const { words } = page;
  return html`<div class="about-facts">
    ${hours.length > 0 && hoursTable(hours, page)}
    ${
      (address !== null || license !== '') &&
      html`<dl>
        ${
          address &&
          html`<div>
            <dt>${icon('pin')}${words.visitUs}</dt>
            <dd dir="auto">${link(page, address.href, address.text)}</dd>
          </div>`
        }
        ${
          license !== '' &&
          html`<div>
            <dt>${icon('certificate')}${words.license}</dt>
            <dd>${license}</dd>
          </div>`
        }
      </dl>`
    }
  </div>`;
}

export const aboutFactsStyles =
  hoursStyles +
  css`
    .about-facts {
      display: grid;
      gap: 1.5rem 2.5rem;
      margin-top: 2rem;
      padding-top: 1.6rem;
      border-top: 1px solid var(--line);
      font-size: 1rem;
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
  `;
