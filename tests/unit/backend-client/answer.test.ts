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

test('[AUTH-02] no part of a token is in an error when an earlier secret is the beginning of the token', () => {
  const answer = { status: 400, headers: new Headers(), text: `No such token: ${SECRET}.` };
  expect(failureOf(answer, ['refresh-01', SECRET])?.message).toBe('No such token: ….');
});
