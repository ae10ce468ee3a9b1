import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { createLogger } from '../../../src-main/app/logger.ts';
import { hideSecrets, redactText } from '../../../src-main/app/redact.ts';

const now = () => new Date('2026-03-04T05:06:07Z');
const newDir = () => path.join(mkdtempSync(path.join(tmpdir(), 'logs-')), 'logs');
const linesOf = (dir: string, file = 'main.log') =>
  readFileSync(path.join(dir, file), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describe('a line of the log', () => {
  test('[HOST-05] is JSON with time, level, message and facts', () => {
    const dir = newDir();
    createLogger({ dir, now }).warn('call', { channel: 'site.save', ms: 12, code: 'OFFLINE', retry: true });
    expect(linesOf(dir)).toEqual([
      { at: '2026-03-04T05:06:07.000Z', level: 'warn', message: 'call', channel: 'site.save', ms: 12, code: 'OFFLINE' },
    ]);
  });

  test('[HOST-05] leaves out whatever is not on the list of facts', () => {
    const dir = newDir();
    createLogger({ dir, now }).info('x', {
      accessToken: 'abc',
      document: '{}',
      phoneNumber: '1',
      slug: 'acme',
      status: 200,
    });
    expect(linesOf(dir)[0]).toEqual({
      at: now().toISOString(),
      level: 'info',
      message: 'x',
      slug: 'acme',
      status: 200,
    });
  });

  test('[AUTH-02] holds no token, code, phone number or address, not even inside an error', () => {
    const dir = newDir();
    const cause = new Error('refused: {"refresh_token":"rt_live_8f7d6a5b4c"}');
    const error = new Error(
      'POST https://api.example.com/x?sig=abcdef failed for +1 (415) 555-0132, jane@acme.example',
      {
        cause,
      },
    );
    createLogger({ dir }).error('Bearer eyJhbGciOi.eyJzdWIiOi.c2lnbmF0dXJl', { error, reason: 'code: 123456' });
    const text = readFileSync(path.join(dir, 'main.log'), 'utf8');
    for (const secret of ['eyJ', 'rt_live', 'sig=', '555', '415', 'jane', 'acme.example', '123456']) {
      expect(text).not.toContain(secret);
    }
    expect(text).toContain('https://api.example.com/x?[query] failed for [phone], [email]');
  });

  test('leaves out objects that are not errors, and cuts long texts', () => {
    const dir = newDir();
    createLogger({ dir }).info('x', { details: { any: 'thing' }, reason: 'word '.repeat(5000) });
    const [line] = linesOf(dir);
    expect(line).not.toHaveProperty('details');
    expect(String(line?.['reason']).length).toBeLessThanOrEqual(1001);
  });
});

describe('redaction', () => {
  test.each([
    ['Authorization: Bearer abcdef123456', 'Authorization: [secret] [token]'],
    ['token=abc123&next=1', 'token=[secret]&next=1'],
    ['X-Sitewright-Token: 0a1b2c3d', 'X-Sitewright-Token: [secret]'],
    ['key 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b', 'key [token]'],
    ['call 4155550132 now', 'call [phone] now'],
    ['call +44 20 7946 0958', 'call [phone]'],
    ['mail a.b+c@mail.example.co.uk', 'mail [email]'],
    ['https://s3.example.com/a.png?X-Amz-Signature=ff', 'https://s3.example.com/a.png?[query]'],
  ])('[HOST-05] %s', (text, redacted) => {
    expect(redactText(text)).toBe(redacted);
  });

  test.each(['Saving acme-plumbing-and-heating-services took 1234 ms', 'port 52514, version 0.1.0', 'exit code 143'])(
    'leaves plain facts alone: %s',
    (text) => {
      expect(redactText(text)).toBe(text);
    },
  );
});

describe('the files of the log', () => {
  test('[HOST-05] are rotated at the maximum size, numbered, and limited in number', () => {
    const dir = newDir();
    const logger = createLogger({ dir, maxBytes: 300, keep: 2, now });
    for (let count = 1; count <= 20; count++) logger.info('line', { count });
    expect(readdirSync(dir).sort()).toEqual(['main.1.log', 'main.2.log', 'main.log']);
    const counts = ['main.2.log', 'main.1.log', 'main.log'].flatMap((file) =>
      linesOf(dir, file).map(({ count }) => count),
    );
    expect(counts).toEqual(Array.from({ length: counts.length }, (_, index) => 20 - counts.length + 1 + index));
    for (const file of readdirSync(dir)) expect(readFileSync(path.join(dir, file)).length).toBeLessThanOrEqual(300);
  });

  test('[HOST-05] go on after a restart and after a line that a crash tore', () => {
    const dir = newDir();
    createLogger({ dir, now }).info('one');
    const file = path.join(dir, 'main.log');
    writeFileSync(file, `${readFileSync(file, 'utf8')}{"at":"2026`);
    createLogger({ dir, now }).info('two');
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    expect(JSON.parse(lines.at(-1)!)).toMatchObject({ message: 'two' });
  });

  test('are written again when their folder was deleted; nothing throws when the folder cannot be made', () => {
    const dir = newDir();
    const logger = createLogger({ dir, now });
    logger.info('one');
    rmSync(dir, { recursive: true });
    logger.info('two');
    expect(linesOf(dir)).toMatchObject([{ message: 'two' }]);

    const blocked = path.join(mkdtempSync(path.join(tmpdir(), 'logs-')), 'file');
    writeFileSync(blocked, '');
    expect(() => createLogger({ dir: path.join(blocked, 'logs') }).info('x')).not.toThrow();
  });
});

test('[AUTH-02] no part of a secret is left when a long text is cut in the middle of it', () => {
  hideSecrets(['policy-secret']);
  const token = `${'a1'.repeat(495)} `;
  const text = `${token.repeat(4)}${'-'.repeat(4000 - 4 * token.length - 6)} policy-secret`;
  expect(redactText(text)).not.toContain('polic');
});
