import type { WorkModel } from '../../content/sections/our-best-work.ts';
import { css } from '../../html/css.ts';
import { evenRowStyles, photoSection, photoSectionSheets, workLightboxes } from '../../parts/photo-wall.ts';
import { railStyles } from '../../parts/rail.ts';
import type { Structure } from '../structure.ts';

/** Photos side by side in a strip that scrolls and snaps. */
export const strip: Structure<WorkModel> = {
  fits: ({ photos }) => photos.length >= 4,
  shared: photoSectionSheets,
  render: (model, page) =>
    photoSection(model, page, (count) => (count > 0 ? 'mosaic strip' : 'mosaic g'), 'min(80vw, 504px)'),
  overlay: (model, page) => workLightboxes(model, page),
  css: css`
    ${railStyles('.our-best-work-strip', '.strip')}
    .our-best-work-strip .strip {
      grid-auto-columns: min(78%, 28rem);
    }
    .our-best-work-strip .strip li {
      scroll-snap-align: start;
      aspect-ratio: 4 / 3;
    }
    ${evenRowStyles('.our-best-work-strip .g')}
  `,
};
