import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { createRecovery, type RecoveryOptions } from '../../../src-main/app/recovery.ts';
import { noLog } from '../../support/log.ts';

function setUp(ports: Partial<RecoveryOptions> = {}) {
  const restart = vi.fn();
  const openData = vi.fn();
  const recovery = createRecovery({
    productName: 'A & B',
    diagnostics: async () => '{"log":["<script>"]}',
    chooseFile: async () => undefined,
    restart,
    openData,
    logger: noLog,
    ...ports,
  });
  let url = 'app://studio/photos/acme';
  const loadURL = vi.fn(async (next: string) => void (url = next));
  const webContents = { getURL: () => url, loadURL };
  const pageText = () => recovery.pages(new URL(url)).text();
  return { recovery, webContents, restart, openData, pageText, url: () => url };
}

test('[HOST-05] the recovery page offers four links, carries out only these, and returns to the page that was shown', async () => {
  const { recovery, webContents, restart, openData, pageText, url } = setUp();
  expect(recovery.carryOut(webContents, 'app://recovery/reload')).toBe(false);
  recovery.show({ webContents });
  expect(url()).toBe('app://recovery/');
  const page = await pageText();
  expect(page).toContain('A &amp; B has stopped twice');
  expect(page).not.toMatch(/<script/);
  expect([...page.matchAll(/href="([^"]+)"/g)].map(([, to]) => to)).toEqual([
    '/reload',
    '/safe',
    '/diagnostics',
    '/folder',
  ]);
  expect(recovery.carryOut(webContents, 'app://recovery/safe')).toBe(true);
  expect(restart).toHaveBeenCalledWith({ safe: true });
  expect(recovery.carryOut(webContents, 'app://recovery/folder')).toBe(true);
  expect(openData).toHaveBeenCalledTimes(1);
  for (const other of ['app://recovery/elsewhere', 'https://example.com/reload', 'app://studio/reload']) {
    expect(recovery.carryOut(webContents, other), other).toBe(false);
  }
  recovery.carryOut(webContents, 'app://recovery/reload');
  expect(url()).toBe('app://studio/photos/acme');
});

test('[HOST-05] the recovery page shows the diagnostics before they are saved, and saves what was shown', async () => {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'recovery-')), 'out.json');
  const { recovery, webContents, pageText, url } = setUp({ chooseFile: async () => file });
  recovery.show({ webContents });
  recovery.carryOut(webContents, 'app://recovery/diagnostics');
  await vi.waitFor(() => expect(url()).toBe('app://recovery/diagnostics'));
  expect(await pageText()).toContain('&lt;script&gt;');
  recovery.carryOut(webContents, 'app://recovery/save');
  await vi.waitFor(async () => expect(await pageText()).toContain(`Saved as ${file}`));
  expect(await readFile(file, 'utf8')).toBe('{"log":["<script>"]}');
});

test('[HOST-05] the recovery page shows the error when the diagnostics cannot be made', async () => {
  const { recovery, webContents, pageText, url } = setUp({ diagnostics: () => Promise.reject(new Error('No store.')) });
  recovery.show({ webContents });
  recovery.carryOut(webContents, 'app://recovery/diagnostics');
  await vi.waitFor(() => expect(url()).toBe('app://recovery/diagnostics'));
  expect(await pageText()).toContain('No store.');
});
