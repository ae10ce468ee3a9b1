import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { Page } from 'playwright';
import { freshFolder, type HostRun, processesOf, runHost } from './host-run.ts';

interface Bridge {
  invoke(channel: string, ...args: unknown[]): Promise<unknown>;
}
declare global {
  var bridge: Bridge;
  var __electronHost: (message: string) => Promise<string>;
}

let host: HostRun;
let page: Page;
let answers: string;
let events: string;
let removeFolder: () => Promise<void>;

beforeAll(async () => {
  const { folder, remove } = await freshFolder();
  removeFolder = remove;
  answers = join(folder, 'answers.json');
  events = join(folder, 'events.jsonl');
  host = runHost(folder, [], { ELECTRON_HOST_ANSWERS: answers, ELECTRON_HOST_EVENTS: events });
  page = await host.page();
}, 30_000);

afterAll(async () => {
  await host.stop();
  await removeFolder();
});

test('opens a window on a page of a custom scheme', async () => {
  expect((await host.says('ready'))['url']).toBe('app://studio/');
  expect(await page.locator('h1').textContent()).toBe('studio');
  expect((await host.says('ready'))['bounds']).toMatchObject({ width: 900, height: 700 });
});

test('answers requests by the handler, which sees the app’s own addresses', async () => {
  const seen = await page.evaluate(async () => (await fetch('app://studio/nowhere')).headers.get('x-seen-url'));
  expect(seen).toBe('app://studio/nowhere');
});

test('carries calls from the preload to main and back, and events the other way', async () => {
  const sent = [1, undefined, null, new Date(7), 'ü', { deep: [true] }];
  const reply = await page.evaluate(async () => {
    const args = [1, undefined, null, new Date(7), 'ü', { deep: [true] }];
    return globalThis.bridge.invoke('echo', ...args);
  });
  expect(reply).toEqual({ args: sent, url: 'app://studio/', origin: 'app://studio', isTop: true, isMain: true });

  await page.evaluate(() => globalThis.bridge.invoke('tick', 'tock'));
  await page.locator('body[data-tick="tock"]').waitFor();
});

test('carries bytes as bytes', async () => {
  const sum = await page.evaluate(async () => {
    const { args } = (await globalThis.bridge.invoke('echo', new Uint8Array(100_000).fill(1))) as {
      args: [Uint8Array];
    };
    return [args[0] instanceof Uint8Array, args[0].reduce((a, b) => a + b, 0)];
  });
  expect(sum).toEqual([true, 100_000]);
});

test('carries an answer of many parts whole', async () => {
  const sent = `+.${'a'.repeat(128 * 1024)}${'🔧'.repeat(100_000)}`;
  const { args } = (await page.evaluate((text) => globalThis.bridge.invoke('echo', text), sent)) as { args: [string] };
  expect(args[0] === sent).toBe(true);
});

test('words failures as Electron does', async () => {
  const failure = (channel: string) =>
    page.evaluate((name) => globalThis.bridge.invoke(name).catch((error: Error) => error.message), channel);
  expect(await failure('fail')).toBe("Error invoking remote method 'fail': TypeError: no good");
  expect(await failure('none')).toBe("Error invoking remote method 'none': Error: No handler registered for 'none'");
  expect(await failure('unsupported')).toContain('electron.app.dockBounce is not supported by the Electron host');
});

test('records what a desktop would show beside the windows', async () => {
  expect(await page.evaluate(() => globalThis.bridge.invoke('signal'))).toBe(2);
  const lines = (await readFile(events, 'utf8')).trim().split('\n');
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual(
    expect.arrayContaining([
      { type: 'progress-bar', progress: 0.5 },
      { type: 'badge', count: 2 },
      { type: 'notification', title: 'Done', body: 'All of it.' },
    ]),
  );
});

test('gives the page nothing but what the preload exposes', async () => {
  const found = await page.evaluate(() => {
    const names = ['require', 'process', 'module', 'electron', 'ipcRenderer', '__electronHost'];
    const extra = Object.keys(globalThis).filter((name) => /playwright|electron/i.test(name));
    return { known: names.filter((name) => name in globalThis), extra, frozen: Object.isFrozen(globalThis.bridge) };
  });
  expect(found).toEqual({ known: [], extra: [], frozen: true });
});

