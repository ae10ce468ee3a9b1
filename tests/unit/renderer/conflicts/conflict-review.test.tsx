import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '#shared/ipc/errors.ts';
import type { SiteStatus } from '#shared/ipc/site.ipc.ts';
import type { ConflictView } from '#shared/ipc/sync.ipc.ts';
import ConflictReview from '../../../../src-renderer/app/conflicts/conflict-review.tsx';
import type { FakeHandlers } from '../../../support/fake-bridge.ts';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

afterEach(closeScreen);

const conflicts: ConflictView[] = [
  {
    id: 1,
    path: ['company_tagline'],
    label: 'Tagline',
    kind: 'value',
    base: '"Honest work and clean floors"',
    mine: '"Honest work and dry floors"',
    theirs: '"Quick work and clean floors"',
  },
  {
    id: 2,
    path: ['services', 0],
    label: 'Services › Drains',
    kind: 'deleted',
    base: '{"service-name":"Drains","order":1.10}',
    theirs: '{"service-name":"Drains","order":2.10}',
  },
  {
    id: 3,
    path: ['faqs'],
    label: 'FAQs',
    kind: 'order',
    base: '["a","b"]',
    mine: '["b","a"]',
    theirs: '["a","c","b"]',
  },
];

async function openReview(onSave = vi.fn()) {
  let open = conflicts;
  const status: Partial<SiteStatus> = {};
  const opened = async () => harness.bridge.handlers['site.open']!({ slug: 'joes' }, null as never);
  const decide = async (decided: number[]) => {
    open = open.filter(({ id }) => !decided.includes(id));
    status.lastDecision = decided;
    return { ...(await opened()), decided };
  };
  const answers: FakeHandlers = {
    'conflict.list': () => open,
    'conflict.resolve': ({ id }) => decide([id]),
    'conflict.resolveAll': ({ ids }) => decide(ids),
    'conflict.undo': () => {
      open = conflicts;
      delete status.lastDecision;
      return opened();
    },
  };
  const harness = await openScreen(<ConflictReview slug="joes" onSave={onSave} />, {}, { status, answers });
  const list = await screen.findByRole('listbox', { name: 'Conflicts' });
  await within(list).findByRole('option', { name: /Tagline/ });
  return {
    ...harness,
    list,
    /** tells the window which conflicts the last decision decided; undefined: no decision can be undone */
    tell: (last: number[] | undefined) =>
      act(async () => {
        if (last) status.lastDecision = last;
        else delete status.lastDecision;
        harness.bridge.emit('site.status', (await opened()).status);
      }),
    choices: () => harness.bridge.inputsOf('conflict.resolve').map(({ id, choice }) => [id, choice]),
  };
}
const marked = (side: string, tag: 'ins' | 'del') =>
  [...screen.getByRole('region', { name: side }).querySelectorAll(tag)].map(({ textContent }) => textContent.trim());
const heading = (name: string) => screen.findByRole('heading', { level: 3, name });

