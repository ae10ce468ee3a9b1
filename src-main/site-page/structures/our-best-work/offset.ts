import type { WorkModel } from '../../content/sections/our-best-work.ts';
import { css } from '../../html/css.ts';
import { evenRowStyles, photoSection, photoSectionSheets, workLightboxes } from '../../parts/photo-wall.ts';
import type { Structure } from '../structure.ts';

/** Pairs of a wide, low photo and a narrow, tall one, with widths 7 : 5 and 5 : 7 in turn. Captions are below. */
export const offset: Structure<WorkModel> = {
  fits: ({ photos }) => photos.length >= 4,
  shared: photoSectionSheets,
  render: (model, page) =>
    photoSection(
      model,
      page,
      (count) => (count > 0 ? 'mosaic pairs' : 'mosaic g'),
      'min(71vw, 1020px)',
      evenCount(model, page.limits.photos),
    ),
  overlay: (model, page) => workLightboxes(model, page, evenCount(model, page.limits.photos)),
  css: css`
    .our-best-work-offset .pairs {
      display: grid;
      grid-template-columns: repeat(12, minmax(0, 1fr));
      gap: clamp(1.4rem, 3vw, 3rem) clamp(0.75rem, 2vw, 1.75rem);
      align-items: end;
    }
    .our-best-work-offset .pairs li {
      grid-column: span 5;
    }
    .our-best-work-offset .pairs li:is(:nth-child(4n + 1), :nth-child(4n)) {
      grid-column: span 7;
    }
    .our-best-work-offset .pairs a {
      height: auto;
      overflow: visible;
      background: none;
    }
    .our-best-work-offset .pairs img {
      height: auto;
      aspect-ratio: 4 / 5;
    }
    .our-best-work-offset .pairs li:is(:nth-child(4n + 1), :nth-child(4n)) img {
      aspect-ratio: 16 / 11;
    }
    .our-best-work-offset .pairs span {
      position: static;
      display: block;
      padding: 0.6rem 0 0;
      border: 0;
      background: none;
      color: var(--quiet);
      font-weight: var(--w-text);
    }
    ${evenRowStyles('.our-best-work-offset .g')}
  `,
};

/** Returns the number of photos that are shown. It is even, because the photos are in pairs. */
function evenCount({ photos }: WorkModel, limit: number): number {
  const shown = Math.min(photos.length, limit);
  return shown - (shown % 2);
}
