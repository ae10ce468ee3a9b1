import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '#shared/ipc/errors.ts';
import { useBoundField } from '../../../../src-renderer/editor/bound-field.ts';
import * as actions from '../../../../src-renderer/state/draft-actions.ts';
import { draftStore } from '../../../../src-renderer/state/draft-store.ts';
import { useField, useStatus } from '../../../../src-renderer/state/draft.ts';
import { type FakeBridge, installFakeBridge } from '../../../support/fake-bridge.ts';
import { FakeSite } from '../../../support/fake-site.ts';

let site: FakeSite;
let bridge: FakeBridge;
let stop: () => void;

beforeEach(async () => {
  site = new FakeSite({ slug: 'acme', company_name: 'Acme', services: [{ 'service-name': 'Roofs' }] });
  bridge = installFakeBridge(site.handlers());
  stop = actions.followDraftEvents();
  await actions.openSite('acme');
});

afterEach(async () => {
  cleanup();
  stop();
  await actions.flushAll();
  actions.closeSite();
});

const shown = () => draftStore.getState().site;

describe('editing', () => {
  test('shows an edit at once and says it is pending until it is on disk', async () => {
    actions.setField(['about'], 'We fix roofs');
    expect(shown().about).toBe('We fix roofs');
    expect(draftStore.getState().pending).toBe(true);
    await actions.flushEdits();
    expect(draftStore.getState().pending).toBe(false);
    expect(site.document.about).toBe('We fix roofs');
    expect(draftStore.getState().status?.editedFields).toEqual(['about']);
  });

  test('[HOST-02] a list field that holds no list is not overwritten, and the refusal says why', async () => {
    actions.setField(['faqs'], 'broken');
    actions.edit([{ op: 'set', path: ['faqs'], value: [] }]);
    await actions.flushEdits();
    expect(shown().faqs).toBe('broken');
    expect(site.document.faqs).toBe('broken');
    expect(draftStore.getState().refused?.failure).toMatchObject({
      code: 'BAD_ANSWER',
      message: expect.stringContaining('GET /api/getLandingPage/{slug}') as string,
    });
  });

  test('[SYNC-01] keeps the text around half an emoji, and shows a mark in its place', async () => {
    actions.setField(['about'], 'We fix roofs \ud83d fast 👩‍👧');
    expect(shown().about).toBe('We fix roofs \ufffd fast 👩‍👧');
    await actions.flushEdits();
    expect(site.document.about).toBe('We fix roofs \ufffd fast 👩‍👧');
  });

  test('[BI-14] what follows from an edit belongs to its step', async () => {
    const step = actions.setField(['company_name'], 'Apex');
    actions.edit([{ op: 'set', path: ['about'], value: 'Apex fixes roofs' }], { step });
    await actions.flushEdits();
    expect(site.document).toMatchObject({ company_name: 'Apex', about: 'Apex fixes roofs' });
    await actions.undo();
    expect(shown().company_name).toBe('Acme');
    expect(shown().about).toBeUndefined();
  });

  test('[NAV-08] one undo takes back a burst of typing, edits that are under way included', async () => {
    for (const text of ['A', 'Ap', 'Apex']) actions.setField(['company_name'], text);
    await actions.undo();
    expect(shown().company_name).toBe('Acme');
  });

  test('a key press draws only the components of its field', () => {
    const drawn = vi.fn<(name: string) => void>();
    function Company() {
      drawn('company');
      const { value, set } = useBoundField(['company_name']);
      return <input aria-label="company" value={value} onChange={(event) => void set(event.currentTarget.value)} />;
    }
    function Services() {
      drawn('services');
      return <p>{(useField(['services']) as unknown[]).length}</p>;
    }
    render(
      <>
        <Company />
        <Services />
      </>,
    );
    drawn.mockClear();
    fireEvent.change(screen.getByLabelText('company'), { target: { value: 'Apex' } });
    expect(screen.getByLabelText<HTMLInputElement>('company').value).toBe('Apex');
    expect(drawn.mock.calls).toEqual([['company']]);
  });

  test('an edit on its way to the disk draws only what shows that', async () => {
    const drawn = vi.fn<(name: string) => void>();
    function Offline() {
      drawn('offline');
      return <p>{String(useStatus(({ offline }) => offline))}</p>;
    }
    function Version() {
      drawn('version');
      return <p>{useStatus(({ version }) => version)}</p>;
    }
    render(
      <>
        <Offline />
        <Version />
      </>,
    );
    drawn.mockClear();
    await act(async () => {
      actions.setField(['about'], 'We fix roofs');
      await actions.flushEdits();
    });
    await vi.waitFor(() => expect(drawn.mock.calls).toEqual([['version']]));
  });
});

