import type { FactsModel } from '../content/sections/header.ts';
import { attributes, html, type Html } from '../html/html.ts';
import { icon, type IconName } from '../icons.ts';
import type { Page } from '../page.ts';
import type { Ground } from '#shared/theme/roles.ts';
import { link, mailLink } from './link.ts';
import { openData } from './open-now.ts';

interface FactLook {
  /** ground of each fact; if missing, the facts are on the section's ground */
  ground?: Ground;
  /** class of the phone number's item; `wide` hides an item on phones */
  call?: 'call' | 'wide';
}

/** Renders where the business works, when it is open and how to reach it, as items of a list. */
export function businessFacts(
  { place, open, opening, email, phone }: FactsModel,
  page: Page,
  { ground, call = 'wide' }: FactLook = {},
): Html {
  const fact = (name: IconName, inside: Html, kind?: string, data: Html | false = false): Html =>
    html`<li ${attributes({ class: kind, 'data-ground': ground })} ${data}>${icon(name)}${inside}</li>`;
  return html`${place !== '' && fact('pin', html`<span>${page.words.serving(place)}</span>`)}
  ${open && fact('clock', html`<b></b><span>${open.days}: ${open.hours}</span>`, 'wide', openData({ opening }, page))}
  ${email !== '' && fact('mail', mailLink(page, email), 'wide')}
  ${phone && fact('phone', link(page, `tel:${phone.number}`, phone.label), call)}`;
}
