import { expect, test } from 'vitest';
import { labelOf } from '#shared/domain/site/labels.ts';

const site = {
  services: [{ 'service-name': 'Drain cleaning', 'service-description': 'x' }],
  gallery: [{ order: 1 }],
  business_hours: [{ from: '8' }],
};

test.each([
  [['company_tagline'], 'Tagline'],
  [['custom_hero_text_color'], 'Custom hero text color'],
  [['services', 0, 'service-description'], 'Services › Drain cleaning › Short description'],
  [['gallery', 0], 'Photos › No. 1'],
  [['business_hours', 0, 'from'], 'Business hours › No. 1 › From'],
  [['services', 7], 'Services › No. 8'],
])('%j is called %s', (path, label) => {
  expect(labelOf(site, path)).toBe(label);
});
