import { expect, test } from 'vitest';
import { rateOf } from '../../../scripts/bench/h2load.ts';
import { coresUsed, scaling, type Span } from '../../../scripts/bench/scaling.ts';
import { sizesByKind } from '../../../scripts/sizing/bucket.ts';
import { growthOf, MONTH } from '../../../scripts/sizing/month.ts';
import { bytesIn } from '../../../scripts/sizing/table.ts';

const span = (saves: number, idleShare: number): Span => ({
  saves,
  wallMs: 1000,
  workMs: { servers: 500, PostgreSQL: 250 },
  idleShare,
});

test('two servers meet their goal when they make 1.6 times the saves of one, by the medians of both', () => {
  const twos = [span(16, 0), span(99, 0), span(1, 0)];
  expect(scaling([span(10, 0.5), span(100, 0.5), span(1, 0.5)], twos)).toMatchObject({ factor: 1.6, ok: true });
});

test('two servers miss their goal when cores were free, and get no verdict when the cores were full', () => {
  expect(scaling([span(10, 0.5)], [span(15, 0.1)]).ok).toBe(false);
  expect(scaling([span(10, 0.5)], [span(15, 0.09)]).ok).toBe(undefined);
});

test('cores used are told by who used them, other programs included', () => {
  expect(coresUsed(span(1, 0.25), 2)).toBe('servers 0.50, PostgreSQL 0.25, others 0.75, idle 0.50');
  expect(coresUsed(span(1, 1), 2)).toBe('servers 0.50, PostgreSQL 0.25, others 0.00, idle 2.00');
});

const report = (counts: string, codes: string) => `
finished in 5.00s, 12345.60 req/s, 101.30MB/s
requests: 61728 total, 61728 started, 61728 done, ${counts}
status codes: ${codes}
`;

test('a report of h2load gives its rate when every request got its page', () => {
  const counts = '61728 succeeded, 0 failed, 0 errored, 0 timeout';
  expect(rateOf(report(counts, '61728 2xx, 0 3xx, 0 4xx, 0 5xx'))).toBe(12_345.6);
});

test.each([
  ['a request failed', '61727 succeeded, 1 failed, 0 errored, 0 timeout', '61728 2xx, 0 3xx, 0 4xx, 0 5xx'],
  ['an answer was no page', '61728 succeeded, 0 failed, 0 errored, 0 timeout', '61727 2xx, 0 3xx, 1 4xx, 0 5xx'],
  ['nothing was answered', '0 succeeded, 0 failed, 0 errored, 0 timeout', '0 2xx, 0 3xx, 0 4xx, 0 5xx'],
])('a report of h2load is refused when %s', (_, counts, codes) => {
  expect(() => rateOf(report(counts, codes))).toThrow('did not get what it asked for');
});

test('a month is the sample times what an agency does, and names what nothing bounds', () => {
  const growth = growthOf({
    save: { revision: 3, log: 5 },
    publish: { bytes: 7, objects: 2, audit: 1 },
    photo: { bytes: 11, objects: 4 },
    message: { bytes: 13 },
    signIn: { bytes: 17 },
  });
  expect(growth.find(({ what }) => what === 'revisions')).toMatchObject({ bytes: 3 * MONTH.saves, bound: 'nothing' });
  expect(growth.find(({ what }) => what === 'releases')).toMatchObject({
    bytes: 7 * MONTH.publishes,
    objects: 2 * MONTH.publishes,
  });
});

test('sizes in the bucket are added up by kind', () => {
  const sizes = new Map([
    ['published/a.example/1/x', 5],
    ['published/a.example/1.json', 7],
    ['variants/v.avif', 3],
    ['logo.svg', 2],
  ]);
  expect(sizesByKind(sizes)).toEqual({
    releases: { objects: 2, bytes: 12 },
    'sizes of pictures': { objects: 1, bytes: 3 },
    other: { objects: 1, bytes: 2 },
  });
});

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1000, '1.0 KB'],
  [52_000, '52 KB'],
  [6_480_000_000, '6.5 GB'],
])('%d bytes are written as %s', (bytes, text) => {
  expect(bytesIn(bytes)).toBe(text);
});
