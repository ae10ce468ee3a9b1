import type { Operation } from '../../record/operation.ts';
import { flag, text } from './readers.ts';
import type { SiteDocument } from './schema.ts';

const FIELD = 'announcement';

/** Icons that a page can show beside its announcement, by the names under which the record holds them. */
export const announcementIcons = [
  'megaphone',
  'warning',
  'bolt',
  'snowflake',
  'tag',
  'calendar',
  'clock',
  'phone',
  'mail',
  'message',
  'star',
  'heart',
  'home',
  'shield',
  'check',
  'users',
  'medal',
  'wallet',
  'pin',
] as const;
export type AnnouncementIcon = (typeof announcementIcons)[number];

export interface AnnouncementFields {
  icon: string;
  show_announcement: boolean;
  description: string;
  background_color: string;
  text_color: string;
  icon_color: string;
}

export function announcementOf(site: SiteDocument): AnnouncementFields {
  const announcement = site[FIELD];
  return {
    icon: text(announcement?.icon),
    show_announcement: flag(announcement?.show_announcement),
    description: text(announcement?.description),
    background_color: text(announcement?.background_color),
    text_color: text(announcement?.text_color),
    icon_color: text(announcement?.icon_color),
  };
}

/** The parts that an announcement lacks, once one is set: it is a whole one. */
export function completeAnnouncement(site: SiteDocument): Operation[] {
  const known = site[FIELD];
  if (typeof known !== 'object' || known === null) return [];
  const { icon, ...whole } = announcementOf(site);
  return Object.entries({ ...whole, icon: icon || 'megaphone' })
    .filter(([member]) => !Object.hasOwn(known, member))
    .map(([member, value]) => ({ op: 'set', path: [FIELD, member], value }));
}
