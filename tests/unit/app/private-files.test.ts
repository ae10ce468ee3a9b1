import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { closeToOthers } from '../../../src-main/app/private-files.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sitewright-private-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const modeOf = (...names: string[]) => statSync(join(root, ...names)).mode & 0o777;
function make(mode: number, name: string, content?: string): void {
  if (content === undefined) mkdirSync(join(root, name));
  else writeFileSync(join(root, name), content);
  chmodSync(join(root, name), mode);
}

describe.runIf(process.platform !== 'win32')('data of a version that let others read it', () => {
  test('folders become 0700 and files 0600, whatever was wide', () => {
    make(0o755, 'data');
    make(0o775, 'data/stores');
    make(0o755, 'data/stores/one');
    for (const name of ['journal.db', 'journal.db-wal', 'journal.db-shm']) make(0o644, `data/stores/one/${name}`, '');
    make(0o666, 'data/window.json', '{}');
    make(0o700, 'data/stores/two');
    closeToOthers(join(root, 'data'), (error) => expect.fail(String(error)));
    const all = ['data', ...readdirSync(join(root, 'data'), { recursive: true }).map((name) => `data/${String(name)}`)];
    const modes = all.map((name) => [name, modeOf(name).toString(8)]);
    const isFile = (name: string) => statSync(join(root, name)).isFile();
    expect(modes).toEqual(all.map((name) => [name, isFile(name) ? '600' : '700']));
    expect(all).toHaveLength(8);
  });

  test('what a link points to outside stays as it is', () => {
    make(0o644, 'elsewhere.txt', 'theirs');
    make(0o755, 'data');
    symlinkSync('../elsewhere.txt', join(root, 'data', 'link'));
    closeToOthers(join(root, 'data'), (error) => expect.fail(String(error)));
    expect(modeOf('elsewhere.txt')).toBe(0o644);
  });

  test('closeToOthers reports the error and does not throw when the folder is a file', () => {
    const told: unknown[] = [];
    make(0o644, 'data', 'a file in the place of the folder');
    closeToOthers(join(root, 'data'), (error) => told.push(error));
    expect(told).toEqual([expect.objectContaining({ code: 'ENOTDIR' })]);
  });

  test('[HOST-05] nothing is told when the folder is not there yet, as at the first start', () => {
    closeToOthers(join(root, 'missing'), (error) => expect.fail(String(error)));
  });
});