describe('news from main', () => {
  test('a draft changed elsewhere is shown with the edits that are not sent yet on top', async () => {
    const edit = bridge.handlers['site.edit']!;
    bridge.handlers['site.edit'] = () => {
      throw new AppError('DISK', 'The disk is full.');
    };
    actions.setField(['about'], 'Mine');
    await expect(actions.flushEdits()).rejects.toMatchObject({ code: 'DISK' });
    site.edit('other', [{ op: 'set', path: ['phone'], value: '555' }]);
    bridge.emit('site.changed', { slug: 'acme', version: site.version });
    await vi.waitFor(() => expect(shown().phone).toBe('555'));
    expect(shown().about).toBe('Mine');
    bridge.handlers['site.edit'] = edit;
    actions.retryEdits();
    await actions.flushEdits();
    expect(site.document).toMatchObject({ about: 'Mine', phone: '555' });
  });

  test('[SYNC-03] what is typed while a changed draft is read is sent as it was meant, and what main makes of it shown', async () => {
    const { version } = draftStore.getState();
    const open = bridge.handlers['site.open']!;
    const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    bridge.handlers['site.open'] = async (input, call) => {
      const answer = await open(input, call);
      asked.resolve();
      await answered.promise;
      return answer;
    };
    site.edit('merge', [{ op: 'set', path: ['phone'], value: '555' }]);
    bridge.emit('site.changed', { slug: 'acme', version: site.version, byApp: true });
    await asked.promise;
    actions.setField(['about'], 'Mine');
    expect(shown()).toMatchObject({ about: 'Mine' });
    expect(shown().phone).not.toBe('555');
    answered.resolve();
    await vi.waitFor(() => expect(shown()).toMatchObject({ about: 'Mine', phone: '555' }));
    expect(bridge.inputsOf('site.edit').map(({ on }) => on)).toEqual([version]);
    actions.setField(['about'], 'Mine too');
    await actions.flushEdits();
    expect(bridge.inputsOf('site.edit').at(-1)?.on).toBe(site.version - 1);
  });

  test('an edit that main cannot carry out is dropped, told of, and no longer shown', async () => {
    bridge.handlers['site.edit'] = () => {
      throw new AppError('BAD_REQUEST', 'It is not there any more.');
    };
    actions.setField(['about'], 'Mine');
    await vi.waitFor(() =>
      expect(draftStore.getState()).toMatchObject({
        pending: false,
        journalFailure: null,
        refused: { slug: 'acme', failure: { code: 'BAD_REQUEST' } },
      }),
    );
    await vi.waitFor(() => expect(shown().about).toBe(site.document.about));
  });

  test.each([
    [
      'refused',
      () => {
        throw new AppError('BAD_REQUEST', 'It is not there any more.');
      },
    ],
    ['for an item that is gone', () => ({ version: site.version, status: site.status, isGone: true as const })],
  ])('an undo takes back no earlier edit when the last edit is %s', async (_what, answer) => {
    actions.setField(['about'], 'Mine');
    await actions.flushEdits();
    const edit = bridge.handlers['site.edit']!;
    bridge.handlers['site.edit'] = answer;
    actions.setField(['phone'], '555');
    await expect(actions.undo()).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await vi.waitFor(() => expect(shown().phone).toBeUndefined());
    expect(site.document.about).toBe('Mine');
    bridge.handlers['site.edit'] = edit;
    await actions.undo();
    expect(site.document.about).toBeUndefined();
  });

  test('the draft is not loaded again when main reports the window’s own edits', async () => {
    actions.setField(['about'], 'Mine');
    await actions.flushEdits();
    bridge.emit('site.changed', { slug: 'acme', version: site.version });
    expect(bridge.inputsOf('site.open')).toHaveLength(1);
  });

  test('the draft is not loaded again when main reports what the window’s own undo has answered', async () => {
    site.edit('first', [{ op: 'set', path: ['about'], value: 'Mine' }]);
    const undo = bridge.handlers['site.undo']!;
    bridge.handlers['site.undo'] = async (input, call) => {
      const answer = await undo(input, call);
      bridge.emit('site.changed', { slug: 'acme', version: answer.version });
      return answer;
    };
    await actions.undo();
    await actions.flushEdits();
    expect(draftStore.getState().version).toBe(site.version);
    site.edit('other', [{ op: 'set', path: ['phone'], value: '555' }]);
    bridge.emit('site.changed', { slug: 'acme', version: site.version });
    await vi.waitFor(() => expect(shown().phone).toBe('555'));
    expect(bridge.inputsOf('site.open')).toHaveLength(2);
  });

  test('parts that did not change keep their reference', async () => {
    const { services } = shown();
    site.edit('other', [{ op: 'set', path: ['phone'], value: '555' }]);
    bridge.emit('site.changed', { slug: 'acme', version: site.version });
    await vi.waitFor(() => expect(shown().phone).toBe('555'));
    expect(shown().services).toBe(services);
  });

  test('a renamed site stays open under its new slug, and later edits go there', async () => {
    site.document = { ...site.document, slug: 'apex' };
    bridge.emit('site.changed', { slug: 'acme', version: 2, renamedTo: 'apex' });
    await vi.waitFor(() => expect(shown().slug).toBe('apex'));
    actions.setField(['about'], 'Mine');
    await actions.flushEdits();
    expect(bridge.inputsOf('site.edit').at(-1)?.slug).toBe('apex');
  });
});

