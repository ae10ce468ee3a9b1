import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { afterFrame } from '../../../../src-renderer/state/after-frame.ts';
import * as actions from '../../../../src-renderer/state/draft-actions.ts';
import { draftStore, sentEdits } from '../../../../src-renderer/state/draft-store.ts';
import { delayShownDraft, shownDraft, whileTyping } from '../../../../src-renderer/state/shown-draft.ts';
import { type FakeBridge, installFakeBridge } from '../../../support/fake-bridge.ts';
import { FakeSite } from '../../../support/fake-site.ts';

let site: FakeSite;
let bridge: FakeBridge;

const setHidden = (isHidden: boolean) =>
  Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
const type = (about: string) => whileTyping(() => actions.setField(['about'], about));
const draft = () => draftStore.getState().site;
const shown = () => shownDraft.getState().site;

beforeEach(async () => {
  setHidden(false);
  site = new FakeSite({ slug: 'acme', company_name: 'Acme' });
  bridge = installFakeBridge(site.handlers());
  await actions.openSite('acme');
});

afterEach(async () => {
  await new Promise<void>((resolve) => afterFrame(resolve));
  vi.unstubAllGlobals();
  await actions.flushAll();
  actions.closeSite();
  setHidden(true);
});

test('what a key changes is in the draft at once, and shown once the frame of the key is drawn', async () => {
  type('We fix roofs');
  expect(draft().about).toBe('We fix roofs');
  expect(shown().about).toBeUndefined();
  await vi.waitFor(() => expect(shown().about).toBe('We fix roofs'));
});

test('main is sent what a key changes once the frame of the key is drawn, before all else shows it; until then it is pending', async () => {
  const shownThen: unknown[] = [];
  const stop = sentEdits.subscribe(() => void shownThen.push(shown().about));
  type('We fix roofs');
  await new Promise(requestAnimationFrame);
  expect(bridge.inputsOf('site.edit')).toEqual([]);
  expect(draftStore.getState().pending).toBe(true);
  await vi.waitFor(() => expect(shown().about).toBe('We fix roofs'));
  stop();
  expect(shownThen).toEqual([undefined]);
});

describe('when no frame is drawn', () => {
  beforeEach(() => void vi.stubGlobal('requestAnimationFrame', () => 0));

  test('what a key changes is sent all the same', async () => {
    type('We fix roofs');
    await vi.waitFor(() => expect(site.document).toMatchObject({ about: 'We fix roofs' }));
  });

  test('what a key changes is sent before a flush ends and before Undo, which takes it back', async () => {
    type('We fix roofs');
    await actions.flushEdits();
    expect(site.document).toMatchObject({ about: 'We fix roofs' });
    type('We fix roofs and');
    await actions.undo();
    expect(site.document).not.toHaveProperty('about');
    expect(draft()).not.toHaveProperty('about');
  });
});

describe('when work goes first', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  /** Waits until the frame of the key press is drawn and the callbacks of `afterFrame` have run. */
  async function frameDrawn(): Promise<void> {
    await new Promise(requestAnimationFrame);
    await vi.advanceTimersByTimeAsync(0);
  }

  test('what a key changes is shown once that work is done', async () => {
    const page = Promise.withResolvers<string>();
    void delayShownDraft(page.promise);
    type('We fix roofs');
    await frameDrawn();
    expect(shown().about).toBeUndefined();
    page.resolve('<p>We fix roofs</p>');
    await vi.advanceTimersByTimeAsync(0);
    expect(shown().about).toBe('We fix roofs');
  });

  test('what a key changes is shown all the same when that work takes long', async () => {
    void delayShownDraft(new Promise(() => undefined));
    type('We fix roofs');
    await frameDrawn();
    expect(shown().about).toBeUndefined();
    await vi.advanceTimersByTimeAsync(100);
    expect(shown().about).toBe('We fix roofs');
  });
});

test('what a key changes is shown when the work that goes first fails', async () => {
  delayShownDraft(Promise.reject(new Error('no page'))).catch(() => undefined);
  type('We fix roofs');
  await vi.waitFor(() => expect(shown().about).toBe('We fix roofs'));
});

test('a change that no key made is shown at once, with what was typed before, when the frame of a key is awaited', () => {
  type('We fix roofs');
  actions.setField(['company_name'], 'Apex');
  expect(shown()).toMatchObject({ about: 'We fix roofs', company_name: 'Apex' });
});

test('what a key changes is shown and sent at once when the window is hidden, which draws no frame', async () => {
  setHidden(true);
  type('We fix roofs');
  expect(shown().about).toBe('We fix roofs');
  await Promise.resolve();
  expect(bridge.inputsOf('site.edit')).toHaveLength(1);
});
