import type { WorkModel } from '../../content/sections/our-best-work.ts';
import { css } from '../../html/css.ts';
import { photoSection, photoSectionSheets, workLightboxes } from '../../parts/photo-wall.ts';
import type { Structure } from '../structure.ts';

/** Five photos (one is large) or six (two are large) that fill a rectangle. More photos form an even grid. */
export const mosaic: Structure<WorkModel> = {
  fits: ({ photos }) => photos.length >= 5,
  shared: photoSectionSheets,
  render: (model, page) =>
    photoSection(
      model,
      page,
      (count) => (count === 6 || count === 5 ? `mosaic mosaic-${count}` : 'mosaic g'),
      '(min-width: 1000px) 742px, 104vw',
    ),
  overlay: (model, page) => workLightboxes(model, page),
  css: css`
    .our-best-work-mosaic .mosaic {
      display: grid;
      gap: var(--s-2);
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    .our-best-work-mosaic .mosaic-5 li:first-child,
    .our-best-work-mosaic .g li:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
    @container s (min-width: 60rem) {
      .our-best-work-mosaic .g {
        grid-template-columns: repeat(var(--cols), minmax(0, 1fr));
      }
      .our-best-work-mosaic .g li:last-child:nth-child(odd) {
        grid-column: auto;
      }
      .our-best-work-mosaic :is(.mosaic-6, .mosaic-5) {
        grid-template-columns: repeat(4, minmax(0, 1fr));
        grid-auto-rows: clamp(10rem, 19cqi, 15rem);
      }
      .our-best-work-mosaic :is(.mosaic-6, .mosaic-5) img {
        aspect-ratio: auto;
      }
      .our-best-work-mosaic .mosaic-6 li:is(:nth-child(1), :nth-child(6)),
      .our-best-work-mosaic .mosaic-5 li:first-child {
        grid-column: span 2;
        grid-row: span 2;
      }
      .our-best-work-mosaic .mosaic-6 li:nth-child(6) {
        grid-column: 3 / 5;
        grid-row: 2 / 4;
      }
      .our-best-work-mosaic .mosaic-6 li:nth-child(4) {
        grid-area: 3 / 1;
      }
      .our-best-work-mosaic .mosaic-6 li:nth-child(5) {
        grid-area: 3 / 2;
      }
    }
  `,
};
