import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { runDemo } from '../../../scripts/run-demo.ts';

test('the demo ends in words when the app does not start, and leaves the details in a file', async () => {
  const output = await mkdtemp(join(tmpdir(), 'demo-'));
  onTestFinished(() => rm(output, { recursive: true, force: true }));
  vi.stubEnv('CHROME_PATH', process.execPath);
  onTestFinished(() => void vi.unstubAllEnvs());
  const said: string[] = [];
  expect(await runDemo({ output, args: [], say: (line) => said.push(line) })).toBe(1);
  expect(said).toEqual([
    expect.stringMatching(/^The demo stopped at “Starting the app …” The app ended with code \d+ before it was ready$/),
    `The details are in ${join(output, 'stopped.txt')}`,
  ]);
  expect(await readFile(join(output, 'stopped.txt'), 'utf8')).toMatch(/at .*launch\.ts/);
});

test('the demo ends in words when nothing can be written where its pictures are to be', async () => {
  const output = await mkdtemp(join(tmpdir(), 'demo-'));
  onTestFinished(() => rm(output, { recursive: true, force: true }));
  await writeFile(join(output, 'file'), '');
  const said: string[] = [];
  expect(await runDemo({ output: join(output, 'file', 'demo'), args: [], say: (line) => said.push(line) })).toBe(1);
  expect(said).toEqual([
    expect.stringMatching(/^The demo stopped at “Starting the app …” ENOTDIR/),
    expect.stringMatching(/^The details could not be written: ENOTDIR/),
  ]);
});
