import type { Film } from '../content/photos.ts';
import { css } from '../html/css.ts';
import { attributes, html, type Html } from '../html/html.ts';
import type { Page } from '../page.ts';
import { addressOf } from './picture.ts';

/** Renders a film in a grid. It plays in place and without sound, after a visitor starts it. */
export function filmTile({ url, alt, caption, poster }: Film, page: Page): Html {
  const src = addressOf(page, url, 'gallery');
  const still = addressOf(page, poster, 'lightbox');
  // Without a poster, `#t` makes the browser show the first frame.
  const shown = still === '' ? { src: `${src}#t=0.001`, preload: 'metadata' } : { src, preload: 'none', poster: still };
  return html`<li class="film">
    <video ${attributes(shown)} width="800" height="600" aria-label="${alt}" controls muted playsinline></video>
    ${caption !== '' && html`<span dir="auto">${caption}</span>`}
  </li>`;
}

export const filmStyles = css`
  .tiles .film {
    position: relative;
    overflow: hidden;
    border-radius: var(--r-photo);
    background: #080b10;
  }
  .film video {
    display: block;
    width: 100%;
    height: 100%;
    aspect-ratio: 4 / 3;
    object-fit: contain;
  }
  /* The caption is at the top and leaves room for the controls below. */
  .tiles .film span {
    inset: 0 0 auto;
    padding: 0.8rem 1rem 2.5rem;
    background: linear-gradient(rgb(0 0 0 / 82%) calc(100% - 2.5rem), transparent);
    pointer-events: none;
  }
`;
