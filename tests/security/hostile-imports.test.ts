import { describe, expect, test } from 'vitest';
import { parseFaqs } from '#shared/domain/faq/parse.ts';
import { parsePastedReviews } from '#shared/domain/review/paste.ts';
import { importRedirects } from '#shared/domain/site/redirects.ts';
import { importPreset } from '#shared/layout/presets.ts';
import { csvCells, csvText, tooManyRows } from '../../src-renderer/screens/domain/parts/redirects/csv.ts';

const MILLION = 1_000_000;
const DEEP = 100_000;
const lists = '['.repeat(DEEP) + ']'.repeat(DEEP);
const objects = '{"a":'.repeat(DEEP) + '1' + '}'.repeat(DEEP);

/** Fails where the work takes seconds of the processor, in which a window stands still. */
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

/** What is said of each line of a CSV text. */
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
