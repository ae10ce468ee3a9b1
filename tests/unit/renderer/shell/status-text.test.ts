import { expect, test } from 'vitest';
import type { SiteStatus } from '#shared/ipc/site.ipc.ts';
import { describeStatus, type StatusFacts } from '../../../../src-renderer/state/status-text.ts';
import { clockTime, dayTime } from '../../../../src-renderer/ui/time.ts';
import { FakeSite } from '../../../support/fake-site.ts';

const savedAt = new Date(2026, 4, 5, 20, 38).getTime();
const now = new Date(2026, 4, 5, 21, 0).getTime();
const [at, before] = [clockTime(savedAt), dayTime(savedAt, now + 24 * 60 * 60 * 1000)];

const { status } = new FakeSite({ slug: 'acme' });
const facts: StatusFacts = {
  ...{ phase: 'open', status, pending: false, failed: false, step: null, failedSave: undefined, now },
};
const given = (change: Partial<SiteStatus>, more: Partial<StatusFacts> = {}): StatusFacts => ({
  ...facts,
  status: { ...status, ...change },
  ...more,
});
const one = { sync: 'unsaved' as const, editedFields: ['about'] };
const three = { sync: 'unsaved' as const, editedFields: ['about', 'faqs', 'gallery'] };
const queued = { kind: 'save' as const, at: savedAt, later: [] };
const failed = (kind: 'save' | 'publish', failedAt: number): Partial<StatusFacts> => ({
  failedSave: { kind, at: failedAt },
});

const HERE = 'Saved on this computer';
const ONE = '1 change not on the server';
const LAST = `last saved ${at}`;

test.each<[string, StatusFacts, string, string?]>([
  ['a site on its way', { ...facts, phase: 'loading', status: null }, 'Loading'],
  ['one that could not be read', { ...facts, phase: 'failed', status: null }, 'Not loaded'],
  ['an edit that is not on disk is not called saved', given(one, { pending: true }), 'Saving on this computer…'],
  ['an edit that could not be written', given(one, { pending: true, failed: true }), 'Not saved'],
  ['a failed write to a journal that can only be read', given({ savedAt }, { failed: true }), 'Not saved'],
  ['an untouched site', facts, 'No unsaved changes'],
  ['a saved one', given({ savedAt }), `Saved on server at ${at}`],
  [
    'one that was saved on another day',
    given({ savedAt }, { now: now + 24 * 60 * 60 * 1000 }),
    `Saved on server at ${before}`,
  ],
  [
    'one that was never published',
    given({ savedAt, unpublished: 'all' }),
    `Saved on server at ${at}`,
    'never published',
  ],
  [
    'one that visitors see as it was before',
    given({ savedAt, unpublished: 'changes' }),
    `Saved on server at ${at}`,
    'changed since the last publish',
  ],
  ['a saved one that is offline', given({ savedAt, online: false }), `Saved on server at ${at}`],
  ['one edit', given(one), HERE, ONE],
  ['one edit after a save', given({ ...one, savedAt }), HERE, `${ONE} · ${LAST}`],
  ['three edits', given({ ...three, savedAt }), HERE, `3 changes not on the server · ${LAST}`],
  ['edits offline', given({ ...three, online: false, offlineCopy: true }), HERE, '3 changes not on the server'],
  ['a save that waits for the server', given({ ...one, queued, savedAt }), HERE, `${ONE} · ${LAST}`],
  [
    'a waiting save without the later edits',
    given({ ...three, queued: { ...queued, later: ['faqs'] } }),
    HERE,
    '3 changes not on the server',
  ],
  [
    'a publish of a saved site that waits',
    given({ savedAt, queued: { ...queued, kind: 'publish' } }),
    `Saved on server at ${at}`,
  ],
  [
    'a save from the queue that was refused',
    given({ ...one, queued: { ...queued, blocked: 'The slug is taken.' }, savedAt }),
    'Saving failed',
    `${HERE}: ${ONE} · ${LAST}`,
  ],
  [
    'a publish from the queue that was refused',
    given({ savedAt, queued: { ...queued, kind: 'publish', blocked: 'The domain is taken.' } }),
    'Publishing failed',
    `Saved on server at ${at}`,
  ],
  ['own values that wait for a decision', given({ conflicts: 1, savedAt }), HERE, `${ONE} · ${LAST}`],
  ['a conflict and an edit', given({ ...one, conflicts: 1 }), HERE, '2 changes not on the server'],
  ['a site that the server has lost', given({ missingOnServer: true, savedAt }), HERE, 'not on the server any more'],
  [
    'one whose slug is another’s now',
    given({ otherSite: true, savedAt }),
    HERE,
    'the server has another site by this slug',
  ],
  ['a save names its step', given(one, { step: 'Checking the spelling' }), 'Checking the spelling…'],
  ['a site that is sent without this window', given({ ...one, sync: 'saving' }), 'Saving on the server…'],
  ['one that is published without it', given({ savedAt, sync: 'publishing' }), 'Publishing…'],
  ['a failed save', given({ ...one, savedAt }, failed('save', now)), 'Saving failed', `${HERE}: ${ONE} · ${LAST}`],
  [
    'a save that failed before the last successful save',
    given({ ...one, savedAt }, failed('save', savedAt - 1)),
    HERE,
    `${ONE} · ${LAST}`,
  ],
  ['a failed save whose edits were undone', given({ savedAt }, failed('save', now)), `Saved on server at ${at}`],
  [
    'a publish that failed after its save',
    given({ savedAt }, failed('publish', now)),
    'Publishing failed',
    `Saved on server at ${at}`,
  ],
  [
    'a publish that failed after its save, with edits since',
    given({ ...one, savedAt }, failed('publish', now)),
    'Publishing failed',
    `${HERE}: ${ONE} · ${LAST}`,
  ],
])('[NAV-09] the status line is worded for: %s', (_what, all, text, detail) => {
  const said = describeStatus(all);
  expect([said.text, said.detail]).toEqual([text, detail]);
});

test('[NAV-09] the kind is server only when the server has all changes', () => {
  const kinds = [
    given({ ...one, savedAt }),
    given({ conflicts: 1 }),
    given({ missingOnServer: true }),
    given({ savedAt }),
  ];
  expect(kinds.map((each) => describeStatus(each).kind)).toEqual(['local', 'local', 'local', 'server']);
});

test('[NAV-14] the state of a site is the most urgent one when several apply', () => {
  const blocked = { ...queued, blocked: 'The slug is taken.' };
  const states = [
    given({ ...one, conflicts: 1, queued: blocked }, failed('save', now)),
    given({ ...one, conflicts: 1, queued: blocked }),
    given({ ...one, queued: blocked }),
    given({ ...one, queued }),
    given({ ...one, unpublished: 'changes' }),
    given({ savedAt, unpublished: 'changes' }),
    given({ savedAt }),
  ];
  expect(states.map((each) => describeStatus(each).state)).toEqual([
    ...['failed', 'conflict', 'blocked', 'waiting', 'unsaved', 'unpublished', 'settled'],
  ]);
});
