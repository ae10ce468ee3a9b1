import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hear, type Heard, type Known, probeAfter, type Reach } from '../../../src-main/backend-client/reach.ts';

const after = (reach: Reach, ...heard: Heard[]): Reach =>
  heard.reduce<Known>((known, each) => hear(known, each), { reach, breaks: 0 }).reach;

describe('[NAV-09] how the server is reached', () => {
  test.each<[Reach, Heard[], Reach]>([
    ['online', ['refused'], 'offline'],
    ['slow', ['refused'], 'offline'],
    ['online', ['silence'], 'slow'],
    ['online', ['silence', 'lateAnswer', 'silence', 'lateAnswer'], 'slow'],
    ['online', ['silence', 'answer'], 'online'],
    ['offline', ['silence'], 'offline'],
    ['offline', ['lateAnswer'], 'slow'],
    ['offline', ['answer'], 'online'],
    ['online', ['lateAnswer'], 'online'],
    ['online', ['broken'], 'online'],
    ['online', ['broken', 'broken'], 'offline'],
    ['online', ['broken', 'answer', 'broken'], 'online'],
  ])('from %s by %j it is %s', (from, heard, to) => {
    expect(after(from, ...heard)).toBe(to);
  });

  test('what is only slow is never called offline', () => {
    const slow = fc.array(fc.constantFrom<Heard>('answer', 'lateAnswer', 'silence'));
    fc.assert(fc.property(slow, (heard) => after('online', ...heard) !== 'offline'));
  });

  test.each<[Reach, boolean, number, number]>([
    ['offline', true, 2000, 3000],
    ['offline', false, 10_000, 15_000],
    ['slow', true, 4000, 6000],
    ['online', true, 7200, 10_800],
    ['online', false, 36_000, 54_000],
  ])('is asked anew while %s, seen: %s, after %d to %d ms', (reach, isVisible, least, most) => {
    expect(probeAfter(reach, isVisible, 0)).toBeCloseTo(least);
    expect(probeAfter(reach, isVisible, 1)).toBeCloseTo(most);
  });
});
