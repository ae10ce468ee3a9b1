import { expect, test } from 'vitest';
import { textStyle } from '#shared/domain/logo/generator.ts';

test('[LGEN-02] a text that nobody has changed is black Inter of 48, 900 thick, centered and 500 wide', () => {
  expect(textStyle.parse({})).toEqual({
    fontFamily: 'Inter',
    fontSize: 48,
    fontWeight: 900,
    lineHeight: 1.15,
    align: 'center',
    width: 500,
    color: 'black',
  });
});

test.each([
  ['fontSize', 12, 100, 11, 101],
  ['fontWeight', 100, 900, 50, 1000],
  ['lineHeight', 0.5, 3, 0.49, 3.01],
])('[LGEN-02] %s goes from %f to %f', (member, least, most, tooLittle, tooMuch) => {
  for (const value of [least, most]) expect(textStyle.safeParse({ [member]: value }).success).toBe(true);
  for (const value of [tooLittle, tooMuch]) expect(textStyle.safeParse({ [member]: value }).success).toBe(false);
});
