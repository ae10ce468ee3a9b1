import type { Operation } from '../../record/operation.ts';
import type { Scalar } from '../../record/operation.ts';
import { list, text } from '../../record/readers.ts';
import type { SiteDocument } from '../site/schema.ts';
import { serviceNames } from './names.ts';

/** Lists whose items name a service, and the member that does. */
const followers = [
  ['gallery', 'associated_service'],
  ['testimonials', 'service'],
  ['ads_landing_pages', 'selected_service'],
] as const;

/** Whether renaming a service changes the field too. */
export const followsServices = (field: string): boolean => followers.some(([follower]) => follower === field);

/**
 * Renames a service, and all photos, reviews and ads pages that name it, as one step of undo. Those keep the old name
 * where another service still has it. Call it when the name is final, not with each key: half of a name may be another
 * service's.
 * @param index of the service in the record's list
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
