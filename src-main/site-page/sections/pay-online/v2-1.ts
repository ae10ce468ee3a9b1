import { text } from '#shared/domain/site/readers.ts';
import { or } from '../../content/copy.ts';
import { paymentMethods } from '../../content/payments.ts';
import { html } from '../../html/html.ts';
import { css } from '../../html/css.ts';
import { heading } from '../../parts/heading.ts';
import { button } from '../../parts/link.ts';
import { defineSection } from '../../section.ts';

export const payOnlineV21 = defineSection({
  reads: ['payments', 'payment_header', 'payment_subtitle'],
  isPresent: (site) => paymentMethods(site).length > 0,
  render(site, page) {
    const cards = paymentMethods(site).map(
      ({ name, account, href }) =>
        html`<li class="card pay">
          <span class="pay-mark pay-${name.toLowerCase()}" aria-hidden="true">${name.slice(0, 1)}</span>
          <h3>${name}</h3>
          <p>${href === '' ? html`Send to <b>${account}</b> in your banking app` : account}</p>
          ${href !== '' && button(page, { label: `Pay with ${name}`, href, icon: 'wallet' }, 'solid')}
        </li>`,
    );
    return html`<section id="pay-online" class="band center ${page.tone}" aria-labelledby="pay-online-title">
      <div class="wrap">
        ${heading('pay-online', or(site.payment_header, 'Pay Online'), text(site.payment_subtitle).trim())}
        <ul class="pays">
          ${cards}
        </ul>
      </div>
    </section>`;
  },
  styles: [
    css`
      .pays {
        display: flex;
        flex-wrap: wrap;
        justify-content: center;
        gap: 1.5rem;
      }
      .pay {
        display: flex;
        flex-direction: column;
        align-items: center;
        gap: 0.5rem;
        flex: 1 1 16rem;
        max-width: 22rem;
        padding: 2rem 1.75rem;
        min-width: 0;
      }
      .pay {
        text-align: center;
      }
      .pay p {
        color: var(--muted);
        overflow-wrap: anywhere;
        margin-bottom: 0.75rem;
      }
      .pay .btn {
        margin-top: auto;
        width: 100%;
      }
      .pay-mark {
        display: grid;
        place-items: center;
        width: 3.75rem;
        height: 3.75rem;
        margin-bottom: 0.5rem;
        border-radius: 18px;
        color: #fff;
        font: 800 1.75rem/1 var(--font-heading);
      }
      .pay-venmo {
        background: #0767a8;
      }
      .pay-paypal {
        background: #14357f;
      }
      .pay-zelle {
        background: #6d1ed4;
      }
    `,
  ],
});
