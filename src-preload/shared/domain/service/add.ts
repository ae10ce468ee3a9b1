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
 * The members of a new service that are not the defaults: a name, and three photos of the gallery. @param random 0 up
 * to but not including 1
 */
export function newService(site: SiteDocument, random: () => number): Members {
  return {
    'service-name': newServiceName(site),
    photos: photosOfNewService(site, random),
  };
}

/** Adds default services of the industry, in their order, as one undo. */
export function addDefaults(site: SiteDocument, chosen: readonly OfferedService[], random: () => number): Operation[] {
  const values = chosen.map(({ name, primaryKeyword, keywords: others }) => ({
    ...newService(site, random),
    'service-name': name,
    primary_keyword: primaryKeyword,
    keywords: others,
  }));
  return addItems(site, SERVICES, values);
}

/** Names of the site's services, as they are compared. */
export const takenNames = (site: Pick<SiteDocument, 'services'>): ReadonlySet<string> =>
  new Set(serviceNames(site).map(nameKey));

export const isTaken = (taken: ReadonlySet<string>, name: string): boolean => taken.has(nameKey(name));