test('tells main the true frame of a call from a frame below', async () => {
  const frame = page.frames().find((one) => one !== page.mainFrame());
  expect(await frame?.locator('h2').textContent()).toBe('draft');
  const reply = await frame?.evaluate(async () => {
    const message = { type: 'invoke', channel: 'echo', args: '[]', origin: 'app://studio' };
    return globalThis.__electronHost(JSON.stringify(message));
  });
  expect(JSON.parse((JSON.parse(String(reply)) as { value: string }).value)).toEqual({
    args: [],
    url: 'preview://draft/',
    origin: 'preview://draft',
    isTop: false,
    isMain: false,
  });
});

test('enforces the policy of the page on the schemes that it names', async () => {
  const blocked = await page.evaluate(async () => {
    const seen = new Promise<string>((done) =>
      document.addEventListener('securitypolicyviolation', (event) => done(event.effectiveDirective), { once: true }),
    );
    const frame = document.createElement('iframe');
    frame.src = 'app://studio/';
    document.body.append(frame);
    const directive = await seen;
    frame.remove();
    return directive;
  });
  expect(blocked).toBe('frame-src');
});

test('asks the app about navigation and stays where it is when refused', async () => {
  await page.evaluate(() => location.assign('https://elsewhere.example/'));
  expect((await host.says('will-navigate'))['url']).toBe('https://elsewhere.example/');
  expect(await page.locator('h1').textContent()).toBe('studio');
});

test('opens no windows: neither by script nor by link', async () => {
  expect(await page.evaluate(() => window.open('https://popup.example/'))).toBeNull();
  expect((await host.says('window-open'))['url']).toBe('https://popup.example/');
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), {
      href: 'https://link.example/',
      target: '_blank',
      rel: 'noopener',
    });
    document.body.append(link);
    link.click();
  });
  await vi.waitFor(() => expect(host.said).toContainEqual({ event: 'window-open', url: 'https://link.example/' }), {
    timeout: 20_000,
  });
  await vi.waitFor(() => expect(page.context().pages()).toHaveLength(1), { timeout: 20_000 });
});

test('loads each of fifty pages that a tool opens at once', async () => {
  const pages = await Promise.all(
    Array.from({ length: 50 }, async (_, at) => {
      const opened = await page.context().newPage();
      await opened.goto(`${page.url()}#${at}`);
      return opened;
    }),
  );
  for (const opened of pages) expect(await opened.locator('h1').textContent()).toBe('studio');
  await Promise.all(pages.map((opened) => opened.close()));
  expect(host.said.filter(({ event }) => event === 'window-open')).toHaveLength(2);
}, 120_000);

test('refuses downloads after telling the app', async () => {
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/file.zip', download: 'file.zip' });
    document.body.append(link);
    link.click();
  });
  expect((await host.says('will-download'))['url']).toBe('app://studio/file.zip');
});

test('grants the permissions that the app’s handlers grant, and no others', async () => {
  const state = (name: string) =>
    page.evaluate(
      async (permission) => (await navigator.permissions.query({ name: permission as PermissionName })).state,
      name,
    );
  await vi.waitFor(async () => expect(await state('notifications')).toBe('granted'), { timeout: 20_000 });
  expect(await state('geolocation')).toBe('denied');
  expect(await state('camera')).toBe('denied');
});

test('exchanges messages with a utility process', async () => {
  expect((await host.says('worker'))['message']).toEqual({ sum: 6, type: 'utility' });
});

test('gives a menu’s accelerator to the menu unless the page takes the key', async () => {
  const pressed = () => host.said.filter(({ event }) => event === 'menu-save').length;
  await page.evaluate(() => {
    addEventListener('keydown', (event) => event.shiftKey && event.preventDefault(), { once: true });
  });
  await page.keyboard.press('Control+KeyS');
  await vi.waitFor(() => expect(pressed()).toBe(1), { timeout: 20_000 });
});

