import { isShown } from '../content/picture.ts';
import { css } from '../html/css.ts';
import { html, type Html } from '../html/html.ts';
import type { Page } from '../page.ts';
import type { Ground } from '#shared/theme/roles.ts';
import { homeHref } from '../content/titles.ts';
import type { Cta } from '../content/cta.ts';
import { type Proof, proofLine } from './hero-words.ts';
import { buttons } from './link.ts';
import { coverStyles, picture, type PlacedPhoto } from './picture.ts';

interface Head {
  name: string;
  title: string;
  subtitle: string;
  note?: string;
  photo?: PlacedPhoto | undefined;
  above?: readonly { name: string; path: string }[];
  alone?: boolean;
  actions?(page: Page): readonly Cta[];
  proof?: Proof;
  beside?(page: Page): Html | null;
}

/** How an inner page begins: words alone, words on a band of color, or words on a photo. */
export type HeadLook = 'plain' | 'band' | 'photo';

const grounds = { plain: 'page', band: 'brand', photo: 'photo' } as const satisfies Record<HeadLook, Ground>;

/**
 * Renders the title of an inner page, with the breadcrumbs. In versions that begin pages with a photo, a page without a
 * photo begins with a band of color.
 */
export function pageHead(
  { name, title, subtitle, note = '', photo, above = [], alone = false, actions, proof, beside }: Head,
  usual: HeadLook,
  page: Page,
): Html {
  const hasPhoto = usual === 'photo' && photo !== undefined && isShown(page, photo.url, 'hero');
  const look = usual === 'photo' && !hasPhoto ? 'band' : usual;
  const card = beside?.(page);
  const trail = [
    { name: page.words.home, href: homeHref(page) },
    ...above.map((step) => ({ name: step.name, href: page.root + step.path })),
  ];
  return html`<div
    id="page-head"
    class="s page-head page-head-${look}"
    data-v="${page.version}"
    data-ground="${grounds[look]}"
  >
    <div class="in">
      ${hasPhoto && picture(page, photo, 'hero', { alt: '', loading: 'first' })}
      <div class="w${card ? ' has-beside' : ''}">
        ${
          !alone &&
          html`<nav class="trail" aria-label="${page.words.breadcrumbs}">
            <ol>
              ${trail.map((step) => html`<li><a href="${step.href}" dir="auto">${step.name}</a></li>`)}
              <li><span aria-current="page" dir="auto">${name}</span></li>
            </ol>
          </nav>`
        }
        <div class="words">
          <h1 dir="auto">${title}</h1>
          ${subtitle !== '' && html`<p class="lead" dir="auto">${subtitle}</p>`}
          ${note !== '' && html`<p class="note" dir="auto">${note}</p>`} ${actions && buttons(page, actions(page))}
          ${proof && proofLine(proof, page)}
        </div>
        ${card && html`<div class="card beside" data-ground="card">${card}</div>`}
      </div>
    </div>
  </div>`;
}

export const pageHeadStyles = css`
  /* On a short page the footer begins near the viewport's end, so that the chat button covers none of its links. */
  #main {
    min-height: calc(100svh - 7rem);
  }
  .page-head {
    isolation: isolate;
    overflow: hidden;
    padding-block: clamp(2.25rem, 5vw, 5rem);
  }
  .page-head-plain {
    padding-bottom: 0;
  }
  .page-head h1 {
    max-width: calc(22 * var(--ch));
    /* Small enough for a word of thirteen letters on a small phone in the widest font. */
    font-size: min(var(--t-7), 4.25rem, 9.5cqi);
  }
  .page-part h2 {
    font-size: min(var(--t-6), 2.75rem);
  }
  .page-part h2 + .g {
    margin-top: 1.6rem;
  }
  .page-head .lead {
    margin-top: 0.9rem;
  }
  .page-head .note {
    margin-top: 0.9rem;
    font-weight: var(--w-bold);
  }
  .page-head .btns {
    margin-top: 1.6rem;
  }
  .page-head .proof {
    margin-top: 1.4rem;
  }
  .page-head .beside {
    margin-top: 1.8rem;
    padding: clamp(1.4rem, 4cqi, 2.2rem);
  }
  @container s (min-width: 60rem) {
    .page-head .has-beside {
      display: grid;
      grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
      gap: 2rem clamp(2rem, 5cqi, 5rem);
      align-items: center;
    }
    .page-head .beside {
      margin-top: 0;
    }
  }
  .page-head-photo {
    padding-block: clamp(4rem, 9vw, 8rem);
  }
  ${coverStyles('.page-head-photo img')}
  /* Gray, because the photo's own colors would tint the ground's color. */
  .page-head-photo img {
    filter: grayscale(1);
  }
  .page-head-photo::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0;
    background: var(--veil);
  }
  .page-head-photo[data-ground] {
    background: none;
  }
  .trail ol {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0.2rem 0.7rem;
    margin-bottom: 1rem;
    font-size: var(--t-2);
  }
  .trail li + li::before {
    content: '/';
    margin-inline-end: 0.7rem;
    opacity: 0.6;
  }
  .trail a {
    display: inline-block;
    padding-block: 0.3rem;
    text-underline-offset: 0.25em;
  }
  .page-part .head {
    margin-bottom: 1.8rem;
  }
  .page-part .g {
    display: grid;
    gap: var(--s-4);
  }
  @container s (min-width: 40rem) {
    .page-part .g {
      grid-template-columns: repeat(var(--mid, 2), minmax(0, 1fr));
    }
    .page-part .g > :last-child {
      grid-column: var(--last, auto);
    }
  }
  @container s (min-width: 62rem) {
    .page-part .g {
      grid-template-columns: repeat(var(--cols, 3), minmax(0, 1fr));
    }
    .page-part .g > :last-child {
      grid-column: auto;
    }
  }
`;
