import type { FooterModel } from '../content/sections/footer.ts';
import { css } from '../html/css.ts';
import { html, type Html } from '../html/html.ts';
import { icon } from '../icons.ts';
import type { Page } from '../page.ts';
import { legalLinks } from './legal-links.ts';
import { link, mailLink } from './link.ts';
import { logo } from './logo.ts';
import { openData } from './open-now.ts';

/**
 * A name with more letters than this gets a smaller font, because in the usual size it would take many lines of a
 * column.
 */
const LONG_NAME = 48;
/** A name with at most this many letters has room for a larger font. */
const BRIEF_NAME = 20;

/** Renders the footer's block with the logo or the name. Each structure arranges the footer's blocks in its own way. */
export function footMark(model: FooterModel, page: Page): Html {
  return model.logo
    ? html`<div class="foot-logo" data-ground="white">${logo(model.logo, page, 'lazy')}</div>`
    : html`<p class="foot-name${sizeClass(model.name)}" dir="auto">${model.name}</p>`;
}

const sizeClass = ({ length }: string): string => (length > LONG_NAME ? ' long' : length > BRIEF_NAME ? '' : ' brief');

export function footContact({ phones, email, where }: FooterModel, page: Page): Html {
  const lines = where?.lines.map((line, at) => html`${at > 0 && html`<br />`}${line}`);
  return html`<div>
    <h2>${page.words.contact}</h2>
    <ul class="foot-list">
      ${phones.map(({ label, number }) => html`<li>${icon('phone')}${link(page, `tel:${number}`, label)}</li>`)}
      ${email !== '' && html`<li>${icon('mail')}${mailLink(page, email)}</li>`}
      ${where && html`<li>${icon('pin')}<span dir="auto">${where.href === '' ? lines : link(page, where.href, lines)}</span></li>`}
    </ul>
  </div>`;
}

export function footHours({ hours, holidays, opening }: FooterModel, page: Page): Html | false {
  if (hours.length === 0) return false;
  return html`<div>
    <h2>${page.words.hours}</h2>
    ${opening && html`<p class="foot-open" ${openData({ opening }, page)}><b></b> <span></span></p>`}
    <dl class="foot-hours">
      ${hours.map(
        (day) =>
          html`<div>
            <dt>${day.days}</dt>
            <dd dir="auto">${day.hours}</dd>
          </div>`,
      )}
      ${holidays.map(
        ({ name, days, hours: on, until }) =>
          html`<div data-until="${until}">
            <dt dir="auto">${name === '' ? days : `${name}, ${days}`}</dt>
            <dd dir="auto">${on}</dd>
          </div>`,
      )}
    </dl>
  </div>`;
}

export function footLinks({ entries }: FooterModel, { words }: Page): Html {
  return html`<nav aria-label="${words.footer}">
    <h2>${words.explore}</h2>
    <ul class="foot-list foot-links" style="--rows:${Math.ceil(entries.length / (entries.length > 6 ? 2 : 1))}">
      ${entries.map(({ label, href }) => html`<li><a href="${href}" dir="auto">${label}</a></li>`)}
    </ul>
  </nav>`;
}

/** Renders the links to services and towns, which stand below the other blocks. */
function footLocal({ local }: FooterModel): Html | false {
  if (local.length === 0) return false;
  return html`<div class="foot-local">
    ${local.map(
      ({ of, title, links, all }) =>
        html`<nav aria-labelledby="footer-${of}">
          <h2 id="footer-${of}" dir="auto">${title}</h2>
          <ul>
            ${[...links, ...(all ? [all] : [])].map(
              ({ label, href }) =>
                html`<li>
                  ${href === '' ? html`<span dir="auto">${label}</span>` : html`<a href="${href}" dir="auto">${label}</a>`}
                </li>`,
            )}
          </ul>
        </nav>`,
    )}
  </div>`;
}

export function footSocials({ socials: { title, note, profiles } }: FooterModel, page: Page): Html | false {
  if (profiles.length === 0) return false;
  return html`<div class="foot-social">
    <h2 dir="auto">${title}</h2>
    ${note !== '' && html`<p dir="auto">${note}</p>`}
    <ul class="social">
      ${profiles.map(({ href, mark, name }) => html`<li>${link(page, href, html`${icon(mark)}<span class="vh">${name}</span>`)}</li>`)}
    </ul>
  </div>`;
}

/**
 * Renders what stands below the blocks: services and towns, then the copyright line with the license and legal links,
 * and the name of the product that made the site.
 */
export function footEnd(model: FooterModel, page: Page): Html {
  const { name, license } = model;
  const { words, productName } = page;
  return html`${footLocal(model)}
    <div class="foot-end">
      <p dir="auto">
        ${words.rights(name)}${license !== '' && ` ${words.licenseNumber(license)}.`} ${legalLinks(page)}
      </p>
      ${productName && html`<p>${words.websiteBy(productName)}</p>`}
    </div>`;
}

/** Renders all blocks side by side. */
export function footRow(model: FooterModel, page: Page): Html {
  return html`<div class="row">
    <div class="own">
      ${footMark(model, page)} ${model.tagline !== '' && html`<p dir="auto">${model.tagline}</p>`}
      ${footSocials(model, page)}
    </div>
    ${footContact(model, page)} ${footHours(model, page)} ${footLinks(model, page)}
  </div>`;
}

