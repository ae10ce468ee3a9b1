import { flag, text } from '#shared/record/readers.ts';
import { companyName, or } from '../copy.ts';
import { defineLinkedContent } from '../define-content.ts';
import type { Heading } from '../heading.ts';
import { type Pair, readPairs } from '../pairs.ts';
import { homePhotoFields, homePhotos, type Photo } from '../photos.ts';
import { altText, isShown } from '../picture.ts';

/** Maximum number of photos on the home page. The gallery page has all. */
const MOST_PHOTOS = 30;
const MOST_PAIRS = 2;

export interface WorkModel extends Heading {
  /** photos with alt texts that describe them */
  photos: Photo[];
  /** the first pairs of photos from before and after a job; the gallery page has all pairs */
  pairs: Pair[];
  moreLabel: string;
  /** code of a job-photo widget, '' if there is none */
  widget: string;
  gray: boolean;
}

export const ourBestWork = defineLinkedContent({
  root: { tag: 'section', named: 'title' },
  reads: [
    ...homePhotoFields,
    'work_header',
    'work_subtitle',
    'work_link_text',
    'home_page_widget',
    'company_name',
    'slug',
    'custom_grayscale',
  ],
  read(site, page): WorkModel | null {
    const { words } = page;
    const name = companyName(site);
    const widget = text(site.home_page_widget).trim();
    const pairs = readPairs(site, page).slice(0, MOST_PAIRS);
    // Photos that the pairs show already are left out.
    const paired = new Set(pairs.flatMap(({ before, after }) => [before.url, after.url]));
    const photos = homePhotos(site)
      .filter(({ url }) => !paired.has(url) && isShown(page, url, 'gallery'))
      .slice(0, MOST_PHOTOS)
      .map((photo, at) => ({ ...photo, alt: altText(photo.alt, photo.caption || words.workBy(name, at + 1)) }));
    if (photos.length === 0 && pairs.length === 0 && widget === '') return null;
    return {
      kicker: '',
      title: or(site.work_header, words.bestWork),
      subtitle: text(site.work_subtitle).trim(),
      photos,
      pairs,
      moreLabel: or(site.work_link_text, words.morePhotos),
      widget,
      gray: flag(site.custom_grayscale),
    };
  },
});
