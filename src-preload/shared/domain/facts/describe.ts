import { text } from '../../record/readers.ts';
import { fieldLabel, tabOfField } from '../../record-catalogue/lookup.ts';
import type { KnownField } from '../../record-catalogue/site-document.ts';
import type { TabId } from '../../record-catalogue/tabs.ts';
import { weekdays } from '../../record-catalogue/weekdays.ts';
import { type DayHours, hoursOfWeek, timeText } from '../site/business-hours.ts';
import type { SiteDocument } from '../site/schema.ts';
import { dayOf, promoText } from './apply.ts';
import type { Fact } from './fact.ts';

/** A fact as a person reads it: what the site says now (`before`) and what it will say (`after`), '' for nothing. */
export interface Described {
  label: string;
  tab: TabId;
  before: string;
  after: string;
}

export function describeFact(site: SiteDocument, fact: Fact): Described {
  const of = (field: KnownField, label: string, before: string, after: string): Described => {
    return { label, tab: tabOfField(field), before, after };
  };
  switch (fact.kind) {
    case 'field': {
      const field = fact.field as KnownField;
      return of(field, fieldLabel(field), text(site[field]), fact.value);
    }
    case 'hours': {
      const now = hoursOfWeek(site)[fact.day];
      return of('business_hours', weekdays[fact.day] ?? '', now ? hoursText(now) : '', hoursText(dayOf(site, fact)));
    }
    case 'add-phone':
      return of('additional_phone_number_list', 'Additional phone', '', fact.value);
    case 'remove-phone':
      return of('additional_phone_number_list', 'Additional phone', fact.value, '');
    case 'add-area':
      return of('service_areas', 'Service area', '', `${fact.city}, ${fact.state}`);
    case 'remove-area':
      return of('service_areas', 'Service area', `${fact.city}, ${fact.state}`, '');
    case 'add-service':
      return of('services', 'Service', '', fact.name);
    case 'remove-service':
      return of('services', 'Service', fact.name, '');
    case 'remove-promo':
      return fact.of === 'deal'
        ? of('deal_header', 'Deal', promoText(site, 'deal'), '')
        : of('announcement', 'Announcement', promoText(site, 'announcement'), '');
  }
}

function hoursText({ from, to, custom }: DayHours): string {
  if (custom.trim() !== '') return custom.trim();
  if (from === '00:00' && (to === '23:59' || to === '00:00')) return 'Open 24 hours';
  return [from, to]
    .filter((time) => time.trim() !== '')
    .map((time) => timeText(time).replace(':00', ''))
    .join(' – ');
}
