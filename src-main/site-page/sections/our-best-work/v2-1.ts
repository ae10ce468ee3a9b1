import { text } from '#shared/domain/site/readers.ts';
import { companyName, or } from '../../content/copy.ts';
import { homePhotos, type Photo } from '../../content/photos.ts';
import { html, type Html } from '../../html/html.ts';
import { css } from '../../html/css.ts';
import { icon } from '../../icons.ts';
import { widgetSlot } from '../../parts/custom-code.ts';
import { heading } from '../../parts/heading.ts';
import { altText, picture } from '../../parts/picture.ts';
import { defineSection } from '../../section.ts';
import type { Page } from '../../page.ts';

/** Photos of this version's mosaic, and the most that open below it. */
const shownFirst = 6;
const limit = 30;

export const ourBestWorkV21 = defineSection({
  reads: ['gallery', 'work_header', 'work_subtitle', 'work_link_text', 'home_page_widget', 'company_name', 'slug'],
  isPresent: (site) => homePhotos(site).length > 0 || text(site.home_page_widget).trim() !== '',
  render(site, page) {
    const photos = homePhotos(site).slice(0, limit);
    const name = companyName(site);
    const tiles = photos.map((photo, at) => tile(photo, at, page, name));
    return html`<section id="our-best-work" class="work band ${page.tone}" aria-labelledby="our-best-work-title">
      <div class="wrap">
        ${heading('our-best-work', or(site.work_header, 'Our Best Work'), text(site.work_subtitle).trim())}
        ${
          tiles.length > 0 &&
          html`<ul class="mosaic mosaic-${Math.min(tiles.length, shownFirst)}">
            ${tiles.slice(0, shownFirst)}
          </ul>`
        }
        ${
          tiles.length > shownFirst &&
          html`<details class="more centered-more">
            <summary>${or(site.work_link_text, 'See more photos')}</summary>
            <ul class="mosaic">
              ${tiles.slice(shownFirst)}
            </ul>
          </details>`
        }
        ${widgetSlot(page, site.home_page_widget, 'The job-photo widget')}
        ${photos.map((photo, at) => lightbox(photo, at, photos.length, page, name))}
      </div>
    </section>`;
  },
  styles: [
    css`
      .mosaic {
        display: grid;
        gap: clamp(0.6rem, 0.4rem + 0.7vw, 1.15rem);
        grid-template-columns: repeat(auto-fill, minmax(min(46%, 18rem), 1fr));
      }
      .mosaic a {
        position: relative;
        display: block;
        width: 100%;
        height: 100%;
        padding: 0;
        border: 0;
        border-radius: 14px;
        overflow: hidden;
        background: var(--wash);
        cursor: zoom-in;
        text-align: left;
      }
      .mosaic img {
        width: 100%;
        height: 100%;
        aspect-ratio: 4 / 3;
        object-fit: cover;
        transition: transform 0.5s;
      }
      .mosaic a:hover img {
        transform: scale(1.05);
      }
      .mosaic span {
        position: absolute;
        inset: auto 0 0;
        padding: 2.5rem 1.1rem 0.9rem;
        color: #fff;
        background: linear-gradient(transparent, rgb(0 0 0 / 82%));
        font-size: 0.9375rem;
        font-weight: 600;
        line-height: 1.35;
      }
      .shot {
        display: none;
        position: fixed;
        inset: 0;
        z-index: 70;
        padding: 3.5rem 1rem 1rem;
        background: #080b10;
        color: #fff;
        --focus: #fff;
      }
      .shot:target {
        display: grid;
        grid-template-rows: 1fr auto;
        place-items: center;
        gap: 0.75rem;
        visibility: visible;
      }
      .shot:focus {
        outline: none;
      }
      /* Behind an open photo nothing can be reached, by no means. */
      body:has(.shot:target) {
        overflow: hidden;
        visibility: hidden;
      }
      .shot img {
        width: auto;
        height: auto;
        max-width: 94vw;
        max-height: calc(100dvh - 9.5rem);
        object-fit: contain;
        border-radius: 8px;
      }
      .shot-bar {
        display: flex;
        align-items: center;
        gap: 1rem;
        max-width: 46rem;
        text-align: center;
        line-height: 1.4;
      }
      .shot a {
        display: grid;
        place-items: center;
        flex: none;
        width: 2.875rem;
        height: 2.875rem;
        border: 1px solid rgb(255 255 255 / 45%);
        border-radius: 50%;
        color: #fff;
      }
      .shot-close {
        position: absolute;
        top: 0.7rem;
        right: 0.9rem;
      }
      @media (min-width: 60rem) {
        .mosaic-6,
        .mosaic-5 {
          grid-template-columns: repeat(4, 1fr);
        }
        .mosaic-6 li:is(:nth-child(1), :nth-child(6)),
        .mosaic-5 li:nth-child(1) {
          grid-column: span 2;
        }
        .mosaic-6 li:is(:nth-child(1), :nth-child(6)) img,
        .mosaic-5 li:nth-child(1) img {
          aspect-ratio: auto;
        }
        .mosaic-5 {
          grid-template-columns: repeat(3, 1fr);
        }
        .mosaic-4 {
          grid-template-columns: 1fr 1fr;
        }
        .mosaic-3 {
          grid-template-columns: repeat(3, 1fr);
        }
      }
    `,
  ],
});

function description(photo: Photo, at: number, company: string): string {
  return altText(photo.alt, photo.caption || `Work by ${company}, photo ${at + 1}`);
}

function tile(photo: Photo, at: number, page: Page, company: string): Html {
  const words = description(photo, at, company);
  return html`<li>
    <a id="tile-${at + 1}" href="#photo-${at + 1}">
      ${picture(page, photo.url, 'gallery', { alt: words === photo.caption ? '' : words })}
      ${photo.caption !== '' && html`<span>${photo.caption}</span>`}
    </a>
  </li>`;
}

/** The photo in large, opened by its address, so that it needs no script and the way back closes it. */
function lightbox(photo: Photo, at: number, count: number, page: Page, company: string): Html {
  const step = (to: number, mark: 'previous' | 'next', label: string): Html =>
    html`<a href="#photo-${((to + count) % count) + 1}">${icon(mark)}<span class="vh">${label}</span></a>`;
  return html`<div
    id="photo-${at + 1}"
    class="shot"
    role="dialog"
    aria-label="Photo ${at + 1} of ${count}"
    tabindex="-1"
  >
    <a class="shot-close" href="#tile-${at + 1}">${icon('close')}<span class="vh">Close</span></a>
    ${picture(page, photo.url, 'lightbox', { alt: description(photo, at, company) })}
    <div class="shot-bar">
      ${count > 1 && step(at - 1, 'previous', 'Previous photo')}
      <p>${photo.caption || `${at + 1} / ${count}`}</p>
      ${count > 1 && step(at + 1, 'next', 'Next photo')}
    </div>
  </div>`;
}
