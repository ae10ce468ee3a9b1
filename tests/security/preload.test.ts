import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Bridge } from '#shared/ipc/bridge.ts';

const electron = vi.hoisted(() => ({
  contextBridge: { exposeInMainWorld: vi.fn() },
  ipcRenderer: { invoke: vi.fn(), on: vi.fn(), off: vi.fn(), send: vi.fn() },
}));
vi.mock('electron', () => electron);
vi.mock('virtual:ipc-channels', () => ({ channels: ['site.open'], events: ['site.changed'] }));

const root = { dataset: {} as Record<string, string> };
let changed: () => void = () => undefined;
const disconnect = vi.fn();

async function exposed(): Promise<Bridge> {
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: root });
  vi.stubGlobal(
    'MutationObserver',
    class {
      constructor(callback: () => void) {
        changed = callback;
      }
      observe = vi.fn();
      disconnect = disconnect;
    },
  );
  await import('../../src-preload/index.ts');
  return electron.contextBridge.exposeInMainWorld.mock.lastCall?.[1] as Bridge;
}

beforeEach(() => {
  vi.clearAllMocks();
  root.dataset = {};
});

describe('what the page gets', () => {
  test('is invoke and subscribe and nothing else', async () => {
    const bridge = await exposed();
    expect(electron.contextBridge.exposeInMainWorld.mock.calls.map(([name]) => name as unknown)).toEqual([
      'sitewright',
    ]);
    expect(Object.keys(bridge)).toEqual(['invoke', 'subscribe']);
  });

  test('passes a call of the table on, and its answer back', async () => {
    electron.ipcRenderer.invoke.mockResolvedValue({ ok: true, value: 1 });
    const bridge = await exposed();
    expect(await bridge.invoke('site.open', 'r1', { slug: 'acme' })).toEqual({ ok: true, value: 1 });
    expect(electron.ipcRenderer.invoke).toHaveBeenCalledWith('site.open', 'r1', { slug: 'acme' });
  });

  test.each([
    ['site.destroy', 'r1', 'UNKNOWN_CHANNEL'],
    ['window.ready', 'r1', 'UNKNOWN_CHANNEL'],
    [['site.open'], 'r1', 'BAD_REQUEST'],
    ['site.open', 1, 'BAD_REQUEST'],
  ])('refuses the call %j with the id %j', async (channel, requestId, code) => {
    const bridge = await exposed();
    const answer = await bridge.invoke(channel as string, requestId as string, {});
    expect(answer).toMatchObject({ ok: false, error: { code } });
    expect(electron.ipcRenderer.invoke).not.toHaveBeenCalled();
  });

  test('answers a call that cannot be sent or that main never answered', async () => {
    electron.ipcRenderer.invoke.mockRejectedValue(new Error('An object could not be cloned: secret'));
    const answer = await (await exposed()).invoke('site.open', 'r1', {});
    expect(answer).toMatchObject({ ok: false, error: { code: 'INTERNAL' } });
    expect(JSON.stringify(answer)).not.toContain('secret');
  });

  test('hears the events of the table, without Electron’s own event, until it unsubscribes', async () => {
    const bridge = await exposed();
    const heard: unknown[] = [];
    const stop = bridge.subscribe('site.changed', (...args) => heard.push(args));
    const [event, forward] = electron.ipcRenderer.on.mock.lastCall as [string, (...args: unknown[]) => void];
    forward({ sender: 'ipcRenderer' }, { slug: 'acme' });
    expect([event, heard]).toEqual(['site.changed', [[{ slug: 'acme' }]]]);
    stop();
    expect(electron.ipcRenderer.off).toHaveBeenCalledWith('site.changed', forward);
  });

  test('hears no other event', async () => {
    const bridge = await exposed();
    bridge.subscribe('secret.event', () => undefined)();
    bridge.subscribe('site.changed', 'text' as never)();
    expect(electron.ipcRenderer.on).not.toHaveBeenCalled();
  });
});

test('main is told once that the page is ready', async () => {
  await exposed();
  changed();
  expect(electron.ipcRenderer.send).not.toHaveBeenCalled();
  root.dataset['appState'] = 'ready';
  changed();
  expect(electron.ipcRenderer.send.mock.calls).toEqual([['window.ready']]);
  expect(disconnect).toHaveBeenCalled();
});
