import { expect, test } from 'vitest';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { topLevelFields } from '#shared/record-catalogue/catalogue.ts';
import { renderHome } from '../../../src-main/site-page/index.ts';
import { publishInput } from '../../support/site-page.ts';
import { kinds, versions } from '../../support/sites/kinds.ts';

type Image = (src: string) => { src: string };
const photos = kinds['300 photos']!.gallery!.slice(0, 30);
const many: SiteDocument = { ...kinds['rich']!, gallery: photos };
const records: Readonly<Record<string, SiteDocument>> = {
  full: many,
  'without photos chosen for the home page': {
    ...many,
    hero_image: null,
    hero_gallery_photos: [],
    gallery: photos.map((photo) => ({ ...photo, homepage_order: -1 })),
  },
};
/**
 * Draws the home page. A cached model is used again only with the same `image` function, so a new function draws
 * without cached models.
 */
const drawn = (site: SiteDocument, image: Image): string => renderHome({ ...publishInput(site), image });

test.each(Object.entries(records))(
  '[LAY-06] the home page of a record %s follows a change of any field when the page was drawn before',
  (_name, site) => {
    const changes: SiteDocument[] = [
      ...topLevelFields.map((field) => ({ [field]: typeof site[field] === 'boolean' ? !site[field] : undefined })),
      ...versions.map((version) => ({ version })),
    ];
    const stale = changes.filter((change) => {
      const cached: Image = (src) => ({ src });
      drawn(site, cached);
      const changed = { ...site, ...change };
      return drawn(changed, cached) !== drawn(changed, (src) => ({ src }));
    });
    expect(stale).toEqual([]);
  },
);
