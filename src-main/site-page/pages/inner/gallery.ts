import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { companyName, or } from '../../content/copy.ts';
import { galleries, type Gallery } from '../../content/galleries.ts';
import { type Pair, readPairs } from '../../content/pairs.ts';
import { isFilmOf, type Photo } from '../../content/photos.ts';
import { altText } from '../../content/picture.ts';
import { css } from '../../html/css.ts';
import { html, type Html } from '../../html/html.ts';
import type { Page } from '../../page.ts';
import { compares, compareStyles } from '../../parts/compare.ts';
import { widgetSlot } from '../../parts/custom-code.ts';
import { filmStyles, filmTile } from '../../parts/film.ts';
import { gridStyle } from '../../parts/grid.ts';
import { lightboxes, lightboxStyles, tile, tileStyles } from '../../parts/lightbox.ts';
import { pager, pagerStyles, partPath } from '../../parts/pager.ts';
import { imageNode } from '../../structured-data/image.ts';
import type { Words } from '../../words/words.ts';
import type { InnerPage, PagePlace } from './inner-page.ts';

/** Number of photos and films per page; further pages are `gallery/2/` and so on. */
const PHOTOS = 24;

/** Makes the gallery's pages: all galleries, one after the other, split into pages. */
export function galleryPages(place: PagePlace, site: SiteDocument, words: Words): InnerPage[] {
  const company = companyName(site);
  const { name } = place;
  const pages = cut(galleries(site, words));
  return pages.map((part, at) => {
    const named = part.map((gallery) => ({
      ...gallery,
      photos: gallery.photos.map((photo) => described(photo, company, words)),
    }));
    const all = named.flatMap(({ photos }) => photos).filter((shown) => !isFilmOf(shown));
    let before = 0;
    return {
      path: partPath(place.path, at),
      key: place.key,
      name: at === 0 ? name : `${name}, ${words.pageOf(at + 1, pages.length)}`,
      title: or(site.work_header, words.bestWork),
      subtitle: at === 0 ? '' : words.pageOf(at + 1, pages.length),
      description: `${company}: ${[...new Set(named.map((gallery) => gallery.name))].filter(Boolean).join(', ') || words.bestWork}`,
      photo: all[0],
      blocks: (page) => [
        at === 0 && storiesBlock(readPairs(site, page), page),
        ...named.map((gallery) => {
          const from = before;
          before += gallery.photos.filter((shown) => !isFilmOf(shown)).length;
          return galleryBlock(gallery, from, page);
        }),
        pager(place.path, at, pages.length, page),
      ],
      overlay: (page) => lightboxes(all, page),
      data: (input) => all.map(({ url, alt }) => imageNode(input, url, alt)),
      sheets: [lightboxStyles, tileStyles, compareStyles, filmStyles, pagerStyles, styles],
    };
  });
}

const described = <T extends Photo>(photo: T, company: string, words: Words): T => ({
  ...photo,
  alt: altText(photo.alt, photo.caption || words.workBy(company, 1)),
});

function cut(all: readonly Gallery[]): Gallery[][] {
  const pages: Gallery[][] = [[]];
  let room = PHOTOS;
  for (const gallery of all) {
    let rest = gallery.photos;
    do {
      if (room === 0) {
        pages.push([]);
        room = PHOTOS;
      }
      const isFirst = rest === gallery.photos;
      const photos = rest.slice(0, room);
      pages.at(-1)?.push({ ...gallery, photos, ...(!isFirst && { subtitle: '', widget: '' }) });
      rest = rest.slice(photos.length);
      room -= photos.length;
    } while (rest.length > 0);
  }
  return pages;
}

/** Renders the jobs for which staff paired a photo from before with one from after. */
const storiesBlock = (pairs: readonly Pair[], page: Page): Html | false =>
  pairs.length > 0 &&
  html`<h2>${page.words.beforeAfter}</h2>
    ${compares(pairs, page)}`;

function galleryBlock({ name, subtitle, widget, photos }: Gallery, from: number, page: Page) {
  let at = from;
  return html`${name !== '' && html`<h2 dir="auto">${name}</h2>`}
  ${subtitle !== '' && html`<p class="sub" dir="auto">${subtitle}</p>`}
  ${
    photos.length > 0 &&
    html`<ul class="g tiles page-photos" style="${gridStyle(photos.length)}">
      ${photos.map((shown) => (isFilmOf(shown) ? filmTile(shown, page) : tile(shown, at++, page)))}
    </ul>`
  }
  ${widgetSlot(page, widget, 'The job-photo widget')}`;
}

const styles = css`
  h2 + .compares {
    margin-top: 1.5rem;
  }
  .page-photos {
    margin-top: 1.5rem;
  }
`;
