import { notifications } from '@mantine/notifications';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useReplacedTextNotice } from '../../../../src-renderer/app/sync/replaced-text.ts';
import { PlainField } from '../../../support/plain-field.tsx';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

afterEach(() => {
  closeScreen();
  notifications.clean();
});

function About() {
  useReplacedTextNotice();
  return <PlainField name="about" label="About" />;
}

const about = () => screen.getByLabelText<HTMLInputElement>('About');

test('[SYNC-03] a text of another window that was typed over is told of, and can be taken instead', async () => {
  const harness = await openScreen(<About />, { about: 'Old' });
  const edit = harness.bridge.handlers['site.edit']!;
  harness.bridge.handlers['site.edit'] = async (input, call) => ({
    ...(await edit(input, call)),
    ...(JSON.stringify(input).includes('Old!') && { overlaps: [{ path: ['about'], text: 'Their words' }] }),
  });
  await harness.user.type(about(), '!');
  expect(await screen.findByText('About was changed elsewhere while you typed')).toBeTruthy();
  expect(screen.getByText('Your text is kept. The other one is: “Their words”')).toBeTruthy();
  expect(about().value).toBe('Old!');
  await harness.user.click(screen.getByRole('button', { name: 'Use the other one' }));
  await waitFor(() => expect(harness.site()).toMatchObject({ about: 'Their words' }));
});

test('[SYNC-03] what main has merged of two windows’ words is shown', async () => {
  const harness = await openScreen(<About />, { about: 'one two three' });
  const edit = harness.bridge.handlers['site.edit']!;
  harness.bridge.handlers['site.edit'] = async (input, call) => {
    const merged = { ...input, operations: [{ op: 'set' as const, path: ['about'], value: 'ONE two three!' }] };
    return { ...(await edit(merged, call)), overlaps: [{ path: ['about'] }] };
  };
  await harness.user.type(about(), '!');
  await waitFor(() => expect(about().value).toBe('ONE two three!'));
});
