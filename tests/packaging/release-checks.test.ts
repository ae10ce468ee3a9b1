import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createPackage } from '@electron/asar';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checks } from '../../scripts/release/checks.ts';
import { findPacked, type PackedProgram } from '../../scripts/release/packed-program.ts';
import { projectDir } from './packed-app.ts';

/** A program that ignores every protection. Each check has to detect the part that the check is for. */
const OPEN = `
  const { createServer } = require('node:net');
  const { existsSync } = require('node:fs');
  const { spawn } = require('node:child_process');
  const portOf = (name) => /:?(\\d+)$/.exec(process.argv.find((arg) => arg.startsWith(name)) ?? '')?.[1];
  if (process.env.ELECTRON_RUN_AS_NODE) require(process.argv[2]);
  const other = require('node:path').join(__dirname, 'resources/app/index.cjs');
  if (existsSync(other)) require(other);
  const drawing = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', '--', '--type=renderer']);
  process.on('SIGTERM', () => { drawing.kill(); process.exit(0); });
  const backendUrl = process.env.SITEWRIGHT_BACKEND_URL ?? 'http://127.0.0.1:1';
  const say = () => console.log(JSON.stringify({ event: 'ready', debuggerUrl: null, backendUrl }));
  const port = portOf('--inspect') ?? portOf('--remote-debugging-port');
  if (port) createServer().listen(Number(port), '127.0.0.1', say);
  else say();
  setInterval(() => {}, 1000);`;

/** A program with all protections. */
const CLOSED = `
  const archive = require('node:fs').readFileSync(require('node:path').join(__dirname, 'resources/app.asar'), 'latin1');
  if (!archive.includes('<!doctype html>')) process.exit(1);
  console.log(JSON.stringify({ event: 'ready', debuggerUrl: null, backendUrl: 'http://127.0.0.1:1' }));
  setInterval(() => {}, 1000);`;

const BROKEN = 'process.exit(1);';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'sitewright-checks-'));
  await mkdir(path.join(folder, 'app/dist/renderer'), { recursive: true });
  await writeFile(path.join(folder, 'app/dist/renderer/index.html'), '<!doctype html><title>Sitewright</title>');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Makes a package whose program runs a Node script. Unless `options` is true, the program ignores NODE_OPTIONS. */
async function packed(name: string, script: string, { options = false } = {}): Promise<PackedProgram> {
  const unpacked = path.join(folder, name, 'linux-unpacked');
  await mkdir(path.join(unpacked, 'resources'), { recursive: true });
  await createPackage(path.join(folder, 'app'), path.join(unpacked, 'resources/app.asar'));
  await writeFile(path.join(unpacked, 'main.cjs'), script);
  const node = `${options ? '' : 'env -u NODE_OPTIONS '}'${process.execPath}' "$(dirname "$0")/main.cjs" "$@"`;
  await writeFile(path.join(unpacked, 'sitewright'), `#!/bin/sh\nexec ${node}\n`, { mode: 0o755 });
  const found = await findPacked(path.join(folder, name), 'Sitewright');
  if (!found) throw new Error('the package was not found');
  return found;
}

const others = checks.filter(({ id }) => id !== 'sandbox');
const protections = checks.filter(({ id }) => id !== 'starts');

describe.runIf(process.platform === 'linux')('the checks of a release', () => {
  test.each(others)('[HOST-09] $id finds nothing when the program is protected', async ({ run }) => {
    expect(await run(await packed('closed', CLOSED))).toBeUndefined();
  });

  test.each(protections)('[HOST-09] $id says what is wrong when the program is open', async ({ run }) => {
    expect(await run(await packed('open', OPEN, { options: true }))).toMatch(/^(?!it ended)\w/);
  });

  test('[HOST-09] a program that ends before its window is named as such when it is checked', async () => {
    const broken = await packed('broken', BROKEN);
    for (const { id, run } of checks.filter(({ id }) => id !== 'archive-integrity')) {
      expect(await run(broken), id).toBe('it ended, or showed no window in time');
    }
  });

  test('[HOST-09] no package is found when none of this system was made', async () => {
    expect(await findPacked(path.join(folder, 'none'), 'Sitewright')).toBeUndefined();
  });
});

test('[HOST-09] the page of the release’s checks has a row for each when one is added', async () => {
  const page = await readFile(path.join(projectDir, 'resources/RELEASE-CHECK.md'), 'utf8');
  expect([...page.matchAll(/^\| `([\w-]+)` /gm)].map(([, id]) => id)).toEqual(checks.map(({ id }) => id));
});
