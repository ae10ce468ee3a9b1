import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parseFaqs } from '#shared/domain/faq/parse.ts';
import { withoutClaim } from '#shared/domain/publishing/claim-words.ts';
import { parsePastedReviews } from '#shared/domain/review/paste.ts';
import { importRedirects } from '#shared/domain/site/redirects.ts';
import { findQuotes, quotingWords } from '#shared/domain/site/spelling.ts';
import { importPreset } from '#shared/layout/presets.ts';
import { storeFeature } from '../../src-main/features/store/index.ts';
import { shortName } from '../../src-main/site-page/content/text.ts';
import { openStore } from '../../src-main/store/store.ts';
import { callerOf } from '../support/call-context.ts';
import { csvCells, csvText, tooManyRows } from '../../src-renderer/screens/domain/parts/redirects/csv.ts';
import { noLog } from '../support/log.ts';

const MILLION = 1_000_000;
const DEEP = 100_000;
const lists = '['.repeat(DEEP) + ']'.repeat(DEEP);
const objects = '{"a":'.repeat(DEEP) + '1' + '}'.repeat(DEEP);

/** Fails if the work needs more than five seconds of processor time, because a window would freeze meanwhile. */
function promptly<T>(work: () => T): T {
  const before = process.cpuUsage();
  const result = work();
  expect(process.cpuUsage(before).user).toBeLessThan(5 * MILLION);
  return result;
}

const NO_LAYOUT = 'The clipboard holds no layout preset. Copy one with Export first.';
const NO_CSS = 'The clipboard holds no CSS preset. Copy one with Export first.';
const UNKNOWN_HERO = 'The clipboard’s preset cannot be used: what it says of “Hero” is not known here.';
const NO_JSON = 'The clipboard does not hold valid JSON.';

test.each([
  ['nested lists', 'layout', lists, NO_LAYOUT],
  ['nested objects', 'layout', objects, NO_LAYOUT],
  ['nested objects in a section', 'layout', `{"hero":${objects}}`, UNKNOWN_HERO],
  ['nested lists as a version', 'layout', `{"hero":{"version":${lists}}}`, UNKNOWN_HERO],
  ['a place beyond all numbers', 'layout', `{"hero":{"version":"v2","order":"${'9'.repeat(400)}"}}`, UNKNOWN_HERO],
  ['members of every object', 'layout', '{"__proto__":{"x":1},"constructor":{"prototype":{"x":1}}}', NO_LAYOUT],
  ['70,000 sections', 'layout', JSON.stringify({ ...Array.from({ length: 70_000 }, () => 1) }), NO_LAYOUT],
  ['nested lists', 'css', lists, NO_CSS],
  ['nested objects', 'css', objects, NO_CSS],
  [
    'nested objects as a switch',
    'css',
    `{"custom_grayscale":${objects}}`,
    'The clipboard’s preset cannot be used: what it says of “Grayscale photos” is not known here.',
  ],
  ['a list that ends too early', 'css', '['.repeat(MILLION), NO_JSON],
  ['zero characters', 'css', '\0'.repeat(MILLION), NO_JSON],
] as const)('[LAY-05] a clipboard with %s is refused as a %s preset in words', (_name, kind, clipboard, problem) => {
  expect(promptly(() => importPreset(kind, clipboard))).toEqual({ problem });
  expect(({} as { x?: number }).x).toBeUndefined();
});

const ONE_LINE = 'A path cannot have line breaks or control characters: look for a quote that is not closed.';
const TOO_LONG = 'A path may have 2,000 characters.';

/** Returns the problem of each line of a CSV text. */
const said = (text: string) => promptly(() => importRedirects([], csvCells(text))).map(({ problem }) => problem);

test.each([
  ['a quote before a source that is not closed', '"/a,/b\n/c,/d', ONE_LINE],
  ['a quote before a destination that is not closed', '/a,"/b\n/c,/d', ONE_LINE],
  ['a quote that is not closed before a million lines', `/a,"/b\n${'/c,/d\n'.repeat(MILLION / 2)}`, ONE_LINE],
  ['zero characters', '/a\0,/b', ONE_LINE],
  ['a path of a million characters', `/${'a'.repeat(MILLION)},/b`, TOO_LONG],
  ['a path of a million slashes', `/a${'/'.repeat(MILLION)}x,/b`, TOO_LONG],
  ['a type of a million characters', `/a,/b,${'3'.repeat(MILLION)}`, expect.stringMatching(/^“3{2001}” is no type/)],
  ['a million columns', ','.repeat(MILLION) + 'x', 'Both fields are required.'],
])('[RED-01] a line with %s is left out, with the reason', (_name, line, problem) => {
  expect(said(line)).toEqual([problem]);
});

