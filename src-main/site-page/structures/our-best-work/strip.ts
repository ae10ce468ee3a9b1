import type { WorkModel } from '../../content/sections/our-best-work.ts';
import type { Structure } from '../../engine/structure.ts';
import { css } from '../../html/css.ts';
import { lightboxStyles, tileStyles } from '../../parts/lightbox.ts';
import { photoSection, workLightboxes } from '../../parts/photo-wall.ts';

/** Photos side by side in a strip that scrolls and snaps. */
export const strip: Structure<WorkModel> = {
  fits: ({ photos }) => photos.length >= 4,
  shared: [lightboxStyles, tileStyles],
  render: (model, page) => photoSection(model, page, (count) => (count > 0 ? 'mosaic strip' : 'mosaic g')),
  overlay: (model, page) => workLightboxes(model, page),
  css: css`
    .our-best-work-strip {
      overflow: hidden;
    }
    .our-best-work-strip .strip {
      --out: max(clamp(1.15rem, 4cqi, 2.5rem), (100cqi - 76rem) / 2);
      display: grid;
      grid-auto-flow: column;
      grid-auto-columns: min(78%, 24rem);
      gap: var(--s-3);
      margin-inline: calc(-1 * var(--out));
      padding-inline: var(--out);
      padding-bottom: 0.5rem;
      overflow-x: auto;
      overscroll-behavior-x: contain;
      scroll-snap-type: x mandatory;
      scroll-padding-inline: var(--out);
      scrollbar-width: thin;
    }
    .our-best-work-strip .strip li {
      scroll-snap-align: start;
      aspect-ratio: 4 / 3;
    }
    .our-best-work-strip .g {
      display: grid;
      gap: var(--s-2);
      grid-template-columns: repeat(var(--mid), minmax(0, 1fr));
    }
    .our-best-work-strip .g > :last-child {
      grid-column: var(--last, auto);
    }
    @container s (min-width: 48rem) {
      .our-best-work-strip .g {
        grid-template-columns: repeat(var(--cols), minmax(0, 1fr));
      }
      .our-best-work-strip .g > :last-child {
        grid-column: auto;
      }
    }
  `,
};
