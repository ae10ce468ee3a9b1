import { text } from '#shared/domain/site/readers.ts';
import { yearsInBusiness } from '../../content/badges.ts';
import { companyName, or } from '../../content/copy.ts';
import { callToAction, ctaFields } from '../../content/cta.ts';
import { openingHours, type DayHours } from '../../content/hours.ts';
import { homePhotos } from '../../content/photos.ts';
import { addressLines, mapsUrl } from '../../content/place.ts';
import { paragraphs } from '../../content/text.ts';
import { html, type Html } from '../../html/html.ts';
import { css } from '../../html/css.ts';
import { imageAddress } from '../../html/url.ts';
import { icon } from '../../icons.ts';
import { heading } from '../../parts/heading.ts';
import { buttons, link } from '../../parts/link.ts';
import { altText, picture } from '../../parts/picture.ts';
import { prose } from '../../parts/prose.ts';
import { defineSection } from '../../section.ts';

export const aboutUsV21 = defineSection({
  reads: [
    ...ctaFields,
    'about',
    'about_header',
    'about_subtitle',
    'about_upload',
    'gallery',
    'company_name',
    'slug',
    'license_number',
    'years_in_business',
    'business_hours',
    'street_address',
    'city',
    'state',
    'zip_code',
  ],
  isPresent: (site) => text(site.about).trim() !== '' || openingHours(site).length > 0,
  render(site, page) {
    const name = companyName(site);
    const upload = imageAddress(text(site.about_upload));
    const photo = upload === '' ? homePhotos(site)[0] : { url: upload, alt: '' };
    const years = yearsInBusiness(site.years_in_business);
    const hours = openingHours(site);
    const address = addressLines(site);
    const licence = text(site.license_number).trim();
    const cta = callToAction(site, 'cta_main', page);
    return html`<section id="about-us" class="about band ${page.tone}" aria-labelledby="about-us-title">
      <div class="wrap about-row${photo ? '' : ' about-plain'}">
        ${
          photo &&
          html`<div class="about-photo">
            ${picture(page, photo.url, 'about', { alt: altText(photo.alt, `${name} at work`) })}
            ${years !== '' && html`<p class="about-years"><b>${years}</b><span>in business</span></p>`}
          </div>`
        }
        <div>
          ${heading('about-us', or(site.about_header, 'About Us'), text(site.about_subtitle).trim(), name)}
          <div class="prose">${prose(paragraphs(text(site.about)))}</div>
          ${
            (hours.length > 0 || address.length > 0 || licence !== '') &&
            html`<div class="about-facts">
              ${hours.length > 0 && hoursList(hours)}
              ${
                (address.length > 0 || licence !== '') &&
                html`<dl>
                  ${
                    address.length > 0 &&
                    html`<div>
                      <dt>${icon('pin')}Visit us</dt>
                      <dd>${link(page, mapsUrl(address.join(', ')), address.join(', '))}</dd>
                    </div>`
                  }
                  ${
                    licence !== '' &&
                    html`<div>
                      <dt>${icon('certificate')}License</dt>
                      <dd>${licence}</dd>
                    </div>`
                  }
                </dl>`
              }
            </div>`
          }
          ${buttons(page, cta ? [cta] : [])}
        </div>
      </div>
    </section>`;
  },
  styles: [
    css`
      .about-row {
        display: grid;
        gap: clamp(2.5rem, 5vw, 5.5rem);
        align-items: center;
      }
      .about-photo {
        position: relative;
        margin: 0 0.9rem 0.9rem 0;
        isolation: isolate;
      }
      .about-photo::after {
        content: '';
        position: absolute;
        z-index: -1;
        inset: 1.1rem -1.1rem -1.1rem 1.1rem;
        border-radius: 20px;
        background: var(--rule);
      }
      .about-photo img {
        width: 100%;
        aspect-ratio: 4 / 3;
        object-fit: cover;
        border-radius: 20px;
      }
      .about-years {
        position: absolute;
        left: 1.25rem;
        bottom: 1.25rem;
        padding: 0.9rem 1.3rem;
        border-radius: 14px;
        background: #fff;
        color: var(--ink);
        line-height: 1.2;
        box-shadow: 0 16px 36px -14px rgb(0 0 0 / 45%);
      }
      .about-years b {
        display: block;
        font: 800 1.5rem/1.15 var(--font-heading);
        color: var(--strong);
      }
      .about-years span {
        font-size: 0.875rem;
        color: var(--muted);
      }
      .about .head {
        margin-bottom: 1.75rem;
      }
      .prose p + p {
        margin-top: 1.05em;
      }
      .about-plain .prose {
        max-width: 46rem;
      }
      .about-facts {
        display: grid;
        gap: 1.5rem 2.5rem;
        margin-top: 2rem;
        padding-top: 1.75rem;
        border-top: 1px solid var(--line);
        font-size: 1rem;
      }
      .about-facts dt {
        display: flex;
        align-items: center;
        gap: 0.5rem;
        font-weight: 700;
      }
      .about-facts dl > div + div {
        margin-top: 1rem;
      }
      .about-facts .ico {
        color: var(--strong);
      }
      .hours caption {
        display: flex;
        align-items: center;
        gap: 0.5rem;
        margin-bottom: 0.35rem;
        font-weight: 700;
        text-align: left;
      }
      .hours {
        border-collapse: collapse;
        width: 100%;
      }
      .hours th {
        white-space: nowrap;
        font-weight: 400;
        text-align: left;
        padding: 0.2rem 1.25rem 0.2rem 0;
        vertical-align: top;
      }
      .hours td {
        padding: 0.2rem 0;
        text-align: right;
        font-variant-numeric: tabular-nums;
      }
      .about .btns {
        margin-top: 2.25rem;
      }
      @media (min-width: 40rem) {
        .about-facts {
          grid-template-columns: 1.15fr 1fr;
        }
      }
      @media (min-width: 62rem) {
        .about-row:not(.about-plain) {
          grid-template-columns: minmax(0, 0.85fr) 1fr;
        }
        .about-photo img {
          aspect-ratio: 4 / 5;
        }
      }
    `,
  ],
});

function hoursList(hours: readonly DayHours[]): Html {
  return html`<table class="hours">
    <caption>
      ${icon('clock')}Hours
    </caption>
    <tbody>
      ${hours.map(
        (day) =>
          html`<tr>
            <th scope="row">${day.days}</th>
            <td>${day.hours}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}
