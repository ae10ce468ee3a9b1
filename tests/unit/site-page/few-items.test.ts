// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { homeDocument, publishInput } from '../../support/site-page.ts';
import { inVersion, kinds } from '../../support/sites/kinds.ts';

const reviews = ['Ann', 'Ben', 'Cleo'].map((reviewer, order) => ({
  reviewer,
  stars: '5',
  review: 'On time and tidy.',
  status: 'approved',
  order,
}));
const services = ['Drains', 'Heaters', 'Leaks', 'Pumps', 'Baths'].map((name, order) => ({
  'service-name': name,
  order,
}));
const page = (version: Parameters<typeof inVersion>[1], change: object) =>
  homeDocument(publishInput(inVersion({ ...kinds['rich']!, ...change }, version)));

test.each([
  ['v1', '2'],
  ['v2.2', '3'],
  ['v3', '2'],
] as const)('[PAGE-06] three reviews leave no gap in %s', (version, columns) => {
  const list = page(version, { testimonials: reviews }).querySelector<HTMLElement>('#reviews .g');
  expect(list?.style.getPropertyValue('--cols')).toBe(columns);
});

test('[PAGE-06] the last two of five services fill a row of v2.3', () => {
  const isPair = (count: number) =>
    page('v2.3', { services: services.slice(0, count) })
      .querySelector('#our-services .g')
      ?.matches('.pair');
  expect([isPair(5), isPair(4)]).toEqual([true, false]);
});

test('[PAGE-02] words alone stand on the brand plate of v2.2, words on photos do not', () => {
  const groundOf = (kind: string) =>
    homeDocument(publishInput(inVersion(kinds[kind]!, 'v2.2')))
      .querySelector('#hero')
      ?.getAttribute('data-ground');
  expect(groundOf('without photos')).toBe('brand');
  expect(groundOf('rich')).not.toBe('brand');
});

test('[PAGE-02] a hero without photos has the initial of the company for an ornament, which is not read out', () => {
  const ornament = (kind: string) =>
    homeDocument(publishInput({ ...inVersion(kinds[kind]!, 'v4'), company_name: 'élan Locks' })).querySelector(
      '#hero .monogram[aria-hidden=true]',
    )?.textContent;
  expect([ornament('sparse'), ornament('rich')]).toEqual(['É', undefined]);
});
