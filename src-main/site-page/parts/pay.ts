import type { PaymentMethod } from '../content/payments.ts';
import { css } from '../html/css.ts';
import { html, type Html } from '../html/html.ts';
import type { Page } from '../page.ts';
import { breakableAddress, button } from './link.ts';

/**
 * Renders the account that visitors pay to. If the service has no page to open (only Zelle may lack one), the text also
 * says where to enter the account.
 */
export function payAccount({ account, href }: PaymentMethod, { words }: Page): Html {
  return href === ''
    ? html`<p>${words.sendTo} <b dir="auto">${breakableAddress(account)}</b> ${words.inBankingApp}</p>`
    : html`<p dir="auto">${breakableAddress(account)}</p>`;
}

function payMark({ name }: PaymentMethod): Html {
  return html`<i class="pay-mark pay-${name.toLowerCase()}" aria-hidden="true">${name.slice(0, 1)}</i>`;
}

/** Renders a payment service, the account, and a button if the service has a page to open. */
export function payMethod(method: PaymentMethod, page: Page): Html {
  const label = page.words.payWith(method.name);
  return html`${payMark(method)}
    <div>
      <h3>${method.name}</h3>
      ${payAccount(method, page)}
    </div>
    ${method.href !== '' && button(page, { label, href: method.href, icon: 'wallet' }, 'second')}`;
}

export const payStyles = css`
  .pay-mark {
    display: grid;
    place-items: center;
    flex: none;
    width: 2.9rem;
    height: 2.9rem;
    border-radius: min(var(--r-card), 14px);
    background: var(--link);
    color: #fff;
    font: 800 1.3rem/1 var(--f-text);
  }
  .pay-venmo {
    background: #0767a8;
  }
  .pay-paypal {
    background: #003087;
  }
  .pay-zelle {
    background: #6d1ed4;
  }
`;
