import type { WorkModel } from '../../content/sections/our-best-work.ts';
import type { Structure } from '../../engine/structure.ts';
import { css } from '../../html/css.ts';
import { lightboxes, lightboxStyles, tileStyles } from '../../parts/lightbox.ts';
import { photoSection } from '../../parts/photo-wall.ts';

/** Squares close together, four in a row and whole rows only: the photos make the section. */
export const wall: Structure<WorkModel> = {
  fits: ({ photos }) => photos.length >= 4,
  shared: [lightboxStyles, tileStyles],
  render: (model, page) => {
    const { length } = model.photos;
    const shown = length >= page.limits.photos ? page.limits.photos : length - (length % 4);
    return photoSection(model, page, () => 'g', shown);
  },
  overlay: ({ photos }, page) => lightboxes(photos, page),
  css: css`
    .our-best-work-wall .g {
      display: grid;
      gap: var(--s-2);
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    .our-best-work-wall img {
      aspect-ratio: 1;
      transition: filter 0.2s;
    }
    .our-best-work-wall a:hover img {
      filter: brightness(1.08);
    }
    .our-best-work-wall .tiles span {
      opacity: 0;
      transition: opacity 0.2s;
    }
    .our-best-work-wall a:is(:hover, :focus-visible) span {
      opacity: 1;
    }
    @media (hover: none) {
      .our-best-work-wall .tiles span {
        opacity: 1;
      }
    }
    @container s (min-width: 48rem) {
      .our-best-work-wall .g {
        grid-template-columns: repeat(4, minmax(0, 1fr));
      }
    }
  `,
};
