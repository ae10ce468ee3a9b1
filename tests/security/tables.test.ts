import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checks } from '../../scripts/release/checks.ts';

const root = path.resolve(import.meta.dirname, '../..');
const page = readFileSync(path.join(root, 'resources/SECURITY.md'), 'utf8');
const rows = page.split('\n').filter((line) => /^\| [EV]\d/.test(line));
const cells = (row: string) => row.split('|').map((cell) => cell.trim());

/** Number of recommendations in Electron's security checklist. */
const ELECTRON_ROWS = 20;

test('[HOST-04] the table has every row of Electron’s checklist when it is read in order', () => {
  const numbers = rows.flatMap((row) => /^\| E(\d+) /.exec(row)?.[1] ?? []);
  expect(numbers.map(Number)).toEqual(Array.from({ length: ELECTRON_ROWS }, (_, index) => index + 1));
});

test('[HOST-04] every row of the tables names a proof that exists, or says that there is none', () => {
  expect(rows.length).toBeGreaterThan(90);
  for (const row of rows) {
    const proof = cells(row).at(-2) ?? '';
    expect(proof, row).not.toBe('');
    for (const [, file = ''] of proof.matchAll(/`((?:tests|\.github)\/[^`]+)`/g)) {
      expect(existsSync(path.join(root, file)), `${row}: ${file}`).toBe(true);
    }
  }
});

test('[HOST-09] the tables name no check of a release that the script lacks', () => {
  const named = rows.flatMap((row) => /RELEASE-CHECK ((?:`[\w-]+`(?:, )?)+)/.exec(row)?.[1]?.match(/[\w-]+/g) ?? []);
  expect(named.length).toBeGreaterThan(0);
  expect(checks.map(({ id }) => id)).toEqual(expect.arrayContaining(named));
});
