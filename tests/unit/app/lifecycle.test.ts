import { EventEmitter } from 'node:events';
import type { App } from 'electron';
import { describe, expect, test, vi } from 'vitest';
import { manageLifecycle } from '../../../src-main/app/lifecycle.ts';
import { announceReady } from '../../../src-main/app/ready-line.ts';
import { shutDown } from '../../../src-main/app/shutdown.ts';
import { listeningLogger } from '../../support/bridge.ts';

vi.mock('electron', () => ({}));

function setUp(platform: NodeJS.Platform = 'linux') {
  const ended = Promise.withResolvers<void>();
  const app = Object.assign(new EventEmitter(), { quit: vi.fn(), exit: vi.fn(), relaunch: vi.fn() });
  const show = vi.fn();
  const shutDownApp = vi.fn(() => ended.promise);
  const lifecycle = manageLifecycle({
    app: app as unknown as App,
    args: ['--a', 'sitewright://open/old'],
    platform,
    show,
    shutDown: shutDownApp,
  });
  return { app, show, shutDownApp, ended, lifecycle };
}

describe('the app’s life', () => {
  test('[NAV-10] a second start shows the window that is there and goes where its link leads', () => {
    const { app, show } = setUp();
    app.emit('second-instance', {}, ['/opt/sitewright', 'sitewright://open/acme/photos']);
    app.emit('second-instance', {}, ['/opt/sitewright']);
    app.emit('second-instance', {}, ['/opt/sitewright', 'sitewright://publish/acme']);
    expect(show.mock.calls).toEqual([['/photos/acme'], [undefined], [undefined]]);
  });

  test('[NAV-10] a link that the system hands over navigates', () => {
    const { app, show } = setUp('darwin');
    const preventDefault = vi.fn();
    app.emit('open-url', { preventDefault }, 'sitewright://open/acme/team');
    app.emit('open-url', { preventDefault }, 'file:///etc/passwd');
    expect(preventDefault).toHaveBeenCalledTimes(2);
    expect(show.mock.calls).toEqual([['/team/acme']]);
  });

  test.each([
    ['linux', 1],
    ['win32', 1],
    ['darwin', 0],
  ] as const)('on %s the last window’s closing quits %i time(s)', (platform, times) => {
    const { app } = setUp(platform);
    app.emit('window-all-closed');
    expect(app.quit).toHaveBeenCalledTimes(times);
  });

  test('on darwin the app quits when the window that delayed the quit has closed', () => {
    const { app } = setUp('darwin');
    app.emit('before-quit', {});
    app.emit('window-all-closed');
    expect(app.quit).toHaveBeenCalledTimes(1);
  });

  test('ends only after everything that runs has ended, and only once', async () => {
    const { app, shutDownApp, ended } = setUp();
    const preventDefault = vi.fn();
    app.emit('will-quit', { preventDefault });
    app.emit('will-quit', { preventDefault });
    expect(preventDefault).toHaveBeenCalledTimes(2);
    expect(shutDownApp).toHaveBeenCalledTimes(1);
    expect(app.exit).not.toHaveBeenCalled();
    ended.resolve();
    await vi.waitFor(() => expect(app.exit).toHaveBeenCalledWith(0));
  });
});

describe('a start while the app ends', () => {
  test.each([
    [
      ['/opt/sitewright', 'sitewright://open/acme/photos'],
      ['--a', 'sitewright://open/acme/photos'],
    ],
    [['/opt/sitewright'], ['--a']],
  ])('[NAV-10] %j is passed to a new process when everything has ended', async (argv, args) => {
    const { app, show, ended } = setUp();
    app.emit('will-quit', { preventDefault: () => undefined });
    app.emit('second-instance', {}, argv);
    expect(app.relaunch).not.toHaveBeenCalled();
    ended.resolve();
    await vi.waitFor(() => expect(app.exit).toHaveBeenCalledWith(0));
    expect(app.relaunch.mock.calls).toEqual([[{ args }]]);
    expect(show).not.toHaveBeenCalled();
  });

  test.each([
    [true, ['--a', '--safe']],
    [false, ['--a']],
  ])('[HOST-05] a restart quits first, and begins in safe mode (%s) where that is asked for', async (safe, args) => {
    const { app, ended, lifecycle } = setUp();
    lifecycle.restart({ safe });
    expect(app.quit).toHaveBeenCalledTimes(1);
    expect(app.relaunch).not.toHaveBeenCalled();
    app.emit('will-quit', { preventDefault: () => undefined });
    ended.resolve();
    await vi.waitFor(() => expect(app.exit).toHaveBeenCalledWith(0));
    expect(app.relaunch.mock.calls).toEqual([[{ args }]]);
  });

  test('an app that is not started again ends for good', async () => {
    const { app, ended } = setUp();
    app.emit('will-quit', { preventDefault: () => undefined });
    ended.resolve();
    await vi.waitFor(() => expect(app.exit).toHaveBeenCalledWith(0));
    expect(app.relaunch).not.toHaveBeenCalled();
  });
});

describe('shutting down', () => {
  test('goes step by step, past one that fails and one that hangs', async () => {
    const logger = listeningLogger();
    const done: string[] = [];
    const ended = await shutDown(
      [
        { name: 'calls', limit: 1000, run: () => void done.push('calls') },
        { name: 'services', limit: 1000, run: () => Promise.reject(new Error('disk')) },
        { name: 'hanging', limit: 1, run: () => new Promise(() => undefined) },
        { name: 'backend', limit: 1000, run: () => Promise.resolve(void done.push('backend')) },
      ],
      logger,
    );
    expect(ended).toBe(false);
    expect(done).toEqual(['calls', 'backend']);
    expect(logger.lines.map(({ message, facts }) => [message, facts['step']])).toEqual([
      ['shutdown step failed', 'services'],
      ['shutdown step cut', 'hanging'],
    ]);
  });
});

describe('the ready line', () => {
  function listen(backendUrl: () => Promise<string>, debuggerPort?: string) {
    const ipcMain = new EventEmitter();
    const lines: string[] = [];
    const own = {};
    announceReady({
      reached: () => undefined,
      ipcMain: ipcMain as never,
      isOwnPage: (event) => (event as unknown) === own,
      debuggerPort: () => debuggerPort,
      backendUrl,
      write: (line) => void lines.push(line),
    });
    return { ipcMain, lines, own };
  }

  test('is said once, and only for the app’s own page', async () => {
    const { ipcMain, lines, own } = listen(() => Promise.resolve('http://127.0.0.1:4010'), '9222');
    ipcMain.emit('window.ready', {});
    expect(lines).toEqual([]);
    ipcMain.emit('window.ready', own);
    ipcMain.emit('window.ready', own);
    await vi.waitFor(() => expect(lines).toHaveLength(1));
    expect(lines[0]).toBe(
      '{"event":"ready","debuggerUrl":"http://127.0.0.1:9222","backendUrl":"http://127.0.0.1:4010"}\n',
    );
  });

  test('is said without a backend too', async () => {
    const { ipcMain, lines, own } = listen(() => Promise.reject(new Error('down')));
    ipcMain.emit('window.ready', own);
    await vi.waitFor(() => expect(lines).toEqual(['{"event":"ready","debuggerUrl":null,"backendUrl":null}\n']));
  });
});