describe('reading a draft again that cannot be read', () => {
  const damaged = () => {
    throw new AppError('DISK', 'What is kept of this on this computer is damaged.');
  };

  test('says so in place of what main no longer has', async () => {
    bridge.handlers['site.open'] = damaged;
    bridge.emit('site.changed', { slug: 'acme', version: 2 });
    await vi.waitFor(() =>
      expect(draftStore.getState()).toMatchObject({ phase: 'failed', loadFailure: { code: 'DISK' } }),
    );
  });

  test('does not affect the site that was opened meanwhile', async () => {
    const answer = Promise.withResolvers<never>();
    bridge.handlers['site.open'] = ({ again }) => (again ? answer.promise : site.opened());
    bridge.emit('site.changed', { slug: 'acme', version: 2 });
    await vi.waitFor(() => expect(bridge.inputsOf('site.open')).toHaveLength(2));
    await actions.openSite('other');
    answer.reject(new AppError('DISK', 'Damaged.'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(draftStore.getState()).toMatchObject({ slug: 'other', phase: 'open', loadFailure: null });
  });
});

describe('opening', () => {
  test('a failed load does not affect the site that was opened meanwhile', async () => {
    const answer = Promise.withResolvers<never>();
    bridge.handlers['site.open'] = ({ slug }) => (slug === 'slow' ? answer.promise : site.opened());
    const first = actions.openSite('slow');
    await actions.openSite('other');
    answer.reject(new AppError('OFFLINE', 'No connection'));
    await expect(first).resolves.toBeUndefined();
    expect(draftStore.getState()).toMatchObject({ slug: 'other', phase: 'open', loadFailure: null });
  });

  test('[CACHE-02] keeps why a site could not be loaded, and loads it at the next try', async () => {
    bridge.handlers['site.open'] = () => {
      throw new AppError('OFFLINE', 'No connection');
    };
    await actions.openSite('other');
    expect(draftStore.getState()).toMatchObject({ phase: 'failed', loadFailure: { message: 'No connection' } });
    site.document = { slug: 'other' };
    Object.assign(bridge.handlers, site.handlers());
    await actions.openSite('other');
    expect(draftStore.getState()).toMatchObject({ phase: 'open', site: { slug: 'other' } });
  });

  test('leaving a site does not drop edits of it that are not written yet', async () => {
    actions.setField(['about'], 'Mine');
    void actions.openSite('other');
    await actions.flushAll();
    expect(site.document.about).toBe('Mine');
  });
});
