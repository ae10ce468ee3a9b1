import { describe, expect, test } from 'vitest';
import { cell, toCsv } from '#shared/domain/map/csv.ts';
import {
  countsByRegion,
  entriesOf,
  leaders,
  matching,
  NO_REGION,
  regionChoices,
  sorted,
} from '#shared/domain/map/entries.ts';
import { labelOf, MOST_TILES, SIDE, textWidth, tilesOf } from '../../../../src-renderer/ui/charts/treemap.ts';
import { mapPro, mapText } from '../../../support/map-entries.ts';

const entries = entriesOf({
  texts: [
    mapText('1', {
      state: 'TX',
      proId: '7',
      receivedAt: '2026-11-01T10:00:00Z',
      phone: '(775) 555-0142',
      email: 'ann@example.com',
      consent: true,
      consentWording: 'You may text me.',
      message: 'The roof leaks.',
      photos: ['https://agency.example/media/messages/a.webp', 'https://agency.example/media/messages/b.webp'],
    }),
    mapText('2', { state: 'texas', sender: 'Ana' }),
    mapText('3', { state: 'Ontario', receivedAt: '2026-11-03T10:00:00Z' }),
    mapText('4'),
  ],
  pros: [mapPro('7', { state: 'TX', name: 'Holt Roofing' }), mapPro('8', { state: 'Atlantis' })],
});

describe('entries', () => {
  test('[MAP-01] one state is one region however it is written', () => {
    expect(entries.map(({ regionName }) => regionName)).toEqual([
      'Texas',
      'Texas',
      'Ontario',
      'Unknown state',
      'Texas',
      'Atlantis',
    ]);
    expect(regionChoices(entries).map(({ label }) => label)).toEqual(['Atlantis', 'Ontario', 'Texas', 'Unknown state']);
  });

  test('[MAP-01] are filtered by kind and state together', () => {
    const keys = (kind: 'all' | 'text' | 'pro', region: string | null) =>
      matching(entries, { kind, region }).map(({ key }) => key);
    expect(keys('all', 'US-TX')).toEqual(['text-1', 'text-2', 'pro-7']);
    expect(keys('text', 'US-TX')).toEqual(['text-1', 'text-2']);
    expect(keys('all', NO_REGION)).toEqual(['text-4']);
    expect(keys('pro', null)).toEqual(['pro-7', 'pro-8']);
  });

  test('[MAP-01] a text names the pro it went to, and is named by its sender or else its address', () => {
    expect(entries[0]).toMatchObject({ name: '1 Oak St', proName: 'Holt Roofing' });
    expect(entries[1]).toMatchObject({ name: 'Ana', proName: '' });
  });

  test('[MAP-01] are counted by state, the most first', () => {
    expect(countsByRegion(matching(entries, { kind: 'text', region: null }))).toEqual([
      { name: 'Texas', count: 2 },
      { name: 'Ontario', count: 1 },
      { name: 'Unknown state', count: 1 },
    ]);
  });

  test('[MAP-01] are sorted by any column; what has nothing there comes last either way', () => {
    const ids = (descending: boolean) =>
      sorted(entries, { column: 'receivedAt', descending })
        .map(({ key }) => key)
        .slice(0, 3);
    expect(ids(false)).toEqual(['text-1', 'text-3', 'text-2']);
    expect(ids(true)).toEqual(['text-3', 'text-1', 'text-2']);
    expect(sorted(entries, { column: 'regionName', descending: false })[0]?.regionName).toBe('Atlantis');
  });
});

describe('the leaderboard', () => {
  const counts = [
    { name: 'Beta', count: 3 },
    { name: 'holt roofing', count: 9 },
    { name: 'Alpha', count: 3 },
  ];
  test('[MAP-01] has the most texts first, and names in their order among equals', () => {
    expect(leaders(counts, entries, null).map(({ name }) => name)).toEqual(['holt roofing', 'Alpha', 'Beta']);
  });
  test('[MAP-01] holds the pros of the chosen state alone', () => {
    expect(leaders(counts, entries, 'US-TX').map(({ name }) => name)).toEqual(['holt roofing']);
    expect(leaders(counts, entries, 'CA-ON')).toEqual([]);
  });
});

describe('the list as CSV', () => {
  test.each([
    ['plain', 'plain'],
    ['a, b', '"a, b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['=1+1', "'=1+1"],
    ['@sum(A1)', "'@sum(A1)"],
    [-97.7, '-97.7'],
    [undefined, ''],
  ])('[MAP-01] %j is written as %j', (value, written) => {
    expect(cell(value)).toBe(written);
  });

  test('[MAP-01] has a head, and a line for each entry', () => {
    const lines = toCsv(entries).split('\r\n');
    expect(lines[0]).toBe(
      '\uFEFFKind,Id,Name,Phone,Email,Consent,Consent wording,Address,City,State,Latitude,Longitude,Received,Sent to,Message,Photos',
    );
    expect(lines[1]).toBe(
      'text,1,1 Oak St,(775) 555-0142,ann@example.com,Yes,You may text me.,1 Oak St,,Texas,,,2026-11-01T10:00:00.000Z,Holt Roofing,The roof leaks.,"https://agency.example/media/messages/a.webp\nhttps://agency.example/media/messages/b.webp"',
    );
    expect(lines).toHaveLength(entries.length + 2);
  });
});

describe('the charts', () => {
  const many = Array.from({ length: 100 }, (_, at) => ({ name: `Pro ${at}`, count: 100 - at }));

  test('[MAP-01] are 700 × 700, each tile in proportion to its count', () => {
    expect(SIDE).toBe(700);
    const tiles = tilesOf([
      { name: 'A', count: 30 },
      { name: 'B', count: 10 },
      { name: 'None', count: 0 },
    ]);
    expect(tiles.map(({ name }) => name)).toEqual(['A', 'B']);
    const [a = 0, b = 0] = tiles.map(({ width, height }) => width * height);
    expect(a / b).toBeCloseTo(3, 1);
    expect(a + b).toBeGreaterThan(0.98 * 700 * 700);
    for (const { x, y, width, height } of tiles) {
      expect(x + width).toBeLessThanOrEqual(700.001);
      expect(y + height).toBeLessThanOrEqual(700.001);
    }
  });

  test('[MAP-01] add the smallest up when there are many, and lose none', () => {
    const tiles = tilesOf(many);
    expect(tiles).toHaveLength(MOST_TILES);
    expect(tiles.reduce((sum, { count }) => sum + count, 0)).toBe(5050);
    expect(tiles.some(({ name }) => name === '41 others')).toBe(true);
    expect(tilesOf([])).toEqual([]);
  });

  test('[MAP-01] a label is never wider than its tile', () => {
    for (const { label, width, height } of tilesOf(many)) {
      for (const line of label) expect(textWidth(line)).toBeLessThanOrEqual(width - 16);
      expect(label.length * 16).toBeLessThanOrEqual(height);
    }
    expect(labelOf('District of Columbia', 4, 90, 60)).toEqual(['District…', '4']);
    expect(labelOf('District of Columbia', 4, 300, 24)).toEqual(['District of Columbia 4']);
    expect(labelOf('Ohio', 4, 30, 60)).toEqual(['4']);
    expect(labelOf('Ohio', 4, 300, 12)).toEqual([]);
  });
});
