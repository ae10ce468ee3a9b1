import { findRegion } from '#shared/domain/place/regions.ts';
import { townFields, townPages } from '#shared/domain/site/town-pages.ts';
import { companyName, or } from '../copy.ts';
import { areaMap, type AreaMap } from '../area-map.ts';
import { defineLinkedContent, definePart } from '../define-content.ts';
import type { Heading } from '../heading.ts';
import { addressLines, mapsUrl, placeName, serviceAreas as areasOf } from '../place.ts';

export interface AreaEntry {
  name: string;
  href: string;
  /** miles, 0 if not given */
  radius: number;
}

export interface AreasModel extends Heading {
  /** areas by state, in the record's order; the name is '' for a single group and for areas without a state */
  states: { name: string; areas: AreaEntry[] }[];
  count: number;
  /** the largest radius in miles, 0 if none is given */
  reach: number;
  base: { text: string; href: string } | null;
  /** null if there is no atlas, or if the atlas knows fewer than half of the places */
  map: AreaMap | null;
}

const mapOf = definePart({
  reads: ['service_area_array', 'service_areas'],
  read: (site, { atlas }) => (atlas === undefined ? null : areaMap(areasOf(site), atlas)),
});

export const serviceAreas = defineLinkedContent({
  root: { tag: 'section', named: 'title' },
  reads: [
    'service_area_array',
    'find_header',
    'find_subtitle',
    'company_name',
    'slug',
    'street_address',
    'state',
    'zip_code',
    'country',
    ...townFields,
  ],
  read(site, page): AreasModel | null {
    const { words, pages, root } = page;
    const areas = areasOf(site);
    if (areas.length === 0) return null;
    const states = Map.groupBy(areas, ({ state }) => state);
    const grouped = states.size > 1;
    const address = addressLines(site).join(', ');
    const hasPages = pages.some(({ id }) => id === 'areas');
    const own = new Map(
      hasPages ? townPages(site).map(({ city, state, path }) => [placeName({ city, state }), path]) : [],
    );
    const hrefOf = (name: string): string => {
      const path = own.get(name);
      return path === undefined ? mapsUrl(name) : root + path;
    };
    return {
      kicker: '',
      title: or(site.find_header, words.areasTitle),
      subtitle: or(site.find_subtitle, words.areasSub(companyName(site))),
      states: [...states].map(([state, cities]) => ({
        name: grouped ? (findRegion(state)?.name ?? state) : '',
        areas: cities.map((area) => ({
          name: grouped ? area.city : placeName(area),
          href: hrefOf(placeName(area)),
          radius: area.radius,
        })),
      })),
      count: areas.length,
      reach: Math.max(...areas.map(({ radius }) => radius)),
      base: address === '' ? null : { text: address, href: mapsUrl(address) },
      map: mapOf(site, page),
    };
  },
});
