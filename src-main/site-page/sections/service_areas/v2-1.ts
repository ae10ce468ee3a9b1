import { companyName, or } from '../../content/copy.ts';
import { addressLines, mapsUrl, placeName, serviceAreas, type Area } from '../../content/place.ts';
import { html, type Html } from '../../html/html.ts';
import { css } from '../../html/css.ts';
import { icon } from '../../icons.ts';
import { heading } from '../../parts/heading.ts';
import { link } from '../../parts/link.ts';
import { defineSection } from '../../section.ts';
import type { Page } from '../../page.ts';

export const serviceAreasV21 = defineSection({
  reads: [
    'service_areas',
    'service_area_array',
    'find_header',
    'find_subtitle',
    'company_name',
    'slug',
    'street_address',
    'city',
    'state',
    'zip_code',
    'country',
  ],
  isPresent: (site) => serviceAreas(site).length > 0,
  render(site, page) {
    const areas = serviceAreas(site);
    const states = Map.groupBy(areas, ({ state }) => state);
    const reach = Math.max(...areas.map(({ radius }) => radius));
    const address = addressLines(site).join(', ');
    return html`<section id="service_areas" class="areas band ${page.tone}" aria-labelledby="service_areas-title">
      <div class="wrap areas-row">
        <div>
          ${heading('service_areas', or(site.find_header, 'Areas We Serve'), or(site.find_subtitle, `${companyName(site)} comes to you in these places and the towns around them.`))}
          ${[...states].map(([state, cities]) => stateList(state, cities, states.size > 1, page))}
          ${address !== '' && html`<p class="areas-home">${icon('home')}<span>Based at ${link(page, mapsUrl(address), address)}</span></p>`}
        </div>
        ${reachMap(areas, reach)}
      </div>
    </section>`;
  },
  styles: [
    css`
      .areas-row {
        display: grid;
        gap: 3rem clamp(2.5rem, 6vw, 6rem);
        align-items: center;
      }
      .areas .head {
        margin-bottom: 2rem;
      }
      .areas h3 {
        margin: 1.5rem 0 0.85rem;
        font-size: 1.0625rem;
      }
      .places {
        display: flex;
        flex-wrap: wrap;
        gap: 0.6rem;
      }
      .places a {
        display: inline-flex;
        align-items: center;
        gap: 0.45rem;
        min-height: 2.75rem;
        padding: 0.45rem 1rem;
        border: 1px solid var(--line);
        border-radius: 99px;
        background: #fff;
        color: var(--ink);
        font-weight: 600;
        font-size: 1rem;
        line-height: 1.3;
        text-decoration: none;
      }
      .places a[href]:hover {
        border-color: var(--strong);
        color: var(--strong);
      }
      .places .ico {
        color: var(--accent-strong);
        font-size: 0.875rem;
      }
      .places small {
        color: var(--muted);
        font-weight: 400;
        font-size: 0.875rem;
      }
      .areas-home {
        display: flex;
        gap: 0.7rem;
        margin-top: 1.75rem;
      }
      .areas-home .ico {
        margin-top: 0.2rem;
        color: var(--strong);
      }
      .reach {
        justify-self: center;
        width: min(100%, 26rem);
        color: var(--strong);
      }
      .reach text {
        font: 700 15px var(--font);
        fill: #fff;
        text-anchor: middle;
      }
      @media (min-width: 62rem) {
        .areas-row {
          grid-template-columns: 1fr minmax(0, 26rem);
        }
      }
      @media print {
        .reach {
          display: none;
        }
      }
    `,
  ],
});

function stateList(state: string, cities: readonly Area[], titled: boolean, page: Page): Html {
  const places = cities.map((area) => {
    const near = area.radius > 0 && html`<small>+ ${area.radius} mi</small>`;
    return html`<li>
      ${link(page, mapsUrl(placeName(area)), html`${icon('pin')}<span>${titled ? area.city : placeName(area)}</span>${near}`)}
    </li>`;
  });
  return html`${titled && state !== '' && html`<h3>${state}</h3>`}
    <ul class="places">
      ${places}
    </ul>`;
}

/** Where pins stand on the drawing: spread by the golden angle, the first in the middle. */
function reachMap(areas: readonly Area[], reach: number): Html {
  const pins = areas.slice(1, 10).map((_, at) => {
    const angle = (at + 1) * 2.39996;
    const far = 58 + 92 * Math.sqrt((at + 1) / 9);
    return html`<circle
      cx="${Math.round(200 + far * Math.cos(angle))}"
      cy="${Math.round(200 + far * Math.sin(angle))}"
      r="6"
      fill="var(--accent)"
      stroke="#fff"
      stroke-width="2.5"
    />`;
  });
  return html`<svg class="reach" viewBox="0 0 400 400" aria-hidden="true">
    <circle cx="200" cy="200" r="190" fill="currentColor" opacity=".07" />
    <circle cx="200" cy="200" r="130" fill="currentColor" opacity=".1" />
    <circle cx="200" cy="200" r="70" fill="currentColor" opacity=".16" />
    <circle
      cx="200"
      cy="200"
      r="189"
      fill="none"
      stroke="currentColor"
      stroke-opacity=".5"
      stroke-dasharray="3 7"
      stroke-width="2"
    />
    ${pins}
    <path d="M200 222s26-23 26-44a26 26 0 0 0-52 0c0 21 26 44 26 44z" fill="currentColor" />
    <circle cx="200" cy="178" r="9.5" fill="#fff" />
    ${reach > 0 && html`<rect x="142" y="356" width="116" height="32" rx="16" fill="currentColor" /><text x="200" y="377">${reach} miles</text>`}
  </svg>`;
}
