import type { QuoteModel } from '../content/sections/get_a_quote.ts';
import { css } from '../html/css.ts';
import { html, type Html } from '../html/html.ts';
import { icon, type IconName } from '../icons.ts';
import type { Page } from '../page.ts';
import { link, mailLink } from './link.ts';

/** Call, text and email links; they show the number and the address, for desktops that cannot dial. */
export function reachList({ phone, email }: QuoteModel, page: Page): Html {
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

export const reachStyles = css`
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
  .reach + .proof {
    margin-top: 1.6rem;
  }
  /* The phone bar has both. */
  @media (max-width: 40rem) {
    .reach :is(.reach-phone, .reach-message),
    .reach:not(:has(.reach-mail)) {
      display: none;
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
