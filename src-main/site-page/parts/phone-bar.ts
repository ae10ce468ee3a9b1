import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { VersionId } from '#shared/layout/catalogue.ts';
import { readTextUs } from '../content/modals.ts';
import { mainPhone } from '../content/phone.ts';
import { html, type Html } from '../html/html.ts';
import { icon } from '../icons.ts';
import type { Linked } from '../page.ts';
import { link } from './link.ts';
import { modalLink } from './modal-link.ts';

/**
 * Renders the bar at the foot of a phone's screen: call, text and quote; false without a phone number. The quote button
 * opens the form's dialog. It leads to the form's section only if there is no dialog, because that section begins with
 * a list of the steps of a job, which fills a phone's screen.
 */
export function phoneBar(site: SiteDocument, page: Linked, version: VersionId): Html | false {
  const phone = mainPhone(site);
  if (phone === null) return false;
  const { words } = page;
  const quote = html`<span>${words.quote}</span>`;
  const hasDialog = Boolean(readTextUs(site, page)?.body.form);
  return html`<nav class="phone-bar" data-v="${version}" data-ground="card" aria-label="${words.contact}">
    ${link(page, `tel:${phone.number}`, html`${icon('phone')}<span>${words.call}</span>`, 'btn main')}
    ${link(page, `sms:${phone.number}`, html`${icon('message')}<span>${words.text}</span>`, 'btn second')}
    ${
      hasDialog
        ? modalLink(page, 'text-us', quote, 'btn second', words.getQuote)
        : page.present.includes('get_a_quote') && html`<a class="btn second" href="#get_a_quote">${quote}</a>`
    }
  </nav>`;
}
