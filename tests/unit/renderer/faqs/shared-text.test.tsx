import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import FaqsScreen from '../../../../src-renderer/screens/faqs/index.tsx';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

afterEach(closeScreen);

const faqs = [{ id: 1, question: 'When?', answer: 'Soon.', order: 1 }];
const shared = { text: 'faqs', share: 0.7, sites: 2, near: 0, alike: ['acme', 'bolt'] } as const;

test('[FLEET-08] a text that other sites have too says so where it is written, until it is edited', async () => {
  const { user } = await openScreen(
    <FaqsScreen />,
    { faqs },
    { answers: { 'fleet.shared': () => [{ ...shared, alike: [...shared.alike] }] } },
  );
  const note = await screen.findByRole('note');
  expect(note.textContent).toBe(
    '70 % of FAQs is also on 2 other sites (acme, bolt). Search engines are likely to show one of them only.',
  );
  await user.type(screen.getByRole('textbox', { name: /answer/i }), ' Or later.');
  await waitFor(() => expect(screen.queryByRole('note')).toBeNull());
});

test('[FLEET-08] a text that others have little of says nothing', async () => {
  await openScreen(
    <FaqsScreen />,
    { faqs },
    { answers: { 'fleet.shared': () => [{ ...shared, share: 0.5, alike: [] }] } },
  );
  await screen.findByDisplayValue('When?');
  expect(screen.queryByRole('note')).toBeNull();
});
