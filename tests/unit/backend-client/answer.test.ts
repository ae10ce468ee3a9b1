import { expect, test } from 'vitest';
import { failureOf } from '../../../src-main/backend-client/answer.ts';

const SECRET = 'refresh-0123456789-secret';
const refusal = (text: string) => failureOf({ status: 400, headers: new Headers(), text }, [SECRET])?.message;

test.each([
  ['in words', `No such token: ${SECRET}.`],
  ['as the message', JSON.stringify({ message: `${SECRET} has expired` })],
  ['where a long message is cut short', `${'x'.repeat(490)}${SECRET}`],
])('[AUTH-02] a token that the server repeats %s is in no error', (_how, text) => {
  expect(refusal(text)).toContain('…');
  expect(refusal(text)).not.toContain('refresh-01');
});
