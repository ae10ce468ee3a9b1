import { expect, test } from 'vitest';
import { findSections } from '../../../../src-renderer/editor/section-index.tsx';

const sections = [
  { id: 'nav', title: 'Navigation', fields: ['Home title', 'Jobs title'] },
  { id: 'jobs', title: 'Jobs page', fields: ['Description'] },
];

test('a search finds sections by their title, and by the first field that fits', () => {
  expect(findSections(sections, ' JOBS ')).toEqual([
    { id: 'nav', title: 'Navigation', field: 'Jobs title' },
    { id: 'jobs', title: 'Jobs page' },
  ]);
  expect(findSections(sections, 'reviews')).toEqual([]);
  expect(findSections(sections, '')).toHaveLength(2);
});
