import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';

// Always runs on the Electron host, which takes the answers to dialogs from a file.
const HOST = ['scripts/electron-host/main.ts', '.'];
const OLD = '#!/bin/sh\necho started >> "$(dirname "$0")/old-version"\n';

test('[HOST-08] a version that is killed twice before its first window offers the one before, which then starts', async ({}, testInfo) => {
  const at = (name: string) => testInfo.outputPath(name);
  const updates = path.join(at('data'), 'updates');
  const appImage = at('Sitewright.AppImage');
  await mkdir(updates, { recursive: true });
  await writeFile(path.join(updates, 'previous.AppImage'), OLD);
  await writeFile(path.join(updates, 'previous.json'), JSON.stringify({ version: '0.0.1', name: 'previous.AppImage' }));
  await writeFile(appImage, 'the version that does not start');
  await chmod(appImage, 0o755);
  await writeFile(at('answers.json'), JSON.stringify({ showMessageBox: { response: 0 } }));
  const start = () =>
    spawn(process.execPath, [...HOST, `--user-data-dir=${at('data')}`, '--headless'], {
      env: { ...process.env, APPIMAGE: appImage, APPDIR: process.cwd(), ELECTRON_HOST_ANSWERS: at('answers.json') },
      stdio: 'ignore',
    });
  const starts = async () =>
    JSON.parse(await readFile(path.join(updates, 'starts.json'), 'utf8').catch(() => '{}')) as {
      unreached?: number;
      failed?: string;
    };

  for (const count of [1, 2]) {
    const app = start();
    const ended = once(app, 'exit');
    await expect.poll(async () => (await starts()).unreached, { intervals: [5] }).toBe(count);
    app.kill('SIGKILL');
    await ended;
  }
  const [code] = await once(start(), 'exit');
  expect(code).toBe(0);
  expect(await readFile(appImage, 'utf8')).toBe(OLD);
  expect((await starts()).failed).toBe(
    (JSON.parse(await readFile('package.json', 'utf8')) as { version: string }).version,
  );
  await expect.poll(() => readFile(at('old-version'), 'utf8').catch(() => '')).toBe('started\n');
});
