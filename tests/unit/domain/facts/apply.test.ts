import { expect, test } from 'vitest';
import { applyFacts, recordSays } from '#shared/domain/facts/apply.ts';
import { describeFact } from '#shared/domain/facts/describe.ts';
import type { Fact } from '#shared/domain/facts/fact.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { applyToValue } from '#shared/record/apply-value.ts';
import { site } from './samples/site.ts';

const applied = (...facts: Fact[]): SiteDocument =>
  applyToValue(
    site,
    applyFacts(site, facts, () => 0),
  );
const said = (fact: Fact) => {
  const { label, tab, before, after } = describeFact(site, fact);
  return [label, tab, before, after];
};

test('[NAV-12] what is only written otherwise is no change: a phone, a time, a state, a link', () => {
  const written = {
    ...site,
    phone: '828.555.0142',
    state: 'North Carolina',
    country: 'USA',
    facebook_url: 'https://facebook.com/brp/',
    service_areas: [{ city: 'asheville', state: 'North Carolina', radius: 50, order: 0 }],
    business_hours: [{ from: '07:30:00', to: '5:30 PM', custom: '' }],
  } as unknown as SiteDocument;
  const facts: Fact[] = [
    { kind: 'field', field: 'phone', value: '(828) 555-0142' },
    { kind: 'field', field: 'state', value: 'NC' },
    { kind: 'field', field: 'country', value: 'US' },
    { kind: 'field', field: 'facebook_url', value: 'www.facebook.com/brp' },
    { kind: 'add-area', city: 'Asheville', state: 'NC' },
    { kind: 'hours', day: 0, from: '07:30', to: '17:30', custom: '' },
  ];
  expect(facts.filter((fact) => !recordSays(written, fact))).toEqual([]);
});

test('[NAV-12] a new city is followed by the tagline and the about text, as where it is typed', () => {
  const before = { ...site, about: 'Plumbers of Asheville since 2009.' } as SiteDocument;
  const fact: Fact = { kind: 'field', field: 'city', value: 'Boone' };
  expect(
    applyToValue(
      before,
      applyFacts(before, [fact], () => 0),
    ).about,
  ).toBe('Plumbers of Boone since 2009.');
});

test('[NAV-12] a promotion goes off the site: a deal with its words, an announcement keeps its own', () => {
  const { deal_header, deal_button_text, announcement } = applied(
    { kind: 'remove-promo', of: 'deal' },
    { kind: 'remove-promo', of: 'announcement' },
  );
  expect([deal_header, deal_button_text]).toEqual(['', '']);
  expect(announcement).toMatchObject({ ...site.announcement, show_announcement: false });
});

test('[NAV-12] a fact is told by its place, what stands there and what will', () => {
  expect(said({ kind: 'hours', day: 6, from: '08:00', to: '14:00', custom: '' })).toEqual([
    ...['Saturday', 'basicInfo', '9 AM – 2 PM', '8 AM – 2 PM'],
  ]);
  expect(said({ kind: 'hours', day: 0, from: '00:00', to: '23:59', custom: '' })).toEqual([
    ...['Sunday', 'basicInfo', 'Emergencies only', 'Open 24 hours'],
  ]);
  expect(said({ kind: 'field', field: 'license_number', value: '29116' })).toEqual([
    ...['License number', 'basicInfo', 'NC P-1 28841', '29116'],
  ]);
  expect(said({ kind: 'remove-area', city: 'Woodfin', state: 'NC' })).toEqual([
    ...['Service area', 'basicInfo', 'Woodfin, NC', ''],
  ]);
  expect(said({ kind: 'add-service', name: 'Drain Camera' })).toEqual(['Service', 'services', '', 'Drain Camera']);
});

test('[NAV-12] a phone is not said and changes nothing when the list of phones is full', () => {
  const full = {
    ...site,
    additional_phone_number_list: Array.from({ length: 9 }, (_, at) => `(828) 555-011${String(at)}`),
  } as SiteDocument;
  const fact: Fact = { kind: 'add-phone', value: '(828) 555-0199' };
  expect(recordSays(full, fact)).toBe(false);
  expect(applyFacts(full, [fact], () => 0)).toEqual([]);
  expect(recordSays(full, { kind: 'add-phone', value: '828-555-0118' })).toBe(true);
});
