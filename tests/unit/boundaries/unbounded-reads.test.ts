import path from 'node:path';
import { ESLint, Linter } from 'eslint';
import { beforeAll, describe, expect, test } from 'vitest';

const RULE = 'no-restricted-syntax';
const cwd = path.resolve(import.meta.dirname, '../../..');
let rules: Linter.RulesRecord;
beforeAll(async () => {
  const config = (await new ESLint({ cwd }).calculateConfigForFile('src-main/media/live-reader.ts')) as Linter.Config;
  rules = { [RULE]: config.rules?.[RULE] ?? 'off' };
});

const complaints = (code: string) => new Linter({ cwd }).verify(code, { rules }).map(({ ruleId }) => ruleId);

describe('[HOST-02] an answer from outside that could be without an end', () => {
  test.each([
    'fetch(url)',
    'globalThis.fetch(url, init)',
    'deps.fetch(url)',
    'answer.text()',
    'answer.json()',
    'answer.arrayBuffer()',
    'answer.blob()',
    'answer.bytes()',
    'answer.formData()',
  ])('is not read by %s', (code) => {
    expect(complaints(code)).toEqual([RULE]);
  });

  test.each(['boundedFetch(fetch, url, {})', 'readBytes(answer)', 'http.text(call)', 'c.req.text()', 'z.json()'])(
    'is not meant by %s',
    (code) => {
      expect(complaints(code)).toEqual([]);
    },
  );
});
