import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ImportDialog } from '../../../../src-renderer/screens/domain/parts/redirects/import-dialog.tsx';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

afterEach(closeScreen);

const MB = 1024 * 1024;
const TOO_LARGE = 'That is larger than 4 MB, and is not taken in. Give a list of redirects as CSV.';
const NO_TEXT = 'The file could not be read as text. Save it as CSV in UTF-8, and choose that.';

async function openDialog() {
  const { user } = await openScreen(<ImportDialog rows={[]} onClose={() => undefined} />, {});
  const dialog = within(await screen.findByRole('dialog'));
  const field = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'CSV' });
  await user.click(field);
  await user.paste('/a,/b');
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  return { user, dialog, field, choose: (file: File) => user.upload(input, file) };
}

/** Returns a file that cannot be read, as if its disk was removed after the user chose the file. */
function goneFile(): File {
  const file = new File(['/c,/d'], 'redirects.csv');
  return Object.assign(file, { arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) });
}

test.each([
  ['larger than 4 MB', () => new File([new Uint8Array(4 * MB + 1)], 'redirects.csv'), TOO_LARGE],
  ['that is no text', () => new File([new Uint8Array([0xff, 0x00])], 'redirects.csv'), NO_TEXT],
  ['that is gone', goneFile, NO_TEXT],
])('[RED-01] a file %s is refused at the field, which keeps its text', async (_name, file, words) => {
  const { dialog, field, choose } = await openDialog();
  await choose(file());
  expect(await dialog.findByText(words)).toBeDefined();
  expect(field.value).toBe('/a,/b');
  await choose(new File(['/c,/d'], 'redirects.csv'));
  await waitFor(() => expect(field.value).toBe('/c,/d'));
  expect(dialog.queryByText(words)).toBeNull();
});

test('[RED-01] a text of more than 4 MB is refused at the field, which keeps its text', async () => {
  const { dialog, field } = await openDialog();
  fireEvent.change(field, { target: { value: '/c,/d\n'.repeat(MB) } });
  expect(dialog.getByText(TOO_LARGE)).toBeDefined();
  expect(field.value).toBe('/a,/b');
});

test('[RED-01] a file that was chosen before can be chosen again', async () => {
  const { user, field, choose } = await openDialog();
  const file = new File(['/c,/d'], 'redirects.csv');
  await choose(file);
  await waitFor(() => expect(field.value).toBe('/c,/d'));
  await user.clear(field);
  await choose(file);
  await waitFor(() => expect(field.value).toBe('/c,/d'));
});
