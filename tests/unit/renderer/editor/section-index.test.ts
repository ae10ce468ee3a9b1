import { expect, test } from 'vitest';
import { findSections } from '../../../../src-renderer/editor/section-index.tsx';

const sections = [
  {
    id: 'nav',
    title: 'Navigation',
    fields: [{ label: 'Home title', path: ['home_nav_title'] }, { label: 'Jobs title' }],
  },
  { id: 'jobs', title: 'Jobs page', fields: [{ label: 'Description' }] },
  { id: 'payments', title: 'Payments', fields: [{ label: 'Payment 1', path: ['payments', 0] }] },
];

test('a search finds sections by their title, and by the first field that fits', () => {
  expect(findSections(sections, ' JOBS ', {})).toEqual([
    { id: 'nav', title: 'Navigation', field: 'Jobs title' },
    { id: 'jobs', title: 'Jobs page' },
  ]);
  expect(findSections(sections, 'reviews', {})).toEqual([]);
  expect(findSections(sections, '', {})).toHaveLength(3);
});

test('a search finds what fields hold, in items too, and what their rows offer to choose', () => {
  const payments = [{ pk: 7, model: 'm', fields: { title: 'Zelle', link: 'blue-ridge' } }];
  expect(findSections(sections, 'front', { home_nav_title: 'Front page' })).toEqual([
    { id: 'nav', title: 'Navigation', field: 'Home title', text: 'Front page' },
  ]);
  expect(findSections(sections, 'blue', { payments })).toEqual([
    { id: 'payments', title: 'Payments', field: 'Payment 1', text: 'blue-ridge' },
  ]);
  expect(findSections(sections, 'zelle', {})).toEqual([{ id: 'payments', title: 'Payments', field: 'Payment 1' }]);
});
