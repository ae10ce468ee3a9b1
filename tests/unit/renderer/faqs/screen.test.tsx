import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import FaqsScreen from '../../../../src-renderer/screens/faqs/index.tsx';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

afterEach(closeScreen);

test('[FAQ-01] a generated question that the site has already is not added again', async () => {
  const faqs = [
    { question: 'are you insured? ', answer: 'Yes, we are.' },
    { question: 'How can I pay?', answer: 'By card.' },
  ];
  const harness = await openScreen(
    <FaqsScreen />,
    { sitePk: 7, faqs: [{ question: 'Are you insured?', answer: 'Yes.', order: 0 }] },
    { answers: { 'faqs.generate': () => ({ faqs, problems: [] }) } },
  );
  await harness.user.click(screen.getByRole('button', { name: 'Generate FAQs' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findAllByText(/^The site has this one already/)).toHaveLength(1);
  await harness.user.click(within(dialog).getByRole('button', { name: 'Add 1' }));
  await waitFor(() => expect(harness.site().faqs).toHaveLength(2));
  expect(harness.site().faqs).toMatchObject([{ answer: 'Yes.' }, { question: 'How can I pay?' }]);
  await harness.user.click(screen.getByRole('button', { name: 'Add FAQ' }));
  const [, generated, added] = harness.site().faqs ?? [];
  expect(generated).toMatchObject({ 'landing-page': 7, draggableId: expect.any(String) as string });
  expect(Object.keys(generated ?? {}).toSorted()).toEqual(Object.keys(added ?? {}).toSorted());
});
