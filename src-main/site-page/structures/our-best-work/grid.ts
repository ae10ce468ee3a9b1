import type { WorkModel } from '../../content/sections/our-best-work.ts';
import { css } from '../../html/css.ts';
import { evenRowStyles, photoSection, photoSectionSheets, workLightboxes } from '../../parts/photo-wall.ts';
import { always, type Structure } from '../structure.ts';

/** A grid of photos of the same size. A photo that is alone in the last row fills that row. */
export const grid: Structure<WorkModel> = {
  fits: always,
  shared: photoSectionSheets,
  render: (model, page) => photoSection(model, page, () => 'mosaic g'),
  overlay: (model, page) => workLightboxes(model, page),
  css: css`
    ${evenRowStyles('.our-best-work-grid .g')}
  `,
};