test('[RED-01] a long circle is told by its start and its end', () => {
  const path = (at: number) => `/${'p'.repeat(100)}${at}`;
  const steps = Array.from({ length: 2000 }, (_, at) => `${path(at)},${path(at + 1)}`);
  const closing = Array.from({ length: 2000 }, () => `${path(2000)},${path(0)}`);
  const problems = said([...steps, ...closing].join('\n')).filter((problem) => problem !== undefined);
  const way = [2000, 0, 1, 2, 3, 4, 5, 6].map(path).join(' → ');
  expect(problems).toHaveLength(2000);
  expect(problems[0]).toBe(`This would redirect in a circle: ${way} → … → ${path(2000)}.`);
});

test.each(['\n', '/a,/b\n'])('[RED-01] a million lines of %j are refused by their number', (line) => {
  const rows = promptly(() => csvCells(`x${line.repeat(MILLION)}x`)).length;
  expect(tooManyRows(rows)).toMatch(/^1,000,00[01] lines are too many: import 5,000 at most at a time\.$/);
});

const utf16 = (text: string, mark = '\uFEFF') => Buffer.from(mark + text, 'utf16le');
const bytes = (file: Uint8Array): ArrayBuffer => new Uint8Array(file).buffer;

test.each([
  ['UTF-8', Buffer.from('/café,/b')],
  ['UTF-8 with a mark', Buffer.from('\uFEFF/café,/b')],
  ['UTF-16, as spreadsheets write it', utf16('/café,/b')],
  ['UTF-16 the other way round', utf16('/café,/b').swap16()],
])('[RED-01] a file in %s is read as it was written', (_name, file) => {
  expect(csvCells(csvText(bytes(file)))).toEqual([['/café', '/b']]);
});

test.each([
  ['in another encoding', Buffer.from('/café,/b', 'latin1')],
  ['of UTF-16 without its mark', utf16('/café,/b', '')],
  ['with zero characters', Buffer.from('/a\0,/b')],
  ['of half a character', Buffer.from([0xff, 0xfe, 0x00, 0xd8])],
  ['of a picture', Buffer.from('89504e470d0a1a0a', 'hex')],
])('[RED-01] a file %s is refused as no text', (_name, file) => {
  expect(() => csvText(bytes(file))).toThrow(TypeError);
});

describe('[REV-02] pasted reviews', () => {
  test.each([
    ['a million line breaks', `a${'\n'.repeat(MILLION)}b`],
    ['a million spaces', `a${' '.repeat(MILLION)}b`],
    ['a million dots', `a${'.'.repeat(MILLION)}b`],
    ['stars and a million spaces', `★${' '.repeat(MILLION)}b`],
    ['a million letters', 'a'.repeat(MILLION)],
  ])('with %s are said to have no name, at once', (_name, pasted) => {
    const { reviews, problems } = promptly(() => parsePastedReviews(pasted));
    expect(reviews).toEqual([]);
    expect(problems.map(({ reason }) => reason)).toEqual(['No name with a date or stars stands before this.']);
  });
});

test.each([
  ['a million spaces', `a${' '.repeat(MILLION)}b`],
  ['a question mark far off', `q${' '.repeat(MILLION)}?`],
  ['a rule that is none', `${' '.repeat(MILLION)}b`],
  ['a million stars', '*'.repeat(MILLION) + 'b'],
])('[FAQ-01] generated questions with %s are said to be none, at once', (_name, generated) => {
  const { faqs, problems } = promptly(() => parseFaqs(generated));
  expect(faqs).toEqual([]);
  expect(problems.map(({ reason }) => reason)).toEqual(['This is neither a question nor an answer.']);
});

test('[FAQ-01] a question with a million spaces in it is taken as it is, at once', () => {
  const question = `a${' '.repeat(MILLION)}b`;
  expect(promptly(() => parseFaqs(`Q: ${question}\nA: yes`)).faqs).toEqual([{ question, answer: 'yes' }]);
});

describe('a text that is pasted into a field', () => {
  test('[SAVE-05] of a million characters without a space is looked through for quotes at once', () => {
    const picture = 'data:image/png;base64,' + 'A'.repeat(MILLION);
    expect(promptly(() => findQuotes(`${picture} Joe's`, new Set(quotingWords(picture))))).toEqual(["'"]);
  });

  test('[PUB-03] of a claim and a million characters is left to a person, at once', () => {
    expect(promptly(() => withoutClaim(`We are licensed. ${'a'.repeat(MILLION)}`, /licensed/i))).toBeUndefined();
  });

  test('[PAGE-01] of a million spaces makes a short name at once', () => {
    expect(promptly(() => shortName(`Joe’s${' '.repeat(MILLION)}LLC`))).toBe('Joe’s');
  });
});

