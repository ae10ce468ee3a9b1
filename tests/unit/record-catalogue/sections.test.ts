import { expect, test } from 'vitest';
import { homeSections } from '#shared/layout/catalogue.ts';
import { rowAt } from '#shared/record-catalogue/catalogue.ts';
import { firstFields, sectionAt } from '#shared/record-catalogue/sections.ts';

test.each([
  [['about'], 'about-us'],
  [['announcement', 'icon_color'], 'launch-site-banner'],
  [['services', 2, 'photos', 0, 'photo'], 'our-services'],
  [['products', 0, 'fields', 'title'], 'our-partners'],
  [['cta_recruiting_link'], 'jobs-page'],
  [['custom_cta_transparency'], 'cta'],
  [['slug'], undefined],
  [['unheard_of', 0], undefined],
])('[LAY-06] what is at %j is shown in %s', (path, section) => {
  expect(sectionAt(path)).toBe(section);
});

test('[LAY-06] a click on any section of the home page leads to a field that has a row', () => {
  expect([...firstFields.keys()].toSorted()).toEqual(homeSections.toSorted());
  for (const path of firstFields.values()) expect(rowAt(path), path.join('.')).toBeDefined();
});
