import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '#shared/ipc/errors.ts';
import type { Operation } from '#shared/record/operation.ts';
import { openHarness, siteText, type SiteHarness } from '../../support/site-harness.ts';

const services = ['A', 'B', 'C'].map((name, order) => ({ 'service-name': name, text: '', order }));
const blank = { 'service-name': '', text: '' };
const [late, other] = [{}, {}];

let harness: SiteHarness;
/** version of the draft that the late window shows */
let on: number;
beforeEach(async () => {
  harness = await openHarness(siteText.replace('"about":null', `"about":null,"services":${JSON.stringify(services)}`));
  on = harness.actor.opened().version;
  harness.actor.edit('remove', [{ op: 'remove', path: ['services', 0] }], { on, by: other });
});
afterEach(() => harness.dispose());

const edit = (...operations: Operation[]) => harness.actor.edit('late', operations, { on, by: late });
const set = (at: number, value: string): Operation => ({ op: 'set', path: ['services', at, 'text'], value });
const insert: Operation = { op: 'insert', path: ['services', 0], value: blank };
const texts = () => harness.actor.site.services?.map((each) => [each?.['service-name'], each?.['text' as never]]);

test('[SYNC-03] refuses a late window’s edit that does not fit what it shows, and meets its next one as if that had not been', () => {
  expect(() => edit(insert, set(9, 'x'))).toThrow(expect.objectContaining({ code: 'BAD_REQUEST' }));
  edit(set(1, 'of B'));
  expect(texts()).toEqual([
    ['B', 'of B'],
    ['C', ''],
  ]);
});

test('[SYNC-03] takes a late window’s edit once when it is made again after the disk has refused it', () => {
  const full = new AppError('DISK', 'The disk is full.');
  vi.spyOn(harness.store.drafts, 'append').mockImplementationOnce(() => {
    throw full;
  });
  expect(() => edit(insert)).toThrow(full);
  edit(insert);
  edit(set(2, 'of B'));
  expect(texts()).toEqual([
    ['', ''],
    ['B', 'of B'],
    ['C', ''],
  ]);
});
