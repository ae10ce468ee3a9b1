import { text } from '#shared/domain/site/readers.ts';
import { openingHours } from '../../content/hours.ts';
import { emailAddress, mainPhone } from '../../content/phone.ts';
import { homePlace } from '../../content/place.ts';
import { html } from '../../html/html.ts';
import { css } from '../../html/css.ts';
import { icon } from '../../icons.ts';
import { link } from '../../parts/link.ts';
import { defineSection } from '../../section.ts';

/** A slim strip of facts that callers look for first. */
export const headerV21 = defineSection({
  reads: [
    'phone',
    'country',
    'email',
    'city',
    'state',
    'street_address',
    'zip_code',
    'service_areas',
    'service_area_array',
    'business_hours',
  ],
  ground: 'own',
  isPresent: (site) => homePlace(site) !== '' || mainPhone(site) !== null || text(site.email).trim() !== '',
  render(site, page) {
    const place = homePlace(site);
    const phone = mainPhone(site);
    const email = emailAddress(site.email);
    const open = openingHours(site).find(({ hours }) => hours !== 'Closed');
    return html`<div id="header" class="facts" role="region" aria-label="At a glance">
      <ul class="wrap">
        ${place !== '' && html`<li>${icon('pin')}<span>Serving ${place}</span></li>`}
        ${open && html`<li class="wide">${icon('clock')}<span>${open.days}: ${open.hours}</span></li>`}
        ${email !== '' && html`<li class="wide">${icon('mail')}${link(page, `mailto:${email}`, email)}</li>`}
        ${phone && html`<li class="call">${icon('phone')}${link(page, `tel:${phone.number}`, phone.label)}</li>`}
      </ul>
    </div>`;
  },
  styles: [
    css`
      .facts {
        background: var(--wash);
        color: var(--ink);
        font-size: 0.9375rem;
        line-height: 1.4;
      }
      .facts ul {
        display: flex;
        align-items: center;
        justify-content: center;
        flex-wrap: wrap;
        gap: 0.25rem 2.25rem;
        padding-block: 0.5rem;
      }
      .facts li {
        display: flex;
        align-items: center;
        gap: 0.5rem;
        min-height: 1.75rem;
      }
      .facts .ico {
        color: var(--strong);
      }
      .facts a {
        color: inherit;
        text-decoration: none;
        padding-block: 0.2rem;
      }
      .facts a:hover {
        text-decoration: underline;
      }
      .facts .call {
        font-weight: 700;
      }
      @media (min-width: 60rem) {
        .facts .call {
          margin-left: auto;
        }
        .facts ul {
          justify-content: flex-start;
        }
      }
      @media (max-width: 59.99rem) {
        .facts .wide {
          display: none;
        }
        .facts ul {
          justify-content: space-between;
        }
      }
    `,
  ],
});
