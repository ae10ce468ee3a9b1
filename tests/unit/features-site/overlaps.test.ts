import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FakeSiteServer } from '../../support/fake-site-server.ts';
import { openAcme, type SyncHarness } from '../../support/sync-harness.ts';

let server: FakeSiteServer;
let harness: SyncHarness;
beforeEach(async () => {
  ({ server, harness } = await openAcme());
});
afterEach(() => harness.dispose());

const path = ['company_tagline'];
/** A window that has shown `was` sets the tagline. */
const typed = (value: string, was: string) =>
  harness.site.actor('acme').edit(value, [{ op: 'set', path, value }], { was: [{ path, text: was }] }).overlaps;
const tagline = () => harness.site.draft('acme')?.company_tagline;

test('[SYNC-03] two windows that edit one text at the same time: other words are merged, the same word is told of', () => {
  expect(typed('Pipes done well', 'Pipes done right')).toBeUndefined();
  expect(typed('Pipes done now', 'Pipes done right')).toEqual([{ path, text: 'Pipes done well' }]);
  expect(tagline()).toBe('Pipes done now');
  harness.site.undo('acme');
  expect(tagline()).toBe('Pipes done well');
  expect(typed('PIPES done right', 'Pipes done right')).toEqual([{ path }]);
  expect(tagline()).toBe('PIPES done well');
});

test('[SYNC-03] a text that somebody else has saved is not typed over unseen', async () => {
  server.changeByColleague(server.document.replace('Pipes done right', 'Their words'));
  await harness.site.review('acme', undefined, new AbortController().signal);
  expect(typed('Pipes done rightly', 'Pipes done right')).toEqual([{ path, text: 'Their words' }]);
  expect(tagline()).toBe('Pipes done rightly');
});

test('[SYNC-03] of a text that is set twice in one edit the last one is met, and what it was before', () => {
  typed('Pipes done well', 'Pipes done right');
  const set = (value: string) => ({ op: 'set' as const, path, value });
  const shown = { was: [{ path, text: 'Pipes done right' }] };
  const { overlaps } = harness.site.actor('acme').edit('step', [set('P'), set('PIPES done right')], shown);
  expect(overlaps).toEqual([{ path }]);
  expect(tagline()).toBe('PIPES done well');
});
