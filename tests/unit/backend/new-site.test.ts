import { expect, test } from 'vitest';
import { ctaFacts, ctaSlots } from '#shared/record-catalogue/cta-slots.ts';
import { publishFindings } from '#shared/domain/publishing/checks.ts';
import { initialFields } from '#shared/record-catalogue/defaults.ts';
import { industries } from '../../../src-main/backend/data/industries/index.ts';
import { newSite } from '../../../src-main/backend/creation/new-site.ts';

const made = newSite({
  sitePk: 7,
  slug: 'joes',
  fbSlug: 'joesPlumbing',
  industry: industries[0]!,
  stock: false,
  contactField: 'sitewright_contact_id',
});

test('a new site holds what the rows of its fields say, but for buttons', () => {
  const messages: readonly string[] = ctaSlots.map((slot) => ctaFacts[slot].message);
  const told = Object.entries(initialFields).filter(([field]) => !messages.includes(field));
  expect(told.length).toBeGreaterThan(80);
  expect(made).toMatchObject(Object.fromEntries(told));
  expect(made).toMatchObject({
    service_header: 'What we do',
    insured: true,
    bonded: false,
    custom_nav_transparency: 25,
    custom_footer_text_color: '#ffffff',
    contact_form_steps: 2,
  });
});

test('[PAGE-02] the buttons of a new site do what they say, and no two of one place the same', () => {
  const buttons = ctaSlots.map((slot) => [made[slot], made[ctaFacts[slot].message]]);
  expect(buttons).toEqual([
    ['quote', 'Get a Free Quote'],
    ['phone', 'Give us a Call'],
    ['phone', 'Call Now'],
    ['', ''],
    ['email', 'Email Us'],
    ['', ''],
    ['text', 'Text Us'],
  ]);
  expect(publishFindings(made).filter(({ id }) => /^alike|^buttons$/.test(id))).toEqual([]);
});
