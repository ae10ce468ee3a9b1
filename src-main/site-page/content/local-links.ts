import { townFields, townPages } from '#shared/domain/site/town-pages.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { or } from './copy.ts';
import type { Linked } from '../page.ts';
import { placeName, serviceAreas } from './place.ts';
import { serviceCards, servicePath } from './services.ts';
import type { NavigationEntry } from './titles.ts';

/** Links to the pages of services or towns; `href` is '' for a town without a page. */
export interface LinkList {
  of: 'services' | 'areas';
  title: string;
  links: NavigationEntry[];
  /** link to the page with the whole list; null for services if `links` has all of them */
  all: NavigationEntry | null;
}

/** maximum number of services, and of towns, in a list */
const SHOWN = 12;

export const localLinkFields = ['services', 'service_link_text', 'service_area_array', ...townFields] as const;
type Fields = Pick<SiteDocument, (typeof localLinkFields)[number]>;

/**
 * Returns the links to services if the site has a page of services, and to towns if the site has a page of towns. A
 * single-page site has neither page, because it shows services and towns on the home page.
 */
export const localLinks = (site: Fields, page: Linked): LinkList[] =>
  [services(site, page), towns(site, page)].filter((list) => list !== null);

function services(site: Fields, page: Linked): LinkList | null {
  const listPage = page.pages.find(({ id }) => id === 'services');
  if (!listPage) return null;
  const cards = serviceCards(site, page.words);
  const label = or(site.service_link_text, page.words.moreServices);
  return {
    of: 'services',
    title: listPage.label,
    links: cards.slice(0, SHOWN).map((card) => ({ label: card.name, href: page.root + servicePath(card) })),
    all: cards.length > SHOWN ? { label, href: page.root + listPage.path } : null,
  };
}

/**
 * Returns the list of towns; null without a page of towns. Also null for fewer than two towns, because the footer
 * already names the company's town beside the phone number.
 */
function towns(site: Fields, page: Linked): LinkList | null {
  const whole = page.pages.find(({ id }) => id === 'areas');
  const areas = serviceAreas(site);
  if (!whole || areas.length < 2) return null;
  const own = new Map(townPages(site).map(({ city, state, path = '' }) => [placeName({ city, state }), path]));
  const hrefOf = (name: string): string => {
    const path = own.get(name) ?? '';
    return path === '' ? '' : page.root + path;
  };
  // Towns with a page come first, so that the limit first drops towns without a page.
  const links = areas
    .map((area) => ({ label: area.city, href: hrefOf(placeName(area)) }))
    .toSorted((a, b) => Number(b.href !== '') - Number(a.href !== ''));
  return {
    of: 'areas',
    title: whole.label,
    links: links.slice(0, SHOWN),
    all: { label: page.words.moreAreas, href: page.root + whole.path },
  };
}
