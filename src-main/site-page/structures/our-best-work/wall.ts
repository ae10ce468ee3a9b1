import type { WorkModel } from '../../content/sections/our-best-work.ts';
import { css } from '../../html/css.ts';
import { photoSection, photoSectionSheets, workLightboxes } from '../../parts/photo-wall.ts';
import type { Structure } from '../structure.ts';

/** Square photos close together, in full rows of four. */
export const wall: Structure<WorkModel> = {
  fits: ({ photos }) => photos.length >= 4,
  shared: photoSectionSheets,
  render: (model, page) => photoSection(model, page, () => 'g', '38vw', countInFullRows(model, page.limits.photos)),
  overlay: (model, page) => workLightboxes(model, page, countInFullRows(model, page.limits.photos)),
  css: css`
    .our-best-work-wall .g {
      display: grid;
      gap: var(--s-2);
      grid-template-columns: repeat(4, minmax(0, 1fr));
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
      @container s (min-width: 48rem) {
        .our-best-work-wall .tiles span {
          opacity: 1;
        }
      }
    }
  `,
};

function countInFullRows({ photos: { length } }: WorkModel, limit: number): number {
  const most = Math.min(length, limit);
  return most - (most % 4);
}
