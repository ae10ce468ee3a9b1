import { act, screen, waitFor } from '@testing-library/react';
import { notifications } from '@mantine/notifications';
import { afterEach, describe, expect, test } from 'vitest';
import { caretAfter, useKeepCaret } from '../../../../src-renderer/app/sync/keep-caret.ts';
import { useOtherWindowNotice } from '../../../../src-renderer/app/sync/other-window.ts';
import { PlainField } from '../../../support/plain-field.tsx';
import { closeScreen, openScreen, type ScreenHarness } from '../../../support/screen-harness.tsx';

afterEach(() => {
  closeScreen();
  notifications.clean();
});

function Fields() {
  useKeepCaret();
  useOtherWindowNotice();
  return (
    <>
      <PlainField name="company_name" label="Name" />
      <PlainField name="about" label="About" />
    </>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const NOTICE = 'Another window edits this site';

/** Makes an edit in main and informs this window. With `byApp` the edit is the app's own, else another window's. */
async function makeEdit({ bridge }: ScreenHarness, name: string, value: string, byApp?: true): Promise<void> {
  const edit = { slug: 'joes', step: value, operations: [{ op: 'set' as const, path: [name], value }] };
  const { version } = await bridge.handlers['site.edit']!(edit, null as never);
  bridge.emit('site.changed', { slug: 'joes', version, ...(byApp && { byApp }) });
}

const editElsewhere = (...edit: Parameters<typeof makeEdit>) => act(() => makeEdit(...edit));

describe('another window edits the same site', () => {
  test('its changes appear, the caret stays by its words, and it is said once', async () => {
    const harness = await openScreen(<Fields />, { company_name: 'Joe Pipes', about: 'Old' });
    field('Name').focus();
    field('Name').setSelectionRange(3, 3);
    await editElsewhere(harness, 'about', 'New');
    await waitFor(() => expect(field('About').value).toBe('New'));
    expect(field('Name').selectionStart).toBe(3);
    await editElsewhere(harness, 'company_name', 'Uncle Joe Pipes');
    await waitFor(() => expect(field('Name').value).toBe('Uncle Joe Pipes'));
    await waitFor(() => expect(field('Name').selectionStart).toBe(9));
    expect(screen.getAllByText(NOTICE)).toHaveLength(1);
  });

  test('what was typed here and is not sent yet is not lost', async () => {
    const harness = await openScreen(<Fields />, { company_name: 'Joe', about: 'Old' });
    const typing = harness.user.type(field('Name'), ' and Sons');
    // Not within `act`, because React does not support calls of `act` that overlap, and `user.type` calls `act` too.
    await makeEdit(harness, 'about', 'New');
    await typing;
    await waitFor(() => expect(field('About').value).toBe('New'));
    expect(field('Name').value).toBe('Joe and Sons');
    await waitFor(() => expect(harness.site()).toMatchObject({ company_name: 'Joe and Sons', about: 'New' }));
  });

  test('what the app itself does, such as to take the server’s answer, is no window’s edit', async () => {
    const harness = await openScreen(<Fields />, { about: 'Old' });
    await editElsewhere(harness, 'about', 'New', true);
    await waitFor(() => expect(field('About').value).toBe('New'));
    expect(screen.queryByText(NOTICE)).toBeNull();
  });

  test('its notice is shown during a save as well', async () => {
    const harness = await openScreen(<Fields />, { about: 'Old' }, { status: { sync: 'saving' } });
    await editElsewhere(harness, 'about', 'New');
    expect(await screen.findByText(NOTICE)).toBeTruthy();
  });

  test('to read its changes does not make main ask the server', async () => {
    const harness = await openScreen(<Fields />, { about: 'Old' });
    await editElsewhere(harness, 'about', 'New');
    await waitFor(() => expect(field('About').value).toBe('New'));
    expect(harness.bridge.inputsOf('site.open').map(({ again }) => again ?? false)).toEqual([false, true]);
  });
});

test.each([
  ['behind it', 'abc def', 'abc xyz', 3, 3],
  ['before it', 'abc def', 'long abc def', 5, 10],
  ['everything', 'abc def', 'x', 5, 1],
])(
  'a change %s of the caret turns %j into %j and moves the caret from %i to %i',
  (_where, before, after, caret, expected) => {
    expect(caretAfter(before, after, caret)).toBe(expected);
  },
);
