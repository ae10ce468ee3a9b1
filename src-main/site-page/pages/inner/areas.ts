import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { companyName, or } from '../../content/copy.ts';
import { homePhotos } from '../../content/photos.ts';
import { placeName, serviceAreas } from '../../content/place.ts';
import { css } from '../../html/css.ts';
import type { Words } from '../../words/words.ts';
import type { InnerPage, PagePlace } from './inner-page.ts';
import { townInnerPages } from './towns.ts';

/** Makes the page of all service areas, and a page for each town about which the record has enough to say. */
export const areaPages = (place: PagePlace, site: SiteDocument, words: Words): InnerPage[] => [
  areasPage(place, site, words),
  ...townInnerPages(place, site, words),
];

/** Makes the page of all service areas. It has no blocks, because the section `service_areas` below shows the areas. */
function areasPage(place: PagePlace, site: SiteDocument, words: Words): InnerPage {
  const company = companyName(site);
  return {
    ...place,
    title: or(site.find_header, words.areasTitle),
    subtitle: or(site.find_subtitle, words.areasSub(company)),
    description: `${company}: ${serviceAreas(site).map(placeName).join(', ')}`,
    photo: homePhotos(site)[0],
    blocks: () => [],
    sheets: [styles],
    follow: ['service_areas', 'get_a_quote', 'final-cta'],
  };
}

/**
 * Hides the section's heading, because the page's head already shows it. Screen readers still use the heading as the
 * section's name.
 */
const styles = css`
  #service_areas .head {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  #service_areas .head > * {
    white-space: nowrap;
  }
`;
