import { expect, test } from 'vitest';
import { zoneOffsets } from '../../../src-main/site-page/content/zone-offsets.ts';

const minute = (date: string): number => Date.parse(date) / 60_000;

test('[PAGE-02] a zone has an offset for each change of its clock within two years, and the end of what is known', () => {
  expect(zoneOffsets('America/Chicago', 2026)).toEqual([
    [minute('2026-01-01T00:00Z'), -360],
    [minute('2026-03-08T08:00Z'), -300],
    [minute('2026-11-01T07:00Z'), -360],
    [minute('2027-03-14T08:00Z'), -300],
    [minute('2027-11-07T07:00Z'), -360],
    [minute('2028-01-01T00:00Z')],
  ]);
});

test.each([
  ['America/Phoenix', -420],
  ['Africa/Abidjan', 0],
  ['Asia/Kathmandu', 345],
])('[PAGE-02] %s, whose clock never changes, has one offset', (zone, ahead) => {
  expect(zoneOffsets(zone, 2026)).toEqual([[minute('2026-01-01T00:00Z'), ahead], [minute('2028-01-01T00:00Z')]]);
});

test('[PAGE-02] a zone half an hour beside the others has offsets with that half hour', () => {
  expect(zoneOffsets('America/St_Johns', 2026).map(([, ahead]) => ahead)).toEqual([
    -210,
    -150,
    -210,
    -150,
    -210,
    undefined,
  ]);
});