const NO_EXPORT = 'This is not a file of exported drafts, or a part of it is missing.';
const NOT_READ = 'The file could not be read.';
const TOO_MANY = 'This file holds more than 10,000 drafts or photos, which is more than can be taken at once.';

/**
 * Imports the file that `make` writes at the path, as the user would. Returns the answer and the content of the trash.
 */
async function imported(make: (path: string) => void) {
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-hostile-'));
  const store = await openStore(join(folder, 'store'));
  onTestFinished(() => {
    store.close();
    rmSync(folder, { recursive: true });
  });
  const path = join(folder, 'drafts.json');
  make(path);
  const { handlers } = storeFeature({
    store,
    openFile: async () => path,
    chooseFile: async () => undefined,
    incoming: { purge: async () => undefined },
    broadcast: () => undefined,
    now: () => 1,
    repeat: () => () => undefined,
    logger: noLog,
  });
  const answer: unknown = await callerOf(handlers)('store.import', {}).catch((error: unknown) => error);
  return { answer, trash: store.trash.list() };
}

const content = (parts: object) => JSON.stringify({ sites: [], trash: [], files: [], ...parts });
const draft = (facts: object = {}) => ({ slug: 'acme', modified: 'm', document: '{}', ...facts });
const photo = { hash: 'a'.repeat(64), name: 'x', type: 'image/webp', bytes: 'AAAA' };
const writing = (text: string | Uint8Array) => (path: string) => writeFileSync(path, text);

test.each([
  ['a folder', mkdirSync, NO_EXPORT],
  ['a pipe into which nobody writes', (path: string) => void execFileSync('mkfifo', [path]), NO_EXPORT],
  ['a device without an end', (path: string) => symlinkSync('/dev/zero', path), NO_EXPORT],
  ['a file that is gone', () => undefined, NOT_READ],
  [
    'a file of 100 GB',
    (path: string) => {
      writeFileSync(path, '');
      truncateSync(path, 100 * 1024 ** 3);
    },
    'This file holds more than 512 MB, which is more than can be taken at once.',
  ],
  ['an empty file', writing(''), NO_EXPORT],
  ['a file of zero characters', writing('\0'.repeat(MILLION)), NO_EXPORT],
  ['a file of bytes that are no text', writing(new Uint8Array(MILLION).fill(0xff)), NO_EXPORT],
  ['a file that is cut off', writing(content({ sites: [draft()] }).slice(0, -1)), NO_EXPORT],
  ['a file of nested lists', writing(lists), NO_EXPORT],
  ['a file of nested lists for drafts', writing(`{"sites":${lists},"trash":[]}`), NO_EXPORT],
  [
    'a file with a slug that no site can have',
    writing(content({ sites: [draft({ slug: 'a'.repeat(201) })] })),
    NO_EXPORT,
  ],
  ['a file with a photo that is no base64', writing(content({ files: [{ ...photo, bytes: '<svg>' }] })), NO_EXPORT],
  ['a file with a photo of other bytes', writing(content({ files: [photo] })), NO_EXPORT],
  ['a file of 10,001 drafts', writing(content({ sites: Array.from({ length: 10_001 }, () => draft()) })), TOO_MANY],
  ['a file of 10,001 photos', writing(content({ files: Array.from({ length: 10_001 }, () => photo) })), TOO_MANY],
])('[SYNC-05] drafts from %s are refused in words, and nothing is taken', async (_n, make, words) => {
  const { answer, trash } = await imported(make);
  expect(answer).toMatchObject({ name: 'AppError', message: words });
  expect(trash).toEqual([]);
});

test.each([
  ['nested lists', `{"a":${lists}}`],
  ['nested lists and a long number', `{"a":${lists},"n":12345678901234567890}`],
  ['a list', '[]'],
  ['a text that is cut off', '{"a":'],
])('[SYNC-05] a draft of %s is told of and left out, and the others are taken', async (_name, document) => {
  const { answer, trash } = await imported(writing(content({ sites: [draft({ document }), draft()] })));
  expect(answer).toEqual({ taken: { imported: 1, unreadable: 1 } });
  expect(trash.map((each) => each.document)).toEqual(['{}']);
});
