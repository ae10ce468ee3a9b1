import { describe, expect, test } from 'vitest';
import { readMessage } from '#shared/domain/message/form.ts';

const sent = { name: 'Ann', phone: '(775) 555-0142', message: 'The roof leaks.', elapsed: '' };

describe('[PAGE-05] what a form sends', () => {
  test('is read with and without the script that tells how long it was open', () => {
    for (const elapsed of ['', '8000']) expect(readMessage({ ...sent, elapsed }).kind).toBe('message');
  });

  test('is refused with words where it lacks what every form of the pages sends', () => {
    const { elapsed: _, ...others } = sent;
    expect(readMessage(others)).toEqual({ kind: 'refused', fieldErrors: { message: expect.any(String) as string } });
  });

  test.each(['300', '-1', 'soon', 'NaN'])('with the time %s comes from a program', (elapsed) => {
    expect(readMessage({ ...sent, elapsed }).kind).toBe('spam');
  });

  test('loses control characters and halves of characters, and keeps its lines, marks and emoji', () => {
    const message = 'Line\u0000 one\u001b[31m\r\nline\ttwo\u2028three \ud83d x 👩‍👧 é\u0085 \u007f';
    const read = readMessage({ ...sent, message, name: 'Ann\r\n\u0007Lee\u0000', address: '1\n Oak\tSt' });
    expect(read).toMatchObject({
      message: {
        message: 'Line one[31m\nline\ttwo\nthree \ufffd x 👩‍👧 é',
        name: 'Ann Lee',
        address: '1 Oak St',
      },
    });
  });

  test('that holds nothing but control characters is empty', () => {
    expect(readMessage({ ...sent, message: '\u0000\u0001' })).toMatchObject({
      kind: 'refused',
      fieldErrors: { message: 'Please write what you need.' },
    });
  });
});
