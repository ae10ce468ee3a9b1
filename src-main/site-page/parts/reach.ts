import type { QuoteModel } from '../content/sections/get_a_quote.ts';
import { css } from '../html/css.ts';
import { html, type Html } from '../html/html.ts';
import { icon, type IconName } from '../icons.ts';
import type { Page } from '../page.ts';
import { proofLine } from './hero-words.ts';
import { button, link, mailLink } from './link.ts';
import { modalLink } from './modal-link.ts';

/**
 * Renders a button with the form's title. It opens the form's dialog, or leads to the hero with the form if there is no
 * dialog.
 */
function toForm({ form, hasModal }: QuoteModel, page: Page): Html | null {
  if (form === null) return null;
  const words = html`${icon('message')}<span dir="auto">${form.title}</span>`;
  return hasModal ? modalLink(page, 'text-us', words, 'btn main') : html`<a class="btn main" href="#hero">${words}</a>`;
}

/**
 * Renders ways to reach the business, its rating and license, and buttons. The class `alone` means that the section has
 * no form beside them. If a section above has the form, one of the buttons opens or leads to the form.
 */
export function contact(model: QuoteModel, page: Page): Html {
  const buttons = [page.hasFormAbove && toForm(model, page), model.cta && button(page, model.cta, 'second')].filter(
    Boolean,
  );
  return html`<div class="contact${page.hasFormAbove || model.form === null ? ' alone' : ''}">
    ${reachList(model, page)} ${proofLine(model, page)} ${buttons.length > 0 && html`<p class="btns">${buttons}</p>`}
  </div>`;
}

/** Renders call, text and email links. They show number and email address, because many desktops cannot dial. */
function reachList({ phone, email }: QuoteModel, page: Page): Html {
  const { words } = page;
  const row = (name: IconName, label: string, target: Html): Html =>
    html`<li class="reach-${name}">
      ${icon(name)}
      <div><span>${label}</span>${target}</div>
    </li>`;
  return html`<ul class="reach">
    ${phone && row('phone', words.callUs, link(page, `tel:${phone.number}`, phone.label))}
    ${phone && row('message', words.textUs, link(page, `sms:${phone.number}`, phone.label))}
    ${email !== '' && row('mail', words.writeToUs, mailLink(page, email))}
  </ul>`;
}

export const contactStyles = css`
  .contact {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: 1.6rem;
  }
  .reach {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1rem;
  }
  .reach li {
    display: flex;
    align-items: center;
    gap: 1rem;
    line-height: 1.35;
  }
  .reach li > div {
    min-width: 0;
  }
  .reach .ico {
    width: 2.875rem;
    height: 2.875rem;
    padding: 0.8rem;
    border-radius: min(var(--r-card), 14px);
    background: var(--wash);
    color: var(--link);
  }
  .reach span {
    display: block;
    color: var(--quiet);
    font-size: var(--t-2);
  }
  .reach a {
    display: inline-block;
    padding-block: 0.1rem;
    font-size: 1.12rem;
    font-weight: var(--w-bold);
    text-decoration: none;
    overflow-wrap: break-word;
    max-width: 100%;
  }
  /* The phone bar has links to call and text, so these links are hidden on phones if a form or a button remains. */
  @media (max-width: 40rem) {
    .contact:not(.alone:not(:has(.btns))) :is(.reach-phone, .reach-message, .reach:not(:has(.reach-mail))),
    .contact:not(.alone, :has(.reach-mail, .proof, .btns)) {
      display: none;
    }
  }
  @container s (min-width: 48rem) {
    .alone .reach {
      display: flex;
      flex-wrap: wrap;
      gap: 1rem 2.5rem;
    }
    .alone:has(.btns) {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
      gap: 0 2rem;
    }
    .alone .btns {
      grid-area: 1 / 2 / span 2;
      align-items: center;
    }
    .alone .reach + .proof {
      margin-top: 1.2rem;
    }
  }
  @container s (max-width: 22rem) {
    .reach li {
      gap: 0.6rem;
    }
    .reach .ico {
      width: 2.25rem;
      height: 2.25rem;
      padding: 0.55rem;
    }
    .reach a {
      font-size: 1rem;
    }
  }
  .reach a[href]:hover {
    text-decoration: underline;
  }
`;
