import type { JsonValue, Operation } from '../../record/operation.ts';
import { flag, list, text } from './readers.ts';
import type { CustomBadge, SiteDocument } from './schema.ts';

const FIELD = 'custom_badges';

export interface BadgeRow {
  name: string;
  /** address of a picture, or the picture itself as a data: URL; '' where none is chosen */
  icon: string;
  show: boolean;
}

/** The company's own badges, in the order of the record's list, which is that of the page. */
export function badgeRows(site: SiteDocument): BadgeRow[] {
  return list(site[FIELD] as readonly (CustomBadge | null)[] | null).map((badge) => ({
    name: text(badge?.name),
    icon: text(badge?.icon),
    show: flag(badge?.show),
  }));
}

/** A badge at the end, without name or icon, shown once it has a name. */
export function addBadge(site: SiteDocument): Operation[] {
  const badge: JsonValue = { name: '', icon: '', show: true };
  if (!Array.isArray(site[FIELD])) return [{ op: 'set', path: [FIELD], value: [badge] }];
  return [{ op: 'insert', path: [FIELD, site[FIELD].length], value: badge }];
}

export function setBadge(index: number, change: Partial<BadgeRow>): Operation[] {
  return Object.entries(change).map(([field, value]) => ({ op: 'set', path: [FIELD, index, field], value }));
}

export function moveBadge(from: number, to: number): Operation[] {
  return from === to ? [] : [{ op: 'move', path: [FIELD], from, to }];
}

export function removeBadge(index: number): Operation[] {
  return [{ op: 'remove', path: [FIELD, index] }];
}

/** Puts a removed badge, as it was in the record, back to its place. */
export function restoreBadge(site: SiteDocument, badge: CustomBadge, place: number): Operation[] {
  const index = Math.min(place, list(site[FIELD]).length);
  return [{ op: 'insert', path: [FIELD, index], value: { ...badge } as JsonValue }];
}
