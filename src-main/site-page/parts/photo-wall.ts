import type { WorkModel } from '../content/sections/our-best-work.ts';
import { css } from '../html/css.ts';
import { html, type Html } from '../html/html.ts';
import type { Page } from '../page.ts';
import { compares, compareStyles } from './compare.ts';
import { widgetSlot } from './custom-code.ts';
import { gridSizes, gridStyle } from './grid.ts';
import { heading } from './heading.ts';
import { lightboxes, lightboxStyles, tile, tileStyles } from './lightbox.ts';
import { fullPage, linkOrFold } from './rest.ts';

/**
 * Renders the section's photos in large size, including the folded photos. If the site has a page with all photos, no
 * photos are folded, so only the first `shown` are rendered.
 */
export function workLightboxes({ photos }: WorkModel, page: Page, shown = page.limits.photos): Html {
  return lightboxes(fullPage(page) ? photos.slice(0, shown) : photos, page);
}

/** Returns the styles of a list with photos of one size in rows. A single photo in the last row fills the row. */
export const evenRowStyles = (list: string): string => css`
  ${list} {
    display: grid;
    gap: var(--s-2);
    grid-template-columns: repeat(var(--mid), minmax(0, 1fr));
  }
  ${list} > :last-child {
    grid-column: var(--last, auto);
  }
  @container s (min-width: 48rem) {
    ${list} {
      grid-template-columns: repeat(var(--cols), minmax(0, 1fr));
    }
    ${list} > :last-child {
      grid-column: auto;
    }
  }
`;

export const photoSectionSheets = [lightboxStyles, tileStyles, compareStyles];

/**
 * Renders a section of photos: heading, pairs of photos from before and after a job, the first photos, the others
 * folded or behind a link, and the widget.
 * @param list returns the classes of a list of photos; gets the number of first photos, or 0 for the folded photos
 * @param sizes `sizes` attribute of the first photos, if the structure shows them larger or smaller than a grid does; a
 * function of a photo's index and the number of first photos if these differ in size
 */
export function photoSection(
  model: WorkModel,
  page: Page,
  list: (count: number) => string,
  sizes?: string | ((at: number, count: number) => string),
  shown = page.limits.photos,
): Html {
  const sizesIn = (count: number): string => gridSizes(count, '102vw', 1.13, 1344);
  const count = Math.min(shown, model.photos.length);
  const [inFirst, others] = [sizes ?? sizesIn(count), sizesIn(model.photos.length - shown)];
  const sizesAt = (at: number): string => (typeof inFirst === 'string' ? inFirst : inFirst(at, count));
  const tiles = model.photos.map((photo, at) => tile(photo, at, page, at < shown ? sizesAt(at) : others));
  const gray = model.gray ? ' gray' : '';
  const first = tiles.slice(0, shown);
  return html`<div class="w band">
    ${heading('our-best-work', model)} ${compares(model.pairs, page)}
    ${
      first.length > 0 &&
      html`<ul class="tiles ${list(first.length)}${gray}" style="${gridStyle(first.length)}">
        ${first}
      </ul>`
    }
    ${
      tiles.length > shown &&
      linkOrFold(
        page,
        model.moreLabel,
        () =>
          html`<ul class="tiles ${list(0)}${gray}" style="${gridStyle(tiles.length - shown)}">
            ${tiles.slice(shown)}
          </ul>`,
      )
    }
    ${widgetSlot(page, model.widget, 'The job-photo widget')}
  </div>`;
}
