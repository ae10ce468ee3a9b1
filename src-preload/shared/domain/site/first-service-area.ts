import { inOrder, list, text } from './readers.ts';
import type { SiteDocument } from './schema.ts';

/** The first that names city and state; from the computed tuples where the list itself has none. */
export function firstServiceArea(
  site: Pick<SiteDocument, 'service_areas' | 'service_area_array'>,
): { city: string; state: string } | undefined {
  const tuples = list(site.service_area_array).map((tuple) => ({ city: tuple?.[0], state: tuple?.[1] }));
  return [...inOrder(list(site.service_areas).filter(Boolean)), ...tuples]
    .map((area) => ({ city: text(area.city).trim(), state: text(area.state).trim() }))
    .find((area) => area.city !== '' && area.state !== '');
}
