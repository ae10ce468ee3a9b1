import fc from '../../support/fast-check.ts';
import { describe, expect, test } from 'vitest';
import { mentions, sharedShingles } from '#shared/domain/site/mentions.ts';
import { townPages } from '#shared/domain/site/town-pages.ts';

const words =
  'Most homes in Woodfin have pipes from the fifties, and we have replaced them in forty houses since 2012.';
const review = (title: string, text: string) => ({ title, review: text, status: 'approved' });
const area = (city: string, about = '') => ({ city, state: 'NC', about });

describe('a town', () => {
  const site = (more: object) => ({ city: 'Asheville', service_areas: [area('Woodfin')], ...more });
  const woodfin = (more: object) => townPages(site(more))[0];

  test.each([
    [
      'a text and a review',
      { service_areas: [area('Woodfin', words)], testimonials: [review('Woodfin, NC', 'Great work.')] },
    ],
    [
      'a text and a photo',
      { service_areas: [area('Woodfin', words)], gallery: [{ photo: '/a', caption: 'A bath in Woodfin' }] },
    ],
    [
      'a review that names it and a photo of its gallery',
      { testimonials: [review('', 'They came to Woodfin.')], gallery: [{ photo: '/a', gallery_name: 'Woodfin 2025' }] },
    ],
  ])('[PAGE-07] has a page with %s', (_what, more) => {
    expect(woodfin(more)).toMatchObject({ path: 'areas/woodfin/' });
    expect(woodfin(more)).not.toHaveProperty('reason');
  });

  test.each([
    [
      'nothing of its own',
      {},
      'For a page of its own add a review from there, a photo whose caption names it or a text of its own of 15 words (0 of 2).',
    ],
    [
      'reviews alone',
      { testimonials: [review('Woodfin', 'Good.'), review('Woodfin', 'Fine.')] },
      'For a page of its own add a photo whose caption names it or a text of its own of 15 words (1 of 2).',
    ],
    [
      'a review that is not approved',
      { service_areas: [area('Woodfin', words)], testimonials: [{ ...review('Woodfin', 'Good.'), status: 'new' }] },
      '(1 of 2)',
    ],
    [
      'a stock photo and one that is archived',
      {
        service_areas: [area('Woodfin', words)],
        gallery: [
          { photo: '/a', caption: 'Woodfin', stock: true },
          { photo: '/b', caption: 'Woodfin', archived: true },
        ],
      },
      '(1 of 2)',
    ],
    [
      'a name that is part of another one',
      { service_areas: [area('Woodfin', words)], testimonials: [review('Woodfinley', 'Good.')] },
      '(1 of 2)',
    ],
    [
      'a text of few words',
      { service_areas: [area('Woodfin', 'We work in Woodfin.')], testimonials: [review('Woodfin', 'Good.')] },
      '(1 of 2)',
    ],
  ])('[PAGE-07] with %s has no page, and the reason says what is missing', (_what, more, reason) => {
    expect(woodfin(more)?.path).toBeUndefined();
    expect(woodfin(more)?.reason).toContain(reason);
  });

  test('[PAGE-07] of the company itself is the home page’s', () => {
    const own = { service_areas: [area('Asheville', words)], testimonials: [review('Asheville', 'Good.')] };
    expect(woodfin(own)?.reason).toBe('The home page is about this town.');
  });

  test('[PAGE-07] is the home page’s when only one of the two names has an accent', () => {
    const own = {
      city: 'San Jose',
      service_areas: [area('San José', words)],
      testimonials: [review('San José', 'Good.')],
    };
    expect(woodfin(own)?.reason).toBe('The home page is about this town.');
  });

  test('[PAGE-07] has no page, and the reason speaks of the name alone, when a town of another state has its name', () => {
    const other = { ...area('Woodfin', words), state: 'SC' };
    const testimonials = [review('Woodfin', 'Good.')];
    const towns = townPages(site({ service_areas: [area('Woodfin', words), other], testimonials }));
    expect(towns[1]?.reason).toBe('The list has a town of this name already.');
  });

  const twins = {
    service_areas: [
      area('Woodfin', words),
      area('Fletcher', words.replace('Woodfin', 'Fletcher')),
      area(
        'Marshall',
        'In Marshall we look after the mill and nine farms along the river, with their wells and their old cisterns.',
      ),
    ],
    testimonials: ['Woodfin', 'Fletcher', 'Marshall'].map((city) => review(`${city}, NC`, 'Good.')),
  };

  test('[PAGE-07] whose page would be another’s with another name has none, with the share that they have in common', () => {
    const towns = townPages(site(twins));
    expect(towns.map(({ path }) => path)).toEqual(['areas/woodfin/', undefined, 'areas/marshall/']);
    expect(towns[1]?.reason).toMatch(
      /^Its page would have \d\d % of its words in common with Woodfin’s, more than the 50 % that are allowed\.$/,
    );
  });

  test.each([
    [60, 'more than the 60 % that are allowed.'],
    ['30', 'more than the 30 % that are allowed.'],
    [-4, 'more than the 20 % that are allowed.'],
    [' ', 'more than the 50 % that are allowed.'],
  ])('[PAGE-07] may share as many of its words as staff allow: %j', (town_pages_most_shared, reason) => {
    expect(townPages(site({ ...twins, town_pages_most_shared }))[1]?.reason).toContain(reason);
  });

  test('[PAGE-07] has a page of its own as soon as staff allow as much as it shares', () => {
    const towns = townPages(site({ ...twins, town_pages_most_shared: 90 }));
    expect(towns.map(({ path }) => path)).toEqual(['areas/woodfin/', 'areas/fletcher/', 'areas/marshall/']);
  });

  test('[PAGE-07] is read without error, with either a path or a reason, whatever the server sends', () => {
    const anything = fc.oneof(
      fc.anything(),
      fc.array(fc.dictionary(fc.constantFrom('city', 'about', 'review', 'title', 'caption'), fc.anything())),
    );
    fc.assert(
      fc.property(anything, anything, anything, (service_areas, testimonials, gallery) => {
        const towns = townPages({ service_areas, testimonials, gallery } as Parameters<typeof townPages>[0]);
        for (const { path, reason } of towns) expect((path === undefined) !== (reason === undefined)).toBe(true);
      }),
    );
  });
});

test.each([
  ['A job in San José, done', 'San Jose', true],
  ['SAN JOSE', 'San José', true],
  ['St. Louis Park', 'St. Louis', true],
  ['Parkland', 'Park', false],
  ['anything', ' ', false],
])('%j names %j: %s', (text, name, is) => expect(mentions(text, name)).toBe(is));

test('texts share the part of the shorter one that the other has in runs of three words', () => {
  expect(sharedShingles('one two three four', 'one two three four five six')).toBe(1);
  expect(sharedShingles('one two three four', 'four three two one')).toBe(0);
  expect(sharedShingles('', 'one two three')).toBe(0);
});