export const footRowStyles = (footer: string): string => css`
  ${footer} .row {
    display: grid;
  }
  ${footer} .own {
    display: grid;
    gap: 1rem;
    align-content: start;
  }
  @container s (min-width: 40rem) {
    ${footer} .row {
      grid-template-columns: 1fr 1fr;
    }
  }
  @container s (min-width: 72rem) {
    ${footer} .row {
      display: flex;
      justify-content: space-between;
    }
    ${footer} .own {
      flex: 1 0 14rem;
      max-width: 22rem;
    }
    /* If there is little room, the hours wrap instead of the links' names. */
    ${footer} .row > nav {
      flex: none;
      max-width: 40%;
    }
  }
`;

export const footStyles = css`
  #footer {
    font-size: 1rem;
    line-height: 1.6;
  }
  #footer p {
    max-width: 100%;
  }
  #footer h2 {
    margin-bottom: 0.9rem;
    color: var(--ink);
    font: var(--w-bold) 1rem/1.3 var(--f-text);
    letter-spacing: 0;
  }
  #footer a {
    text-decoration: none;
  }
  #footer a[href]:hover {
    text-decoration: underline;
  }
  .foot-name {
    color: var(--head);
    font: var(--w-display) var(--t-5) / 1.15 var(--f-display);
    letter-spacing: var(--tracking);
    text-transform: var(--case);
    overflow-wrap: break-word;
  }
  .foot-name.long {
    font-size: var(--t-4);
  }
  .foot-logo {
    width: fit-content;
    max-width: 100%;
    padding: 0.9rem 1.1rem;
    border-radius: min(var(--r-card), 14px);
  }
  .foot-logo .logo {
    display: block;
    width: min(var(--logo), 100%);
    height: calc(var(--logo) * 0.4);
    max-height: 7rem;
  }
  .foot-logo :is(img, video) {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
  .foot-list li {
    display: flex;
    gap: 0.7rem;
    align-items: baseline;
    color: var(--quiet);
  }
  .foot-list a {
    display: inline-block;
    min-width: 0;
    max-width: 100%;
    padding-block: 0.3rem;
    overflow-wrap: break-word;
  }
  .foot-list .ico {
    align-self: flex-start;
    margin-top: 0.6rem;
    color: var(--ink);
    font-size: 0.94rem;
  }
  .foot-list span {
    min-width: 0;
  }
  .foot-list span:not(:has(a)) {
    padding-block: 0.3rem;
  }
  .foot-open {
    padding-block: 0.2rem;
  }
  .foot-open:has(b:empty) {
    display: none;
  }
  .foot-hours > div {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
    padding-block: 0.2rem;
    color: var(--quiet);
  }
  .foot-hours dt {
    white-space: nowrap;
  }
  .foot-hours dd {
    text-align: end;
  }
  .foot-links {
    display: grid;
    grid-template-rows: repeat(var(--rows), auto);
    grid-auto-flow: column;
    gap: 0 2.2rem;
    justify-content: start;
  }
  @media (max-width: 40rem) {
    .foot-links {
      display: block;
      columns: 2;
    }
  }
  .foot-local {
    display: grid;
    gap: 2rem clamp(2rem, 5vw, 4.5rem);
    padding-block: 2rem;
    border-top: 1px solid var(--line);
  }
  .foot-local ul {
    columns: 3 11rem;
    column-gap: 2rem;
  }
  .foot-local li {
    break-inside: avoid;
    color: var(--quiet);
    overflow-wrap: break-word;
  }
  .foot-local li > * {
    display: inline-block;
    max-width: 100%;
    padding-block: 0.3rem;
    line-height: 1.35;
  }
  @container s (max-width: 39.99rem) {
    .foot-local ul {
      columns: 2;
      column-gap: 1.2rem;
    }
  }
  @container s (min-width: 64rem) {
    .foot-local {
      grid-auto-flow: column;
      grid-auto-columns: minmax(0, 1fr);
    }
  }
  .social {
    display: flex;
    flex-wrap: wrap;
    gap: 0.6rem;
    margin-top: 0.25rem;
  }
  .social a[href]:hover {
    background: var(--ink);
    color: var(--bg);
  }
  .social a {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    border: 1px solid var(--field);
    border-radius: var(--r-button);
    font-size: 1.1rem;
  }
  .foot-end {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0.35rem 2rem;
    padding-block: 1.3rem;
    border-top: 1px solid var(--line);
    color: var(--quiet);
    font-size: var(--t-2);
  }
  /* Leaves room for the button for messages, which floats over the page's end. */
  @container s (min-width: 40rem) {
    #footer .foot-end p {
      max-width: calc(100% - 15rem);
    }
  }
  #footer .foot-end a {
    display: inline-block;
    margin-inline-end: 0.6rem;
    padding-block: 0.2rem;
    text-decoration: underline;
  }
  @media print {
    #footer nav,
    .foot-social {
      display: none;
    }
  }
`;
