import { expect, test } from 'vitest';
import { describeStatus } from '../../../../src-renderer/app/shell/status-text.ts';
import { clockTime } from '../../../../src-renderer/ui/time.ts';
import { FakeSite } from '../../../support/fake-site.ts';

const savedAt = Date.UTC(2026, 4, 5, 10, 30);
const { status } = new FakeSite({ slug: 'acme' });
const open = { phase: 'open', status, pending: false, failed: false, step: null } as const;

test.each([
  ['an edit that is not on disk is not called saved', { ...open, pending: true }, 'Saving on this computer…'],
  ['nor is one that could not be written', { ...open, pending: true, failed: true }, 'Not saved'],
  [
    'a draft that the server lacks',
    { ...open, status: { ...status, sync: 'unsaved' as const } },
    'Saved on this computer',
  ],
  ['a save names its step', { ...open, step: 'Checking the spelling' }, 'Checking the spelling…'],
  ['an untouched site', open, 'No unsaved changes'],
  [
    'one whose own values wait for a decision',
    { ...open, status: { ...status, conflicts: 1 } },
    'Saved on this computer',
  ],
  ['a saved one', { ...open, status: { ...status, savedAt } }, `Saved on server at ${clockTime(savedAt)}`],
  [
    'a site that is sent without this window',
    { ...open, status: { ...status, sync: 'saving' as const } },
    'Saving on the server…',
  ],
  ['a site on its way', { ...open, phase: 'loading' as const, status: null }, 'Loading'],
])('[NAV-09] %s', (_what, facts, text) => {
  expect(describeStatus(facts).text).toBe(text);
});
