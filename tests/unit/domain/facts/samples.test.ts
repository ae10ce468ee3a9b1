import { beforeAll, expect, test } from 'vitest';
import { applyFacts, recordSays } from '#shared/domain/facts/apply.ts';
import type { Fact } from '#shared/domain/facts/fact.ts';
import { loadCities, readFacts } from '#shared/domain/facts/read.ts';
import { hoursOfWeek } from '#shared/domain/site/business-hours.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { applyToValue } from '#shared/record/apply-value.ts';
import { factName } from './samples/fact-name.ts';
import { firstHalf } from './samples/first-half.ts';
import type { Sample } from './samples/sample.ts';
import { secondHalf } from './samples/second-half.ts';
import { site, today } from './samples/site.ts';

const halves = { first: firstHalf, second: secondHalf };
const samples = [...firstHalf, ...secondHalf];

let cities: Awaited<ReturnType<typeof loadCities>>;
beforeAll(async () => {
  cities = await loadCities();
});

const read = (text: string) => readFacts(text, { site, today, cities });
const nameOf = (fact: Fact): string => factName(fact, fact.kind === 'hours' ? hoursOfWeek(site)[fact.day] : undefined);

/** Returns the names of the facts that are read from a sample. Names of facts that are not ticked begin with `?`. */
const namesOf = ({ text }: Sample): string[] =>
  read(text).facts.map(({ fact, doubt }) => `${doubt === undefined ? '' : '?'}${nameOf(fact)}`);

test('the samples are at least a hundred different texts of five kinds', () => {
  expect(halves.first.length).toBe(50);
  expect(halves.second.length).toBeGreaterThanOrEqual(50);
  expect(new Set(samples.map(({ text }) => text)).size).toBe(samples.length);
  expect(new Set(samples.map(({ kind }) => kind)).size).toBe(5);
});

test.each(['first', 'second'] as const)(
  '[NAV-12] at least 95 % of what the %s half of the samples says is read, and nothing wrong is ticked',
  (half) => {
    const all = halves[half].map((sample) => ({ ...sample, read: namesOf(sample) }));
    const wrong = all.flatMap(({ facts, also = [], read }) =>
      read.filter((name) => !name.startsWith('?') && !facts.includes(name) && !also.includes(name)),
    );
    const missed = all.flatMap(({ facts, read }) => facts.filter((fact) => !read.includes(fact)));
    const said = all.flatMap(({ facts }) => facts);
    expect(wrong).toEqual([]);
    expect(missed.length / said.length).toBeLessThanOrEqual(0.05);
  },
);

test('[NAV-12] a site says all that is ticked once it is applied as one change', () => {
  for (const { text } of samples) {
    const facts = read(text).facts.flatMap(({ fact, doubt }) => (doubt === undefined ? [fact] : []));
    const after = applyToValue(
      site,
      applyFacts(site, facts, () => 0),
    );
    expect(facts.filter((fact) => !recordSays(after, fact)).map(nameOf), text).toEqual([]);
  }
});

test('[NAV-12] what is not understood is listed as it was written, without greetings', () => {
  const { facts, rest } = read(
    'Hi team,\n\nNew phone: 828-555-0199. Make the logo bigger.\n\nThanks!\nSent from my phone',
  );
  expect(facts.map(({ fact }) => nameOf(fact))).toEqual(['phone (828) 555-0199']);
  expect(rest).toEqual(['Make the logo bigger.']);
});

test('[NAV-12] a line without hours is listed as it was written when it excepts a day', () => {
  const { facts, rest } = read('Mow the lawn daily except Sundays.\nSat 8-2');
  expect(facts.map(({ fact }) => nameOf(fact))).toEqual(['hours Sat 08:00-14:00']);
  expect(rest).toEqual(['Mow the lawn daily except Sundays.']);
});

test('[NAV-12] what the site says already is no change', () => {
  const { facts, known } = read('Call (828) 555-0142, 218 Riverside Drive, Asheville, NC 28801');
  expect(facts).toEqual([]);
  expect(known.map(nameOf)).toEqual([
    'phone (828) 555-0142',
    'street_address 218 Riverside Drive',
    'city Asheville',
    'state NC',
    'zip_code 28801',
  ]);
});

test('[NAV-12] a profile and a second phone go where the text says so', () => {
  const { facts } = read('Please remove our Yelp link and take down 828-555-0163.');
  expect(facts.map(({ fact, doubt }) => [nameOf(fact), doubt])).toEqual([
    ['yelp_url ', undefined],
    ['phone- (828) 555-0163', undefined],
  ]);
});

test('[NAV-12] an additional phone is proposed for removal when the text calls it old', () => {
  const { facts } = read('828-555-0163 is disconnected.');
  expect(facts.map(({ fact, doubt }) => [nameOf(fact), doubt])).toEqual([
    ['phone- (828) 555-0163', 'The text calls this number old.'],
  ]);
  expect(read('828-555-0164 is disconnected.').facts).toEqual([]);
});

test('[NAV-12] the area of the named state is removed when two cities have the same name', () => {
  const service_areas = ['Iowa', 'Tennessee'].map((state) => ({ city: 'Knoxville', state }));
  const two = { ...site, service_areas } as SiteDocument;
  const removed = (text: string) => readFacts(text, { site: two, today, cities }).facts.map(({ fact }) => nameOf(fact));
  expect(removed('Please remove Knoxville, TN.')).toEqual(['area- Knoxville, Tennessee']);
  expect(removed('Please remove Knoxville.')).toEqual(['area- Knoxville, Iowa']);
  expect(removed('Please remove Knoxville, GA.')).toEqual([]);
});

test('[NAV-12] an additional phone is in doubt when the list is full, unless the text takes another one off it first', () => {
  const phones = Array.from({ length: 9 }, (_, at) => `(828) 555-011${String(at)}`);
  const full = { ...site, additional_phone_number_list: phones } as SiteDocument;
  const doubtsOf = (text: string) => readFacts(text, { site: full, today, cities }).facts.map(({ doubt }) => doubt);
  expect(doubtsOf('Our second phone is 828-555-0199.')).toEqual(['There is room for 9 additional phones.']);
  expect(doubtsOf('Please remove 828-555-0113. Our second phone is 828-555-0199.')).toEqual([undefined, undefined]);
});
