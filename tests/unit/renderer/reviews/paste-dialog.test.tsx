import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PasteDialog } from '../../../../src-renderer/screens/reviews/parts/paste-dialog.tsx';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

afterEach(closeScreen);

const reviews = (count: number) => 'Ann Lee\n2 weeks ago\nGood.\n'.repeat(count);

async function openDialog() {
  await openScreen(<PasteDialog onClose={() => undefined} />, {});
  const dialog = within(await screen.findByRole('dialog'));
  const field = dialog.getByRole<HTMLTextAreaElement>('textbox');
  fireEvent.change(field, { target: { value: reviews(1) } });
  return { dialog, field, paste: (value: string) => fireEvent.change(field, { target: { value } }) };
}

test('[REV-02] a text of more than 1 MB is refused at the field, which keeps its text', async () => {
  const { dialog, field, paste } = await openDialog();
  paste(`${reviews(2)}${' '.repeat(1024 * 1024)}`);
  expect(dialog.getByText('That is too much text: paste 1 MB at most at a time.')).toBeDefined();
  expect(field.value).toBe(reviews(1));
  expect(dialog.getByRole('button', { name: 'Add 1 review' })).toBeDefined();
});

test('[REV-02] more than 500 reviews at a time are refused at the field, and none is drawn', async () => {
  const { dialog, paste } = await openDialog();
  paste(reviews(501));
  expect(dialog.getByText('More than 500 reviews cannot be added at a time: paste fewer.')).toBeDefined();
  expect(dialog.queryAllByRole('checkbox')).toEqual([]);
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Add 0 reviews' }).disabled).toBe(true);
});