test('[NAV-15] draws a context menu in the page: arrows, Enter and clicks choose, Escape and a click elsewhere leave it', async () => {
  const said = (name: string) => host.said.filter(({ event }) => event === name);
  const open = async () => {
    await page.evaluate(() => globalThis.bridge.invoke('menu'));
    await page.getByRole('menu').waitFor();
  };
  await open();
  expect(await page.getByRole('menuitem').allTextContents()).toEqual(['Cut & paste', 'Off', 'Last']);
  const box = await page.getByRole('menu').boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(await page.evaluate(() => innerWidth));
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await vi.waitFor(() => expect(said('menu-chosen').map(({ label }) => label)).toEqual(['Last']));
  await open();
  await page.getByRole('menuitem', { name: 'Cut & paste' }).click();
  await vi.waitFor(() => expect(said('menu-chosen').map(({ label }) => label)).toEqual(['Last', 'Cut && paste']));
  await open();
  await page.keyboard.press('Escape');
  await open();
  await page.mouse.click(5, 5);
  await vi.waitFor(() => expect(said('menu-closed')).toHaveLength(4));
  expect(await page.getByRole('menu').count()).toBe(0);
  expect(said('menu-chosen')).toHaveLength(2);
});

test('asks nobody: a dialog is answered by what was prepared, and fails aloud otherwise', async () => {
  const ask = () => page.evaluate(() => globalThis.bridge.invoke('ask').catch((error: Error) => error.message));
  expect(await ask()).toContain('dialog.showMessageBox without a prepared answer is not supported');
  await writeFile(answers, JSON.stringify({ showMessageBox: { response: 1, checkboxChecked: false } }));
  expect(await ask()).toEqual({ response: 1, checkboxChecked: false });
});

test('a second instance hands over and leaves', async () => {
  const second = runHost(host.folder, ['studio://open/x']);
  expect(await second.exited).toBe(0);
  const handed = await host.says('second-instance');
  expect(handed['argv']).toContain('studio://open/x');
  expect(handed['data']).toEqual({ from: second.child.pid });
});

test('quits in order when it is asked to', async () => {
  const { folder, remove } = await freshFolder();
  onTestFinished(remove);
  const run = runHost(folder);
  await run.says('ready');
  expect(await run.stop()).toBe(0);
  expect(run.said.map(({ event }) => event).slice(-3)).toEqual(['before-quit', 'close', 'will-quit']);
  expect(await processesOf(folder)).toEqual([]);
}, 30_000);

test('leaves no Chromium behind when it is killed, and starts again on the same folder', async () => {
  const { folder, remove } = await freshFolder();
  onTestFinished(remove);
  const killed = runHost(folder);
  const worker = String((await killed.says('worker'))['pid']);
  await killed.says('ready');
  killed.child.kill('SIGKILL');
  await killed.exited;
  await vi.waitFor(async () => expect(await processesOf(folder)).toEqual([]), { timeout: 10_000 });
  await vi.waitFor(async () => expect(await processesOf('worker.js')).not.toContain(worker), { timeout: 20_000 });

  const again = runHost(folder);
  await again.says('ready');
  await again.stop();
}, 40_000);

test('a page may refuse to be closed, and close itself later', async () => {
  const { folder, remove } = await freshFolder();
  onTestFinished(remove);
  const run = runHost(folder);
  const unsaved = await run.page();
  await unsaved.evaluate(() => {
    const guard = (event: Event): void => {
      event.preventDefault();
      document.body.dataset['asked'] = 'yes';
    };
    addEventListener('beforeunload', guard, { once: true });
  });
  run.child.kill('SIGTERM');
  await unsaved.locator('body[data-asked="yes"]').waitFor();
  expect(run.said.map(({ event }) => event)).not.toContain('will-quit');
  await unsaved.evaluate(() => window.close());
  expect(await run.exited).toBe(0);
}, 30_000);

test('tells the app of a window that was closed from outside, and ends with it', async () => {
  const { folder, remove } = await freshFolder();
  onTestFinished(remove);
  const run = runHost(folder);
  await (await run.page()).close();
  expect(await run.exited).toBe(0);
  expect(run.said.map(({ event }) => event).slice(-3)).toEqual(['close', 'before-quit', 'will-quit']);
}, 30_000);
