import type { Operation } from '../../record/operation.ts';
import { basicInfo } from '../../record-catalogue/rows/basic-info.ts';
import { flag, text } from './readers.ts';
import type { SiteDocument } from './schema.ts';

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

/** Each part of an announcement, as a text or flag of whatever form it has. */
export function announcementOf({ announcement }: SiteDocument) {
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
export function completeAnnouncement({ announcement }: SiteDocument): Operation[] {
  if (typeof announcement !== 'object' || announcement === null) return [];
  return Object.entries(basicInfo.announcement.members)
    .filter(([member]) => !Object.hasOwn(announcement, member))
    .map(([member, row]) => ({ op: 'set', path: ['announcement', member], value: row.default }));
}
