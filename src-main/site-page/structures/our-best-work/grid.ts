import type { WorkModel } from '../../content/sections/our-best-work.ts';
import { css } from '../../html/css.ts';
import { photoSection, photoSectionSheets, workLightboxes } from '../../parts/photo-wall.ts';
import { always, type Structure } from '../structure.ts';

/** Photos of one size in rows, none alone in the last one. */
export const grid: Structure<WorkModel> = {
  fits: always,
  shared: photoSectionSheets,
  render: (model, page) => photoSection(model, page, () => 'mosaic g'),
  overlay: (model, page) => workLightboxes(model, page),
  css: css`
    .our-best-work-grid .g {
      display: grid;
      gap: var(--s-2);
      grid-template-columns: repeat(var(--mid), minmax(0, 1fr));
    }
    .our-best-work-grid .g > :last-child {
      grid-column: var(--last);
    }
    @container s (min-width: 48rem) {
      .our-best-work-grid .g {
        grid-template-columns: repeat(var(--cols), minmax(0, 1fr));
      }
      .our-best-work-grid .g > :last-child {
        grid-column: auto;
      }
    }
  `,
};
