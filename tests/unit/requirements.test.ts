import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '..');
/** Matches `[NEW-03]`, or several IDs in one pair of brackets. */
const IDS = /\[([A-Z]+-\d+(?:, ?[A-Z]+-\d+)*)\]/g;

async function idsInTests(): Promise<Set<string>> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter(
    (entry) => entry.isFile() && /\.tsx?$/.test(entry.name),
  );
  const texts = await Promise.all(files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'utf8')));
  return new Set(texts.flatMap((text) => [...text.matchAll(IDS)].flatMap(([, ids = '']) => ids.split(/, ?/))));
}

async function rows(): Promise<string[]> {
  const ledger = await readFile(join(folder, 'REQUIREMENTS.md'), 'utf8');
  return [...ledger.matchAll(/^- ([A-Z]+-\d+) /gm)].map(([, id = '']) => id);
}

test('each behaviour in REQUIREMENTS.md has a test, each id in a title has its row, and no row stands twice', async () => {
  const [named, listed] = await Promise.all([idsInTests(), rows()]);
  expect(listed.filter((id) => !named.has(id))).toEqual([]);
  expect([...named].filter((id) => !listed.includes(id))).toEqual([]);
  expect(new Set(listed).size).toBe(listed.length);
});
