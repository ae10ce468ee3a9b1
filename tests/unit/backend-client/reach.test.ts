import fc from '../../support/fast-check.ts';
import { describe, expect, test } from 'vitest';
import {
  nextState,
  type CallOutcome,
  type ReachState,
  probeAfter,
  type Reach,
  type Watchers,
} from '../../../src-main/backend-client/reach.ts';

const after = (reach: Reach, ...heard: CallOutcome[]): Reach =>
  heard.reduce<ReachState>((known, each) => nextState(known, each), { reach, breaks: 0 }).reach;

describe('[NAV-09] how the server is reached', () => {
  test.each<[Reach, CallOutcome[], Reach]>([
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
    const slow = fc.array(fc.constantFrom<CallOutcome>('answer', 'lateAnswer', 'silence'));
    fc.assert(fc.property(slow, (heard) => after('online', ...heard) !== 'offline'));
  });

  const [seen, hidden] = [true, false].map((isVisible) => ({ isVisible, isWaiting: false })) as [Watchers, Watchers];

  test.each<[Reach, Watchers, number, number]>([
    ['offline', seen, 2000, 3000],
    ['offline', hidden, 10_000, 15_000],
    ['slow', seen, 4000, 6000],
    ['slow', { ...seen, isWaiting: true }, 4000, 6000],
    ['online', seen, 7200, 10_800],
    ['online', { ...seen, isWaiting: true }, 2000, 3000],
    ['online', hidden, 36_000, 54_000],
    ['online', { ...hidden, isWaiting: true }, 10_000, 15_000],
  ])('is asked anew while %s with %o after %d to %d ms', (reach, watchers, least, most) => {
    expect(probeAfter(reach, watchers, 0)).toBeCloseTo(least);
    expect(probeAfter(reach, watchers, 1)).toBeCloseTo(most);
  });
});
