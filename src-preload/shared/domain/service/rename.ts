import type { Operation } from '../../record/operation.ts';
import type { Scalar } from '../../record/operation.ts';
import { list, text } from '../../record/readers.ts';
import type { SiteDocument } from '../site/schema.ts';
import { serviceNames } from './names.ts';

/** Lists whose items name a service, each with the member that holds the service's name. */
const followers = [
  ['gallery', 'associated_service'],
  ['testimonials', 'service'],
  ['ads_landing_pages', 'selected_service'],
] as const;

/** Whether renaming a service can also change the given list of the record. */
export const followsServices = (field: string): boolean => followers.some(([follower]) => follower === field);

/**
 * Returns the operations of one step that renames a service, also in all photos, reviews and ads pages that name it.
 * These keep the old name if another service has the old name too. Call this when the name is final, not with each key
 * press: an unfinished name may be that of another service.
 * @param index index of the service in the record's list
 */
export function renameService(site: SiteDocument, index: number, name: string): Operation[] {
  const names = serviceNames(site);
  const old = names[index];
  if (old === undefined || old === name) return [];
  const isElsewhere = names.some((other, at) => at !== index && other.trim() === old.trim());
  const follow = old.trim() === '' || isElsewhere ? [] : followers;
  return [
    { op: 'set', path: ['services', index, 'service-name'], value: name },
    ...follow.flatMap(([field, member]) =>
      itemsOf(site[field]).flatMap((item, at): Operation[] =>
        text(item?.[member]).trim() === old.trim() ? [{ op: 'set', path: [field, at, member], value: name }] : [],
      ),
    ),
  ];
}

const itemsOf = (value: unknown) => list(value as readonly (Record<string, Scalar> | null)[] | null | undefined);
