import type { WorkModel } from '../../content/sections/our-best-work.ts';
import { css } from '../../html/css.ts';
import { evenRowStyles, photoSection, photoSectionSheets, workLightboxes } from '../../parts/photo-wall.ts';
import { always, type Structure } from '../structure.ts';

/** Photos of one size in rows, none alone in the last one. */
export const grid: Structure<WorkModel> = {
  fits: always,
  shared: photoSectionSheets,
  render: (model, page) => photoSection(model, page, () => 'mosaic g'),
  overlay: (model, page) => workLightboxes(model, page),
  css: css`
    ${evenRowStyles('.our-best-work-grid .g')}
  `,
};
