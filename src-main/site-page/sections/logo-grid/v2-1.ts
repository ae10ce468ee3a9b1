import { text } from '#shared/domain/site/readers.ts';
import { companyName } from '../../content/copy.ts';
import { html } from '../../html/html.ts';
import { css } from '../../html/css.ts';
import { imageAddress } from '../../html/url.ts';
import { picture } from '../../parts/picture.ts';
import { defineSection } from '../../section.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { items } from '../../content/items.ts';

function awardPhotos(site: Pick<SiteDocument, 'awards'>): string[] {
  return items(site.awards).flatMap((award) => imageAddress(text(award.photo)) || []);
}

export const logoGridV21 = defineSection({
  reads: ['awards', 'company_name', 'slug'],
  isPresent: (site) => awardPhotos(site).length > 0,
  render(site, page) {
    const photos = awardPhotos(site);
    const name = companyName(site);
    return html`<section id="logo-grid" class="awards band ${page.tone}" aria-labelledby="logo-grid-title">
      <div class="wrap">
        <h2 id="logo-grid-title">Awards &amp; recognition</h2>
        <ul>
          ${photos.map((url, at) => html`<li>${picture(page, url, 'award', { alt: `${name} award ${at + 1}` })}</li>`)}
        </ul>
      </div>
    </section>`;
  },
  styles: [
    css`
      .awards {
        padding-block: clamp(2.75rem, 2rem + 2.6vw, 4.25rem);
      }
      .awards h2 {
        color: var(--muted);
        font-size: 0.875rem;
        font-weight: 700;
        letter-spacing: 0.12em;
        text-align: center;
        text-transform: uppercase;
      }
      .awards ul {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: center;
        gap: 1.5rem clamp(1.75rem, 4vw, 4rem);
        margin-top: 1.75rem;
      }
      .awards img {
        width: auto;
        max-width: 11rem;
        height: 5.5rem;
        object-fit: contain;
      }
    `,
  ],
});
