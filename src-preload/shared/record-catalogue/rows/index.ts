import type { Row, Rows } from '../row.ts';
import type { TabId } from '../tabs.ts';
import { basicInfo } from './basic-info.ts';
import { faqs, partnerships, reviews, team } from './content.ts';
import { adsPage, custom, customPage, unedited } from './custom.ts';
import { contact, domain } from './domain.ts';
import { layout, logo } from './layout.ts';
import { photos } from './photos.ts';
import { services } from './services.ts';

/** The rows of the record's fields and lists, by the tab to which they belong. */
export const rowsOfTabs = {
  logo,
  basicInfo,
  services,
  photos,
  faqs,
  reviews,
  partnerships,
  team,
  domain,
  layout,
  custom: { ...custom, ...unedited },
  'custom-page': customPage,
  'ads-page': adsPage,
} as const satisfies Readonly<Record<TabId, Rows>>;

/**
 * Rows of fields whose names depend on the installation or the backend, found by a pattern of the name. The first
 * pattern that matches counts. With an empty label, the field's name is the label.
 */
export const patterns: readonly { name: RegExp; tab: TabId; row: Row }[] = [
  { name: /^\w+_contact_id$/, tab: 'domain', row: contact },
  { name: /^text_show_\w+$/, tab: 'custom', row: { kind: 'flag', label: '' } },
  { name: /^custom_page_\w+$/, tab: 'custom-page', row: { kind: 'text', label: '' } },
  { name: /^custom_\w+$/, tab: 'layout', row: { kind: 'text', label: '' } },
];
