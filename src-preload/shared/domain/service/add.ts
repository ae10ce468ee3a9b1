import type { JsonValue, Operation, Path } from '../../record/operation.ts';
import { addItems } from '../../record-catalogue/list-engine.ts';
import { nameKey } from '../name-key.ts';
import type { SiteDocument } from '../site/schema.ts';
import { newServiceName, serviceNames } from './names.ts';
import { photosOfNewService } from './photos.ts';

export const SERVICES: Path = ['services'];

/** A default service of the industry. */
interface OfferedService {
  name: string;
  primaryKeyword: string;
  keywords: string[];
}

type Members = Record<string, JsonValue>;

/**
 * Returns those members of a new service that differ from the defaults: its name, and up to three photos of the
 * gallery.
 * @param random returns a number from 0 up to but not including 1
 */
export function newService(site: SiteDocument, random: () => number): Members {
  return {
    'service-name': newServiceName(site),
    photos: photosOfNewService(site, random),
  };
}

/** Returns the operations of one step that adds the chosen default services, in the given order. */
export function addDefaults(site: SiteDocument, chosen: readonly OfferedService[], random: () => number): Operation[] {
  const values = chosen.map(({ name, primaryKeyword, keywords: others }) => ({
    ...newService(site, random),
    'service-name': name,
    primary_keyword: primaryKeyword,
    keywords: others,
  }));
  return addItems(site, SERVICES, values);
}

/** Returns the names of the site's services in the form in which names are compared (`nameKey`). */
export const takenNames = (site: Pick<SiteDocument, 'services'>): ReadonlySet<string> =>
  new Set(serviceNames(site).map(nameKey));

export const isTaken = (taken: ReadonlySet<string>, name: string): boolean => taken.has(nameKey(name));
