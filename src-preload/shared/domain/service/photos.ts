import { addItem, removeItems } from '../../record-catalogue/list-engine.ts';
import { applyToValue } from '../../record/apply-value.ts';
import type { JsonValue, Operation } from '../../record/operation.ts';
import { flag, list, text } from '../../record/readers.ts';
import type { SiteDocument } from '../site/schema.ts';

/** Maximum number of gallery photos that a new service starts with. */
const NEW_SERVICE_PHOTOS = 3;

const pathOf = (index: number) => ['services', index, 'photos'];
const photosOf = (site: Pick<SiteDocument, 'services'>, index: number) => list(list(site.services)[index]?.photos);

/** Returns the operations that append those of the photos that the service does not have yet. */
export function addServicePhotos(
  site: SiteDocument,
  index: number,
  photos: readonly string[],
  stock = false,
): Operation[] {
  const known = new Set(photosOf(site, index).map((each) => text(each?.photo)));
  const fresh = [...new Set(photos)].filter((photo) => photo !== '' && !known.has(photo));
  return fresh.reduce<Operation[]>((done, photo) => {
    return [...done, ...addItem(applyToValue(site, done), pathOf(index), { photo, stock })];
  }, []);
}

const stockPlaces = (site: Pick<SiteDocument, 'services'>, index: number): number[] =>
  photosOf(site, index).flatMap((photo, at) => (flag(photo?.stock) ? [at] : []));

export const hasStockPhotos = (site: Pick<SiteDocument, 'services'>, index: number): boolean =>
  stockPlaces(site, index).length > 0;

/** Returns the operations that remove the service's stock photos, or add the given ones if the service has none. */
export function toggleStockPhotos(site: SiteDocument, index: number, stock: readonly string[]): Operation[] {
  const places = stockPlaces(site, index);
  return places.length > 0 ? removeItems(site, pathOf(index), places) : addServicePhotos(site, index, stock, true);
}

/**
 * Returns up to three random photos of the gallery for a new service, none of them archived.
 * @param random returns a number from 0 up to but not including 1
 */
export function photosOfNewService(site: Pick<SiteDocument, 'gallery'>, random: () => number): JsonValue[] {
  const left = list(site.gallery)
    .filter((each) => !flag(each?.archived))
    .map((each) => text(each?.photo))
    .filter(Boolean);
  const chosen: JsonValue[] = [];
  while (chosen.length < NEW_SERVICE_PHOTOS && left.length > 0) {
    const [photo = ''] = left.splice(Math.floor(random() * left.length), 1);
    chosen.push({ photo, order: chosen.length, stock: false });
  }
  return chosen;
}
