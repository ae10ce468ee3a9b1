// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openingHours } from '../../../src-main/site-page/content/hours.ts';
import { opening } from '../../../src-main/site-page/content/opening.ts';
import { en } from '../../../src-main/site-page/words/en.ts';
import { renderHome } from '../../../src-main/site-page/index.ts';
import { es } from '../../../src-main/site-page/words/es.ts';
import type { Words } from '../../../src-main/site-page/words/words.ts';
import { CLOSED } from '#shared/domain/site/business-hours.ts';
import { loadAtlas } from '#shared/domain/place/atlas.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { publishedImage } from '../../../scripts/lib/published-image.ts';
import { homeDocument, publishInput } from '../../support/site-page.ts';
import { plumber } from '../../support/sites/index.ts';
import { versions } from '../../support/sites/kinds.ts';

const business_hours = [
  {},
  ...Array.from({ length: 5 }, () => ({ from: '7:00', to: '17:30' })),
  { from: '9:00', to: '14:00' },
];
const custom_layout = { hero: { version: 'v2.3', order: 3 } };
const site = { ...plumber, version: 'vC', custom_layout, business_hours, state: 'TX' };

/** Returns what a section says about the opening hours. The spaces that keep a time on one line become plain spaces. */
const openness = (section: string): string | undefined =>
  document.querySelector(`${section} [data-open]`)?.textContent.trim().replaceAll('\u00A0', ' ');

/** Puts the page, published on `today`, into the document and runs its script at the time `at`. */
function load(at: string, record: SiteDocument = site, today = at.slice(0, 10)): void {
  vi.setSystemTime(new Date(at));
  const page = homeDocument({ ...publishInput(record), image: publishedImage, today });
  document.body.innerHTML = page.body.innerHTML;
  new Function(page.querySelector('head script:not([type])')?.textContent ?? '')();
  window.dispatchEvent(new Event('DOMContentLoaded'));
}

vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] });
afterEach(() => {
  document.body.innerHTML = '';
});

test.each([
  ['2026-05-04T15:00:00Z', 'Open nowuntil 5:30 PM'],
  ['2026-05-04T22:30:00Z', 'Closed nowOpens Tuesday 7 AM'],
  ['2026-05-04T11:00:00Z', 'Closed nowOpens 7 AM'],
  ['2026-05-09T20:00:00Z', 'Closed nowOpens Monday 7 AM'],
])('[PAGE-02] at %s a business in Texas says %j', (at, words) => {
  load(at);
  expect(openness('#hero')).toBe(words);
});

test.each([
  ['2026-05-04', '2026-05-04T15:00:00Z', false],
  ['2026-05-04', '2027-12-06T16:00:00Z', false],
  ['2026-05-04', '2028-05-04T15:00:00Z', true],
  ['2026-05-04', '2025-05-05T15:00:00Z', true],
])('[PAGE-02] a page of %s that is opened at %s asks the browser for the zone: %s', (today, at, asks) => {
  const asked = vi.spyOn(Date.prototype, 'toLocaleString');
  load(at, site, today);
  expect(openness('#hero')).toBe('Open nowuntil 5:30 PM');
  expect(asked.mock.calls.length > 0).toBe(asks);
  asked.mockRestore();
});

test.each([
  ['2026-05-04T23:30:00Z', 'Open nowuntil 2 AM'],
  ['2026-05-05T06:30:00Z', 'Open nowuntil 2 AM'],
  ['2026-05-05T07:00:00Z', 'Closed nowOpens 6 PM'],
  ['2026-05-11T03:00:00Z', 'Open nowuntil 12 AM'],
])('[PAGE-02] at %s a business that is open into the night says %j', (at, words) => {
  const nights = Array.from({ length: 6 }, () => ({ from: '18:00:00', to: '02:00:00' }));
  load(at, { ...site, business_hours: [{ from: '18:00', to: '00:00' }, ...nights] });
  expect(openness('#hero')).toBe(words);
});

