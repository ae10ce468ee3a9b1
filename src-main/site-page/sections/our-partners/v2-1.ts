import { readJsonList, text } from '#shared/domain/site/readers.ts';
import type { Partnership, SiteDocument } from '#shared/domain/site/schema.ts';
import { or } from '../../content/copy.ts';
import { html } from '../../html/html.ts';
import { css } from '../../html/css.ts';
import { externalUrl, safeUrl } from '../../html/url.ts';
import { icon } from '../../icons.ts';
import { heading } from '../../parts/heading.ts';
import { link } from '../../parts/link.ts';
import { picture } from '../../parts/picture.ts';
import { defineSection } from '../../section.ts';
import { orderedItems } from '../../content/items.ts';

function partners(site: Pick<SiteDocument, 'products'>): Partnership[] {
  return orderedItems(readJsonList<Partnership>(site.products)).filter(
    ({ title, photo }) => text(title).trim() + text(photo).trim() !== '',
  );
}

export const ourPartnersV21 = defineSection({
  reads: ['products', 'partners_header', 'partners_subtitle', 'product_header', 'product_subtitle'],
  isPresent: (site) => partners(site).length > 0,
  render(site, page) {
    const title = or(site.partners_header, or(site.product_header, 'Our Partners'));
    const cards = partners(site).map((partner) => {
      const name = text(partner.title).trim();
      const target = externalUrl(text(partner.link)) || safeUrl(text(partner.link));
      return html`<li class="card partner">
        ${picture(page, text(partner.photo), 'partner', { alt: name === '' ? 'Partner' : '' })}
        <div>
          ${name !== '' && html`<h3>${name}</h3>`}
          ${text(partner.subtitle).trim() !== '' && html`<p>${text(partner.subtitle).trim()}</p>`}
          ${target !== '' && link(page, target, html`Visit<span class="vh"> ${name || 'this partner'}</span>${icon('external')}`, 'partner-link')}
        </div>
      </li>`;
    });
    return html`<section
      id="our-partners"
      class="partners band center ${page.tone}"
      aria-labelledby="our-partners-title"
    >
      <div class="wrap">
        ${heading('our-partners', title, or(site.partners_subtitle, text(site.product_subtitle).trim()))}
        <ul>
          ${cards}
        </ul>
      </div>
    </section>`;
  },
  styles: [
    css`
      .partners ul {
        display: flex;
        flex-wrap: wrap;
        justify-content: center;
        gap: clamp(1.15rem, 0.8rem + 1.2vw, 1.9rem);
      }
      .partner {
        flex: 0 1 22rem;
        overflow: hidden;
        text-align: left;
      }
      .partner img {
        width: 100%;
        aspect-ratio: 3 / 2;
        object-fit: cover;
      }
      .partner > div {
        padding: 1.35rem 1.5rem 1.5rem;
      }
      .partner p {
        margin-top: 0.35rem;
        color: var(--muted);
        font-size: 1rem;
      }
      .partner-link {
        display: inline-flex;
        align-items: center;
        gap: 0.45rem;
        min-height: 2.75rem;
        margin-top: 0.35rem;
        font-weight: 700;
        text-decoration: none;
      }
    `,
  ],
});
