import { expect, test } from 'vitest';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { namesAnotherPhone, speaksOfAnotherTrade } from '../../../src-main/features/fleet/foreign-texts.ts';

const plumber = { company_name: 'Acme', company_type: 'Plumbing', phone: '(828) 555-0142' };

test.each<[string, SiteDocument, boolean]>([
  ['speaks of roofs alone', { ...plumber, about: 'We are your roofing company. Every roof is guaranteed.' }, true],
  ['speaks of its own trade too', { ...plumber, about: 'Plumbers first, we also mend furnaces.' }, false],
  ['speaks of no trade', { ...plumber, about: 'Family owned since 1980.' }, false],
  ['offers the other trade', { ...plumber, services: [{ 'service-name': 'Roofing' }], about: 'We do roofs.' }, false],
  ['is of an unknown trade', { company_type: 'Locksmith', about: 'We do roofs.' }, false],
  ['does the work of all trades', { company_type: 'Handyman and painting', about: 'We do roofs.' }, false],
])('[FLEET-06] a site that %s: another trade is found or not', (_title, site, found) => {
  expect(speaksOfAnotherTrade(site)).toBe(found);
});

test.each<[string, SiteDocument, boolean]>([
  ['names its own number in another form', { ...plumber, about: 'Call 828.555.0142 today.' }, false],
  [
    'names its second number',
    { ...plumber, additional_phone_number_list: ['828-555-0199'], about: 'Or 828-555-0199' },
    false,
  ],
  [
    'names a number that a button dials',
    { ...plumber, cta_main_link: 'tel:+18285550177', about: '(828) 555-0177' },
    false,
  ],
  ['names a stranger’s number', { ...plumber, faqs: [{ question: 'When?', answer: 'Call 704-555-0100.' }] }, true],
  ['has a stranger’s number in a review', { ...plumber, testimonials: [{ review: 'I called 704-555-0100.' }] }, false],
  ['names years and prices', { ...plumber, about: 'From 1998-2024, $1,200 to $3,400.' }, false],
])('[FLEET-06] a site that %s: another phone is found or not', (_title, site, found) => {
  expect(namesAnotherPhone(site)).toBe(found);
});
