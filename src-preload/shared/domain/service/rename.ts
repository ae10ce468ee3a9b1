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

/** Whether a service that is renamed changes the field too. */
export const followsServices = (field: string): boolean => followers.some(([follower]) => follower === field);

/**
 * Gives a service another name, and with it all photos, reviews and ads pages that name it: one step of undo. They stay
 * where another service has the old name still. To be called when the name is settled, not at each key: a name passed
 * on the way may be another service's.
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
