import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ContactFields } from '../../../../src-renderer/screens/domain/parts/contact-fields.tsx';
import { clockTime } from '../../../../src-renderer/ui/time.ts';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

afterEach(closeScreen);

test('a list of the server says when it was read, and is read again when Refresh is clicked', async () => {
  const { user, bridge } = await openScreen(<ContactFields />, {});
  const time = await screen.findByText(/^as of/);
  expect(time.textContent).toBe(`as of ${clockTime(Date.parse(time.getAttribute('datetime') ?? ''))}`);
  await user.click(screen.getByRole('button', { name: 'Refresh the contacts' }));
  await waitFor(() => expect(bridge.inputsOf('contacts.list')).toHaveLength(2));
});

test('a list that could not be read again tells no time', async () => {
  await openScreen(<ContactFields />, {}, { answers: { 'contacts.list': () => ({ contacts: [], stale: true }) } });
  await screen.findByText(/could not be refreshed/);
  expect(screen.queryByText(/^as of/)).toBeNull();
});
