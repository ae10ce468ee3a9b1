import { expect, test } from 'vitest';
import { fieldSummary } from '../../../../src-renderer/editor/field-summary.ts';

test('sums up fields by what they hold: texts, flags by name, lists by number, code as being there', () => {
  const site = {
    ...{ company_name: ' Joe ', insured: 'True', bonded: false, home_page_widget: '<script></script>' },
    service_areas: [{ city: 'Austin' }, { city: 'Waco' }],
    announcement: { show_announcement: true, description: 'Spring sale' },
    custom_hero_slider_type: 'fade',
  };
  const fields = Object.keys(site).map((field) => [field]);
  expect(fieldSummary(site, fields)).toBe('Joe · Insured · Widget code · 2 service areas · Show · Spring sale · Fade');
  expect(fieldSummary({}, fields)).toBe('Nothing is entered.');
});
