import type { Partner, PartnersModel } from '../../content/sections/our-partners.ts';
import { css } from '../../html/css.ts';
import { html, type Html } from '../../html/html.ts';
import { icon } from '../../icons.ts';
import { link } from '../../parts/link.ts';
import { picture } from '../../parts/picture.ts';
import { isFew, quietLine, quietLineStyles } from '../../parts/quiet-line.ts';
import type { Page } from '../../page.ts';
import type { Structure } from '../structure.ts';

/** A few partners on one line, each with picture, name and note. The name is a link to the partner's site. */
export const line: Structure<PartnersModel> = {
  fits: ({ partners }) => isFew(partners),
  shared: [quietLineStyles],
  render: (model, page) =>
    quietLine(
      'our-partners',
      model,
      model.partners.map((partner) => item(partner, page)),
    ),
  css: css`
    .our-partners-line .go {
      display: inline-flex;
      gap: 0.4rem;
      align-items: center;
      min-height: 1.75rem;
    }
  `,
};

function item({ name, note, photo, href }: Partner, page: Page): Html {
  const { visit, thisPartner } = page.words;
  const words = name || html`${visit}<span class="vh"> ${thisPartner}</span>`;
  const shown = href === '' ? name : link(page, href, html`${words}${icon('external')}`, 'go');
  return html`<li>
    ${photo !== '' && picture(page, photo, 'partner', { alt: name === '' ? page.words.partner : '', sizes: '128px' })}
    <div>${shown !== '' && html`<h3 dir="auto">${shown}</h3>`} ${note !== '' && html`<p dir="auto">${note}</p>`}</div>
  </li>`;
}
