import { ModalsProvider } from '@mantine/modals';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { choose } from '../../../../src-renderer/ui/choose.tsx';
import { confirm } from '../../../../src-renderer/ui/confirm.tsx';
import { showDialog } from '../../../../src-renderer/ui/dialog.tsx';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

afterEach(closeScreen);

const focused = () => document.activeElement?.textContent;
const releases = () => showDialog({ title: 'Releases', children: <button type="button">Show this one</button> });
const questions: [string, () => unknown][] = [
  ['of two answers', () => confirm({ title: 'Sure?', message: 'Really?', confirmLabel: 'Default' })],
  [
    'of several answers',
    () => choose({ title: 'Which?', message: 'One of these.', answers: [{ value: 'a', label: 'Default' }] }),
  ],
];

test.each(questions)('[NAV-11] a question %s has the focus when it is asked over another dialog', async (_, ask) => {
  const { user } = await openScreen(
    <ModalsProvider>
      <p>Page</p>
    </ModalsProvider>,
    {},
  );
  act(() => void releases());
  await user.click(await screen.findByRole('button', { name: 'Show this one' }));
  act(() => void ask());
  await waitFor(() => expect(focused()).toBe('Default'));
  await user.keyboard('{Enter}');
  const below = await screen.findByRole('dialog', { name: 'Releases' });
  await waitFor(() => expect(below.contains(document.activeElement)).toBe(true));
});