test('[PAGE-02] a business that never closes says no time until which it is open', () => {
  const business_hours = Array.from({ length: 7 }, () => ({ from: '00:00', to: '23:59' }));
  load('2026-05-04T15:00:00Z', { ...site, business_hours });
  expect(openness('#hero')).toBe('Open now24 hours a day');
});

test('[PAGE-02] without times or a known state nothing is said about now', () => {
  expect(opening({ business_hours, state: 'TX' }, {})?.zone).toBe('America/Chicago');
  expect(opening({ business_hours, state: '' }, {})).toBeNull();
  expect(opening({ business_hours: [{}], state: 'TX' }, {})).toBeNull();
  expect(opening({ business_hours: [{ custom: 'By appointment' }], state: 'TX' }, {})).toBeNull();
});

test.each([
  ['Knoxville', 'TN', 'America/New_York'],
  ['Nashville', 'TN', 'America/Chicago'],
  ['Pensacola', 'FL', 'America/Chicago'],
  ['El Paso', 'TX', 'America/Denver'],
  ['Thunder Bay', 'ON', 'America/Toronto'],
  ['No such town', 'ON', 'America/Toronto'],
  ['Vancouver', 'BC', 'America/Vancouver'],
])('[PAGE-02] %s, %s has the time of %s', async (city, state, zone) => {
  expect(opening({ business_hours, city, state }, { atlas: await loadAtlas() })?.zone).toBe(zone);
});

test.each([
  ['2026-05-04T15:00:00Z', '#header', 'Open nowuntil 5:30 PM'],
  ['2026-05-04T15:00:00Z', '#footer', 'Open now until 5:30 PM'],
])('[PAGE-02] at %s also %s says %j', (at, section, words) => {
  load(at);
  expect(openness(section)).toBe(words);
});

describe('holidays', () => {
  const closed = {
    ...site,
    special_hours: [{ name: 'Spring break', first_day: '2026-05-05', last_day: '2026-05-06' }],
  };

  test.each([
    // Monday 5:45 PM in Texas, after closing time
    ['2026-05-04T22:45:00Z', 'Closed nowOpens Thursday 7 AM'],
    ['2026-05-05T15:00:00Z', 'Closed nowOpens Thursday 7 AM'],
    ['2026-05-07T15:00:00Z', 'Open nowuntil 5:30 PM'],
  ])('[BI-16] at %s a business that is closed on two days says %j', (at, words) => {
    load(at, closed);
    expect(openness('#hero')).toBe(words);
  });

  test.each([
    // Tuesday 10 AM in Texas
    ['2026-05-05T15:00:00Z', 'Open nowuntil 12 PM'],
    ['2026-05-05T17:30:00Z', 'Closed nowOpens Wednesday 7 AM'],
  ])('[BI-16] at %s a business with shorter hours on that day says %j', (at, words) => {
    load(at, { ...site, special_hours: [{ first_day: '2026-05-05', from: '9:00', to: '12:00' }] });
    expect(openness('#hero')).toBe(words);
  });

  test('[BI-16] says no day of opening where the next one is more than a week away', () => {
    load('2026-05-05T15:00:00Z', { ...site, special_hours: [{ first_day: '2026-05-01', last_day: '2026-05-30' }] });
    expect(openness('#hero')).toBe('Closed now');
  });

  test('[BI-16] a row of the hours goes once its last day is over, without another publish', () => {
    const rows = () => [...document.querySelectorAll('#footer [data-until]')].map((row) => row.textContent.trim());
    load('2026-05-06T12:00:00Z', closed);
    expect(rows().map((row) => row.replace(/\s+/g, ' '))).toEqual(['Spring break, May 5 – May 6Closed']);
    load('2026-05-07T12:00:00Z', closed);
    expect(rows()).toEqual([]);
  });
});

