import type { WorkModel } from '../../content/sections/our-best-work.ts';
import { css } from '../../html/css.ts';
import { evenRowStyles, photoSection, photoSectionSheets, workLightboxes } from '../../parts/photo-wall.ts';
import { always, type Structure } from '../structure.ts';

/**
 * Photos in symmetrical rows, as in an album. Six photos, for example, are in rows of one, two and three. With up to
 * six photos each row is full.
 */
export const album: Structure<WorkModel> = {
  fits: always,
  shared: photoSectionSheets,
  render: (model, page) =>
    photoSection(
      model,
      page,
      (count) =>
        count > 0 ? `mosaic album${leads(count) ? ' leading' : ''}${count > 3 ? ' thirds' : ''}` : 'mosaic g',
      sizesAt,
    ),
  overlay: (model, page) => workLightboxes(model, page),
  css: css`
    ${evenRowStyles('.our-best-work-album .g')}
    .our-best-work-album .album {
      display: grid;
      gap: var(--s-2);
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    .our-best-work-album img {
      aspect-ratio: 3 / 2;
    }
    @container s (max-width: 47.99rem) {
      .our-best-work-album .album li:is(:first-child, :last-child:nth-child(even)) {
        grid-column: 1 / -1;
      }
    }
    @container s (min-width: 48rem) {
      .our-best-work-album .album {
        gap: clamp(0.9rem, 2cqi, 1.6rem);
        grid-template-columns: repeat(6, minmax(0, 1fr));
      }
      .our-best-work-album .album li {
        grid-column: span 3;
      }
      .our-best-work-album .thirds li:nth-last-child(-n + 3) {
        grid-column: span 2;
      }
      .our-best-work-album .leading li:first-child {
        grid-column: 1 / -1;
      }
      .our-best-work-album .leading li:first-child img {
        aspect-ratio: 2;
      }
    }
  `,
};

/** Whether the first photo has a row of its own. Of more than three photos the last three share a row. */
const leads = (count: number): boolean => count !== 2 && count !== 5;

function sizesAt(at: number, count: number): string {
  const wide = at === 0 && leads(count) ? 1 : count > 3 && at >= count - 3 ? 3 : 2;
  const narrow = at === 0 || (at === count - 1 && count % 2 === 0) ? 1 : 2;
  return `(min-width: 768px) min(${Math.ceil(100 / wide)}vw, ${Math.ceil(1344 / wide)}px), ${102 / narrow}vw`;
}
