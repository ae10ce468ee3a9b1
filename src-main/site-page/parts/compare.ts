import type { Pair } from '../content/pairs.ts';
import { covering, css } from '../html/css.ts';
import { html, type Html } from '../html/html.ts';
import { js, type ScriptPart } from '../html/js.ts';
import type { Page } from '../page.ts';
import { picture } from './picture.ts';

/** Returns the `sizes` attribute for `count` pairs: a single pair is wider than pairs beside each other. */
const sizesOf = (count: number): string => `(min-width: 1000px) ${count === 1 ? 850 : 660}px, 102vw`;

/**
 * Renders pairs of photos, one taken before a job and one after it. The photos of a pair lie one over the other.
 * Without script, each pair shows half of each photo.
 */
export function compares(pairs: readonly Pair[], page: Page): Html | false {
  if (pairs.length === 0) return false;
  return html`<ul class="compares">
    ${pairs.map((pair) => html`<li>${compare(pair, sizesOf(pairs.length), page)}</li>`)}
  </ul>`;
}

function compare({ before, after, story, facts }: Pair, sizes: string, page: Page): Html {
  const { words } = page;
  const name = story || facts;
  const photo = (shown: Pair['after'], word: string): Html =>
    picture(page, shown, 'gallery', { alt: shown.alt || [word, name].filter(Boolean).join(': '), sizes });
  return html`<figure class="compare">
    <div>
      ${photo(after, words.after)}
      <div class="was">${photo(before, words.before)}</div>
      <b>${words.before}</b><b>${words.after}</b>
      <input type="range" min="0" max="100" value="50" aria-label="${words.compare}" />
    </div>
    ${
      name !== '' &&
      html`<figcaption>
        <strong dir="auto">${name}</strong>${story !== '' && facts !== '' && html`<span dir="auto">${facts}</span>`}
      </figcaption>`
    }
  </figure>`;
}

/** Moves the line between the two photos. */
export const compareScript: ScriptPart = {
  needed: ['class="compare"'],
  code: js`
    on('input',i=>i.closest('.compare')?.style.setProperty('--at',i.value+'%'));
  `,
};

export const compareStyles = css`
  .compares {
    display: grid;
    gap: var(--s-4);
    margin-bottom: var(--s-5);
  }
  .compare > div {
    position: relative;
    isolation: isolate;
    overflow: hidden;
    aspect-ratio: 4 / 3;
    border-radius: var(--r-photo);
  }
  .compare img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    ${covering};
  }
  .compare .was {
    position: absolute;
    inset: 0;
    clip-path: inset(0 calc(100% - var(--at, 50%)) 0 0);
  }
  .compare > div::after {
    content: '';
    position: absolute;
    inset-block: 0;
    left: var(--at, 50%);
    width: 3px;
    margin-left: -1.5px;
    background: #fff;
    box-shadow: 0 0 0 1px rgb(0 0 0/0.3);
    pointer-events: none;
  }
  .compare b {
    position: absolute;
    top: 0.8rem;
    left: 0.8rem;
    padding: 0.2rem 0.65rem;
    border-radius: min(var(--r-button), 999px);
    background: rgb(0 0 0/0.72);
    color: #fff;
    font-size: var(--t-1);
    pointer-events: none;
  }
  .compare b + b {
    left: auto;
    right: 0.8rem;
  }
  .compare input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: ew-resize;
    touch-action: pan-y;
  }
  .compare > div:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
  }
  .compare figcaption {
    display: grid;
    gap: 0.15rem;
    padding-top: 0.7rem;
  }
  .compare figcaption span {
    color: var(--quiet);
    font-size: var(--t-2);
  }
  @container s (min-width: 44rem) {
    .compares:has(li + li) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  @container s (min-width: 60rem) {
    .compares:not(:has(li + li)) .compare:has(figcaption) {
      display: grid;
      grid-template-columns: minmax(0, 2.2fr) minmax(0, 1fr);
      gap: var(--s-4);
      align-items: center;
    }
    .compares:not(:has(li + li)) strong {
      font: var(--w-display) var(--t-5) / 1.2 var(--f-display);
      letter-spacing: var(--tracking);
    }
  }
  @media print {
    .compare .was {
      clip-path: inset(0 50% 0 0);
    }
  }
`;
