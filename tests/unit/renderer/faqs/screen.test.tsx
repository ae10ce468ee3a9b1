import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { AppError } from '#shared/ipc/errors.ts';
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

test('[FAQ-01] what could not be read is named beside the questions, and a failure is said in its words', async () => {
  const failure = 'Error generating: Verify that Company Name, Company Type are filled.';
  const problems = [{ line: 3, text: 'Q: And bonded?', reason: 'It has no answer.' }];
  const answers = [{ faqs: [{ question: 'Are you insured?', answer: 'Yes.' }], problems }];
  const generate = () => {
    const answer = answers.shift();
    if (!answer) throw new AppError('GENERATION_FAILED', failure);
    return answer;
  };
  const harness = await openScreen(<FaqsScreen />, { faqs: [] }, { answers: { 'faqs.generate': generate } });
  await harness.user.click(screen.getByRole('button', { name: 'Generate FAQs' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Are you insured?')).toBeTruthy();
  expect(dialog.getByRole('list', { name: 'What could not be read' }).textContent).toContain('And bonded?');
  expect(harness.site().faqs).toEqual([]);
  await harness.user.click(dialog.getByRole('button', { name: 'Add 1' }));
  await waitFor(() => expect(harness.site().faqs).toHaveLength(1));
  await harness.user.click(screen.getByRole('button', { name: 'Generate FAQs' }));
  expect(await screen.findByText(failure)).toBeTruthy();
});