describe('[SYNC-03] the conflict review', () => {
  test('shows mine and theirs with their differences from the base in marks, not in color alone; the base on request', async () => {
    const { user, list } = await openReview();
    expect(screen.queryByRole('region', { name: 'Base' })).toBeNull();
    list.focus();
    await user.keyboard('b');
    expect(screen.getByRole('region', { name: 'Base' }).textContent).toContain('Honest work and clean floors');
    await user.click(screen.getByRole('button', { name: 'Hide base (B)' }));
    expect(screen.queryByRole('region', { name: 'Base' })).toBeNull();
    expect([marked('Mine', 'del'), marked('Mine', 'ins')]).toEqual([['clean'], ['dry']]);
    expect([marked('Server’s', 'del'), marked('Server’s', 'ins')]).toEqual([['Honest'], ['Quick']]);
  });

  test('one key decides and leads to the next, a text with Enter; then it offers to save', async () => {
    const onSave = vi.fn();
    const { user, list, choices } = await openReview(onSave);
    list.focus();
    await user.keyboard('{ArrowDown}');
    await heading('Services › Drains');
    expect(screen.getByRole('region', { name: 'Mine' }).textContent).toContain('Taken away');
    expect(marked('Server’s', 'ins')).toEqual(['2']);
    await user.keyboard('{Enter}');
    expect(choices()).toEqual([]);
    await user.keyboard('1');
    await heading('FAQs');
    expect(marked('Mine', 'ins')).toEqual(['b', 'a']);
    await user.keyboard('e2');
    await heading('Tagline');
    await user.keyboard('e');
    const text = screen.getByRole('textbox', { name: 'Your text' });
    await waitFor(() => expect(document.activeElement).toBe(text));
    await user.clear(text);
    await user.keyboard('Both 1 and 2{Enter}');
    await screen.findByText('All decided – save now?');
    expect(choices()).toEqual([
      [2, { take: 'mine' }],
      [3, { take: 'theirs' }],
      [1, { take: 'custom', text: '"Both 1 and 2"' }],
    ]);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save now' }));
    await user.keyboard('{Enter}');
    expect(onSave).toHaveBeenCalledOnce();
  });

  test('Escape leaves the text, not the review', async () => {
    const { user, choices, list } = await openReview();
    await user.click(screen.getByRole('button', { name: 'Edit (E)' }));
    await user.keyboard('x{Escape}');
    expect(screen.queryByRole('textbox')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(list));
    await user.keyboard('2');
    await waitFor(() => expect(choices()).toEqual([[1, { take: 'theirs' }]]));
  });

  test('one side is taken for all that is left, in one call', async () => {
    const { user, list, bridge, choices } = await openReview();
    list.focus();
    await user.keyboard('2');
    await heading('Services › Drains');
    await user.click(screen.getByRole('button', { name: 'Use mine for all' }));
    await screen.findByText('All decided – save now?');
    expect(choices()).toEqual([[1, { take: 'theirs' }]]);
    expect(bridge.inputsOf('conflict.resolveAll')).toEqual([{ slug: 'joes', ids: [2, 3], take: 'mine' }]);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save now' }));
  });

  test('Ctrl+Z takes back the last decision of the review, and its conflict is to be decided again', async () => {
    const { user, list, bridge } = await openReview();
    list.focus();
    await user.keyboard('{Control>}z{/Control}');
    expect(bridge.inputsOf('conflict.undo')).toEqual([]);
    await user.keyboard('1');
    await heading('Services › Drains');
    await screen.findByText('2 conflicts to decide');
    await user.keyboard('{Control>}z{/Control}');
    await heading('Tagline');
    expect(screen.getByText('3 conflicts to decide')).toBeTruthy();
    await user.keyboard('{Control>}z{/Control}');
    expect(bridge.inputsOf('conflict.undo')).toEqual([{ slug: 'joes', id: 1 }]);
    expect(bridge.inputsOf('site.undo')).toEqual([]);
  });

  test('offers no undo of a decision when the draft was edited since, or another window made the decision', async () => {
    const { user, list, bridge, tell } = await openReview();
    list.focus();
    await user.keyboard('1{ArrowUp}');
    await heading('Tagline');
    await screen.findByRole('button', { name: 'Undo the last decision' });
    for (const last of [undefined, [3]]) {
      await tell(last);
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo the last decision' })).toBeNull());
      await user.keyboard('{Control>}z{/Control}');
      await tell([1]);
      await screen.findByRole('button', { name: 'Undo the last decision' });
    }
    expect([...bridge.inputsOf('conflict.undo'), ...bridge.inputsOf('site.undo')]).toEqual([]);
  });

  test('a list of photos whose order clashes shows them as pictures', async () => {
    const [one, two] = ['/one.jpg', '/two.jpg'].map((photo) => ({ photo, caption: photo.slice(1, 4) }));
    const order = (...photos: unknown[]) => JSON.stringify(photos);
    const clash: ConflictView = {
      ...{ id: 9, path: ['gallery'], label: 'Photos', kind: 'order', base: order(one, two) },
      ...{ mine: order(two, one), theirs: order(one, two) },
    };
    const answers: FakeHandlers = { 'conflict.list': () => [clash] };
    await openScreen(<ConflictReview slug="joes" onSave={vi.fn()} />, {}, { answers });
    await heading('Photos');
    const pictures = screen.getByRole('region', { name: 'Mine' }).querySelectorAll('img');
    expect([...pictures].map((img) => img.getAttribute('src'))).toEqual([
      `/thumbnail?of=${encodeURIComponent('/two.jpg')}`,
      `/thumbnail?of=${encodeURIComponent('/one.jpg')}`,
    ]);
  });

  test('calls no conflict decided when deciding all fails, and leaves the button enabled', async () => {
    const { user, bridge } = await openReview();
    bridge.handlers['conflict.resolveAll'] = () => {
      throw new AppError('DISK', 'The disk is full.');
    };
    await user.click(screen.getByRole('button', { name: 'Use server’s for all' }));
    await screen.findByText('The decision was not taken over');
    expect(screen.getByText('3 conflicts to decide')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Use server’s for all' })).toHaveProperty('disabled', false);
  });
});