test('[PAGE-02] a page says on a day that staff closed when it opens next', () => {
  load('2026-05-03T15:00:00Z', { ...site, business_hours: [CLOSED, ...business_hours.slice(1)] });
  expect(openness('#hero')).toBe('Closed nowOpens Monday 7 AM');
});

test('[PAGE-02] a day that staff closed is closed in the language of the page', () => {
  const hours = (words: Words) => openingHours({ business_hours: [CLOSED, ...business_hours.slice(1)] }, words).at(-1);
  expect(hours(en)).toEqual({ days: 'Sunday', hours: 'Closed' });
  expect(hours(es)).toEqual({ days: 'Domingo', hours: 'Cerrado' });
});

test('[PAGE-02] a day with words says nothing about now, and the other days do', () => {
  const record = { ...site, business_hours: [{}, { custom: 'By appointment' }, ...business_hours.slice(2)] };
  const said = () => document.querySelector('#footer [data-open] b')?.textContent;
  load('2026-05-04T15:00:00Z', record);
  expect(said()).toBe('');
  load('2026-05-05T15:00:00Z', record);
  expect(said()).toBe('Open now');
  load('2026-05-03T15:00:00Z', record);
  expect(openness('#footer')).toContain('Opens Tuesday 7 AM');
});

test.each(versions)('[PAGE-02] %s says in its hero, above it and at its end whether it is open', (version) => {
  const page = homeDocument(publishInput({ ...plumber, version, business_hours, state: 'TX' }));
  for (const section of ['hero', 'header', 'footer']) {
    expect(page.querySelector(`#${section} [data-open]`), section).not.toBeNull();
  }
});

test('a photo that cannot be read takes its tile with it, the last one its section', () => {
  const gallery = site.gallery?.map((photo) => ({ ...photo, photo: `${photo.photo}.jpg` }));
  load('2026-05-04T15:00:00Z', { ...site, gallery });
  const tiles = [...document.querySelectorAll('#our-best-work .tiles > li')];
  expect(tiles.length).toBeGreaterThan(5);
  expect(document.querySelector('#our-best-work .tiles picture')).not.toBeNull();
  for (const tile of tiles) tile.querySelector('img')?.dispatchEvent(new Event('error', { bubbles: false }));
  expect(document.querySelectorAll('#our-best-work .tiles > li')).toHaveLength(0);
  expect(document.getElementById('our-best-work')?.hidden).toBe(true);
});

test('[PAGE-02] the other slides come some seconds after the page has loaded', () => {
  load('2026-05-04T15:00:00Z');
  window.dispatchEvent(new Event('load'));
  expect(document.querySelectorAll('#hero .slides > div')).toHaveLength(1);
  vi.advanceTimersByTime(5000);
  expect(document.querySelectorAll('#hero .slides > div')).toHaveLength(3);
});

test('[PAGE-03] sections wait for their layout on published pages, and never in a preview', () => {
  const waits = 'content-visibility:auto';
  const input = publishInput(site);
  expect(renderHome(input)).toContain(waits);
  expect(renderHome({ ...input, mode: 'preview' })).not.toContain(waits);
  load('2026-05-04T15:00:00Z');
  document.documentElement.dataset['loading'] = '';
  document.body.click();
  expect(document.documentElement.dataset['loading']).toBeUndefined();
});

test.each([
  ['once, for five seconds at most', false, ['play', 'pause']],
  ['not at all where people want to see nothing move', true, []],
])('[PAGE-03] a logo that is a film is played %s', (_how, reduced, expected) => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] });
  const calls: string[] = [];
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(() => Promise.resolve(void calls.push('play')));
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => void calls.push('pause'));
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
  load('2026-05-04T15:00:00Z', { ...site, logo: 'https://x.example/logo.mp4' });
  expect(calls).toEqual([]);
  window.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(5000);
  expect([...new Set(calls)]).toEqual(expected);
});
