import { text } from '#shared/domain/site/readers.ts';
import { companyName, or } from '../../content/copy.ts';
import { openingHours } from '../../content/hours.ts';
import { allPhones, emailAddress } from '../../content/phone.ts';
import { addressLines, homePlace, mapsUrl } from '../../content/place.ts';
import { socialFields, socials } from '../../content/socials.ts';
import { navigationEntries, navigationFields } from '../../content/titles.ts';
import { html, nothing } from '../../html/html.ts';
import { css } from '../../html/css.ts';
import { icon } from '../../icons.ts';
import { link } from '../../parts/link.ts';
import { logo, logoFields, logoSize } from '../../parts/logo.ts';
import { defineSection } from '../../section.ts';

export const footerV21 = defineSection({
  reads: [
    ...logoFields,
    ...navigationFields,
    ...socialFields,
    'company_tagline',
    'phone',
    'additional_phone_number_list',
    'email',
    'country',
    'street_address',
    'city',
    'state',
    'zip_code',
    'service_areas',
    'service_area_array',
    'business_hours',
    'license_number',
    'socials_header',
    'socials_subtitle',
  ],
  ground: 'own',
  isPresent: () => true,
  render(site, page) {
    const name = companyName(site);
    const image = logo(site, page, 'lazy');
    const address = addressLines(site);
    const email = emailAddress(site.email);
    const hours = openingHours(site);
    const profiles = socials(site);
    const licence = text(site.license_number).trim();
    const where =
      address.length > 0
        ? link(
            page,
            mapsUrl(address.join(', ')),
            address.map((line, at) => html`${at > 0 && html`<br />`}${line}`),
          )
        : homePlace(site);
    return html`<footer id="footer" class="foot dark">
      <div class="wrap foot-row">
        <div class="foot-brand">
          ${image === nothing ? html`<p class="foot-name">${name}</p>` : html`<div class="foot-logo" style="--logo:${logoSize(site)}px">${image}</div>`}
          ${text(site.company_tagline).trim() !== '' && html`<p>${text(site.company_tagline).trim()}</p>`}
          ${
            profiles.length > 0 &&
            html`<h2 class="foot-social-title">${or(site.socials_header, 'Follow us')}</h2>
              ${text(site.socials_subtitle).trim() !== '' && html`<p>${text(site.socials_subtitle).trim()}</p>`}
              <ul class="social">
                ${profiles.map((profile) => html`<li>${link(page, profile.href, html`<span aria-hidden="true">${profile.mark}</span><span class="vh">${profile.name}</span>`)}</li>`)}
              </ul>`
          }
        </div>
        <div>
          <h2>Contact</h2>
          <ul class="foot-list">
            ${allPhones(site).map((phone) => html`<li>${icon('phone')}${link(page, `tel:${phone.number}`, phone.label)}</li>`)}
            ${email !== '' && html`<li>${icon('mail')}${link(page, `mailto:${email}`, email)}</li>`}
            ${where !== '' && html`<li>${icon('pin')}<span>${where}</span></li>`}
          </ul>
        </div>
        ${
          hours.length > 0 &&
          html`<div>
            <h2>Hours</h2>
            <dl class="foot-hours">
              ${hours.map(
                (day) =>
                  html`<div>
                    <dt>${day.days}</dt>
                    <dd>${day.hours}</dd>
                  </div>`,
              )}
            </dl>
          </div>`
        }
        <nav aria-label="Footer">
          <h2>Explore</h2>
          <ul class="foot-list">
            ${navigationEntries(site, page.present).map(({ label, href }) => html`<li><a href="${href}">${label}</a></li>`)}
          </ul>
        </nav>
      </div>
      <div class="foot-end">
        <div class="wrap">
          <p>© ${name}. All rights reserved.${licence !== '' && html` License ${licence}.`}</p>
          ${page.productName && html`<p>Website by ${page.productName}</p>`}
        </div>
      </div>
    </footer>`;
  },
  styles: [
    css`
      .foot {
        background: var(--footer-solid);
        color: var(--footer-quiet);
        font-size: 1rem;
        line-height: 1.6;
      }
      .foot-row {
        display: grid;
        gap: 2.75rem clamp(2rem, 5vw, 5rem);
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 13.5rem), 1fr));
        padding-block: clamp(3.5rem, 6vw, 5.5rem) 3rem;
      }
      .foot h2,
      .foot-name {
        color: var(--footer-ink);
        font-size: 1.0625rem;
        letter-spacing: 0;
        margin-bottom: 1rem;
      }
      .foot-name {
        font: 800 1.5rem/1.2 var(--font-heading);
        letter-spacing: -0.02em;
      }
      .foot a {
        color: inherit;
        text-decoration: none;
      }
      .foot a[href]:hover {
        color: var(--footer-ink);
        text-decoration: underline;
      }
      .foot-logo {
        width: fit-content;
        max-width: 100%;
        margin-bottom: 1.25rem;
        padding: 0.9rem 1.1rem;
        border-radius: 14px;
        background: #fff;
      }
      .foot-logo .logo {
        display: block;
        width: min(var(--logo), 100%);
        height: calc(var(--logo) * 0.4);
        max-height: 7rem;
      }
      .foot-logo img {
        width: 100%;
        height: 100%;
        object-fit: contain;
      }
      .foot-list li {
        display: flex;
        gap: 0.75rem;
        align-items: baseline;
      }
      .foot-list a {
        display: inline-block;
        padding-block: 0.3rem;
        min-height: 2rem;
        overflow-wrap: anywhere;
      }
      .foot-list .ico {
        align-self: flex-start;
        margin-top: 0.6rem;
        color: var(--footer-ink);
        font-size: 0.9375rem;
      }
      .foot-list span {
        padding-block: 0.3rem;
      }
      .foot-hours > div {
        display: flex;
        justify-content: space-between;
        gap: 1rem;
        padding-block: 0.25rem;
      }
      .foot-hours dd {
        text-align: right;
      }
      .foot .foot-social-title {
        margin: 1.75rem 0 0.8rem;
      }
      .social {
        display: flex;
        flex-wrap: wrap;
        gap: 0.6rem;
        margin-top: 0.25rem;
      }
      .social a {
        display: grid;
        place-items: center;
        width: 2.75rem;
        height: 2.75rem;
        border: 1px solid color-mix(in srgb, currentColor 45%, transparent);
        border-radius: 50%;
        font-size: 0.875rem;
        font-weight: 800;
        line-height: 1;
      }
      .social a[href]:hover {
        background: var(--accent);
        border-color: var(--accent);
        color: var(--accent-ink);
        text-decoration: none;
      }
      .foot-end {
        border-top: 1px solid color-mix(in srgb, currentColor 22%, transparent);
        font-size: 0.9rem;
      }
      .foot-end .wrap {
        display: flex;
        flex-wrap: wrap;
        justify-content: space-between;
        gap: 0.35rem 2rem;
        padding-block: 1.4rem 5.5rem;
      }
      @media (min-width: 60rem) {
        .foot-row {
          grid-template-columns: 1.3fr;
          grid-auto-flow: column;
          grid-auto-columns: minmax(0, 1fr);
        }
        .foot-end .wrap {
          padding-bottom: 1.6rem;
        }
      }
      @media print {
        .foot {
          background: none;
          color: #000;
        }
        .foot nav,
        .social,
        .foot-social-title {
          display: none;
        }
      }
    `,
  ],
});
