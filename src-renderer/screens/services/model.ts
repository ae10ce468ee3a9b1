import { newServiceName, serviceNames } from '#shared/domain/service/names.ts';
import { photosOfNewService } from '#shared/domain/service/photos.ts';
import { toKeywords } from '#shared/domain/site/keywords.ts';
import type { Service, SiteDocument } from '#shared/domain/site/schema.ts';
import type { DefaultService, DescriptionType, KeywordFamily } from '#shared/ipc/services.ipc.ts';
import type { JsonValue, Operation, Path } from '#shared/record/operation.ts';
import { readAt, setAt } from '#shared/record-catalogue/access.ts';
import { addItems, newItem } from '#shared/record-catalogue/list-engine.ts';
import { inTurn } from '../../editor/generation/texts.ts';

export const SERVICES: Path = ['services'];

/** The field of a service that each type of description is for. */
export const describedField = {
  short: 'service-description',
  long: 'service-description-long',
  longV2: 'service-description-long',
} as const satisfies Record<DescriptionType, keyof Service>;

type Members = Record<string, JsonValue>;

/** A service with three photos of the gallery. @param random 0 up to but not including 1 */
export function newService(site: SiteDocument, random: () => number): Members {
  return {
    ...newItem(site, SERVICES),
    'service-name': newServiceName(site),
    photos: photosOfNewService(site, random),
  };
}

/** Adds default services of the industry, in their order, as one undo. */
export function addDefaults(site: SiteDocument, chosen: readonly DefaultService[], random: () => number): Operation[] {
  const values = chosen.map(({ name, primaryKeyword, keywords: others }) => ({
    ...newService(site, random),
    'service-name': name,
    primary_keyword: primaryKeyword,
    keywords: others,
  }));
  return addItems(site, SERVICES, values);
}

const plain = (name: string): string => name.trim().toLowerCase();

/** Names of the site's services, as they are compared. */
export const takenNames = (site: Pick<SiteDocument, 'services'>): ReadonlySet<string> =>
  new Set(serviceNames(site).map(plain));

export const isTaken = (taken: ReadonlySet<string>, name: string): boolean => taken.has(plain(name));

/** Takes a family's keywords in place of those that the service has. */
export function takeFamily(site: SiteDocument, path: Path, family: KeywordFamily): Operation[] {
  const held = [...path, 'keywords'];
  return inTurn(site, [
    (at) => setAt(at, [...path, 'primary_keyword'], family.primaryKeyword),
    (at) => setAt(at, held, toKeywords(readAt(at, held), family.keywords)),
  ]);
}
