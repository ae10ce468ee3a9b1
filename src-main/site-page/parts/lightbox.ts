import type { Photo } from '../content/photos.ts';
import { covering, css, scrim } from '../html/css.ts';
import { html, type Html } from '../html/html.ts';
import type { Page } from '../page.ts';
import { picture } from './picture.ts';

/** Renders a photo in a grid, with its caption on it. A click opens the large photo. */
export function tile({ url, alt, caption, focus }: Photo, at: number, page: Page, sizes?: string): Html {
  return html`<li>
    <a id="tile-${at + 1}" href="#photo-${at + 1}">
      ${picture(page, { url, focus }, 'gallery', { alt: alt === caption ? '' : alt, ...(sizes && { sizes }) })}
      ${caption !== '' && html`<span dir="auto">${caption}</span>`}
    </a>
  </li>`;
}

/**
 * Renders the large photos. Each opens by its address (`#photo-1`), so that no script is needed and ‘Back’ closes it.
 * There are many of them, so each has as few elements as possible, and the style sheet draws its buttons.
 */
export function lightboxes(photos: readonly Photo[], page: Page): Html {
  return html`${photos.map((photo, at) => lightbox(photo, at, photos.length, page))}`;
}

function lightbox({ url, alt, caption }: Photo, at: number, count: number, page: Page): Html {
  const { words } = page;
  const step = (to: number, mark: 'previous' | 'next', label: string): Html =>
    html`<a class="shot-${mark}" href="#photo-${((to + count) % count) + 1}" aria-label="${label}"></a>`;
  return html`<div
    id="photo-${at + 1}"
    class="shot"
    role="dialog"
    aria-label="${words.photoOf(at + 1, count)}"
    tabindex="-1"
  >
    <a class="shot-close" href="#tile-${at + 1}" aria-label="${words.close}"></a>
    ${picture(page, url, 'lightbox', { alt })}
    <div class="shot-bar">
      ${count > 1 && step(at - 1, 'previous', words.previousPhoto)}
      <p dir="auto">${caption || `${at + 1} / ${count}`}</p>
      ${count > 1 && step(at + 1, 'next', words.nextPhoto)}
    </div>
  </div>`;
}

export const lightboxStyles = css`
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
  /* Behind an open photo nothing can be clicked or reached with the Tab key. */
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
  }
  .shot-bar {
    display: flex;
    align-items: center;
    gap: 1rem;
    max-width: 46rem;
    line-height: 1.4;
    text-align: center;
  }
  .shot a {
    display: grid;
    place-items: center;
    flex: none;
    width: 2.875rem;
    height: 2.875rem;
    border: 1px solid rgb(255 255 255 / 45%);
    border-radius: 50%;
  }
  .shot a::before {
    content: '';
    width: 0.7rem;
    height: 0.7rem;
    border: solid;
    border-width: 2px 0 0 2px;
  }
  .shot .shot-previous::before {
    transform: translateX(20%) rotate(-45deg);
  }
  .shot .shot-next::before {
    transform: translateX(-20%) rotate(135deg);
  }
  .shot .shot-close::before {
    width: 1.2rem;
    height: 1.2rem;
    border: 0;
    background:
      linear-gradient(currentcolor, currentcolor) center / 100% 2px no-repeat,
      linear-gradient(currentcolor, currentcolor) center / 2px 100% no-repeat;
    transform: rotate(45deg);
  }
  .shot-close {
    position: absolute;
    top: 0.7rem;
    inset-inline-end: 0.9rem;
  }
`;

export const tileStyles = css`
  .tiles a {
    position: relative;
    display: block;
    width: 100%;
    height: 100%;
    overflow: hidden;
    border-radius: var(--r-photo);
    background: var(--wash);
    text-decoration: none;
    cursor: zoom-in;
  }
  .tiles img {
    width: 100%;
    height: 100%;
    aspect-ratio: 4 / 3;
    ${covering};
  }
  .tiles span {
    position: absolute;
    inset: auto 0 0;
    /* Two lines of a long caption; the large photo shows it whole. Unlike padding, a border hides the third line. */
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    --fade: 2.5rem;
    padding: var(--fade) 1rem 0;
    border-bottom: 0.8rem solid transparent;
    background: ${scrim('rgb(0 0 0 / 64%)', 'var(--fade)')} border-box;
    color: #fff;
    font-size: var(--t-2);
    font-weight: 600;
    line-height: 1.35;
  }
  @container s (max-width: 40rem) {
    .tiles span {
      --fade: 1.5rem;
      padding-inline: 0.5rem;
      border-bottom-width: 0.5rem;
      font-size: 0.8rem;
    }
  }
  @media print {
    .tiles span {
      position: static;
      -webkit-line-clamp: none;
      padding: 2pt 0;
      border: 0;
    }
  }
  .tiles.gray img {
    filter: grayscale(1);
  }
`;
