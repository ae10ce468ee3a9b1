import { EventEmitter } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { runBackend, type BackendChild, type BackendProcessOptions } from '../../../src-main/app/backend-process.ts';
import { listeningLogger } from '../../support/bridge.ts';

class FakeChild extends EventEmitter {
  readonly pid = undefined;
  readonly stderr = new EventEmitter();
  readonly asked: unknown[] = [];
  readonly args: string[];
  /** whether the process ends when it is asked to */
  obedient = true;

  constructor(args: string[]) {
    super();
    this.args = args;
  }
  postMessage(message: unknown): void {
    this.asked.push(message);
    const isEnd = (message as { type: string }).type === 'shutdown';
    if (this.obedient && isEnd) queueMicrotask(() => this.emit('exit', 0));
  }
  ready(url: string): void {
    this.emit('message', { type: 'ready', url });
  }
}

function setUp(options: Partial<BackendProcessOptions> = {}) {
  const children: FakeChild[] = [];
  const waiters: ((child: FakeChild) => void)[] = [];
  const logger = listeningLogger();
  const backend = runBackend({
    fork: (args) => {
      const child = new FakeChild(args);
      children.push(child);
      waiters.shift()?.(child);
      return child as unknown as BackendChild;
    },
    dataDir: '/data/backend',
    productName: 'Sitewright',
    cutFont: async () => undefined,
    extraArgs: ['--allow-faults'],
    logger,
    limits: { firstPause: 1, longestPause: 2 },
    ...options,
  });
  onTestFinished(() => backend.stop());
  return {
    backend,
    logger,
    children,
    nextChild: () => new Promise<FakeChild>((resolve) => waiters.push(resolve)),
  };
}

const secretOf = (child: FakeChild) =>
  child.asked.map((message) => message as { type: string; token?: string }).find(({ type }) => type === 'token')?.token;

describe('the embedded backend’s process', () => {
  test('[HOST-01] is told its data folder, any free port and the product’s name; its secret stands in no argument', () => {
    const [child] = setUp().children;
    expect(secretOf(child!)).toMatch(/^[\w-]{43}$/);
    expect(child?.args).toEqual(['--data-dir=/data/backend', '--port=0', '--product=Sitewright', '--allow-faults']);
  });

  test('has a secret of its own with each launch', () => {
    const secrets = [setUp(), setUp()].map(({ children }) => secretOf(children[0]!));
    expect(new Set(secrets).size).toBe(2);
  });

  test('gives its address once it is ready', async () => {
    const { backend, children } = setUp();
    expect(backend.current()).toBeUndefined();
    const address = backend.address();
    children[0]?.ready('http://127.0.0.1:4010/');
    expect(await address).toEqual({ url: 'http://127.0.0.1:4010', token: secretOf(children[0]!) });
    expect(backend.current()?.url).toBe('http://127.0.0.1:4010');
    expect(await backend.address()).toEqual(await address);
  });

  test('[PAGE-09] gets the font that it asks for, and an answer without one where there is none', async () => {
    const cut = { family: 'Lobster', weight: 700, letters: 'Roofs' };
    const cutFont = vi.fn(async ({ family }: typeof cut) => {
      if (family === 'Lobster') return Buffer.from('a font');
      throw new Error('offline');
    });
    const { children } = setUp({ cutFont });
    children[0]!.emit('message', { type: 'font', id: 1, cut });
    children[0]!.emit('message', { type: 'font', id: 2, cut: { ...cut, family: 'Pacifico' } });
    children[0]!.emit('message', { type: 'font', id: 3, cut: { family: 4 } });
    await vi.waitFor(() => expect(children[0]!.asked).toHaveLength(3));
    expect(cutFont).toHaveBeenCalledTimes(2);
    expect(children[0]!.asked.slice(1)).toEqual([
      { type: 'font', id: 1, bytes: Buffer.from('a font') },
      { type: 'font', id: 2 },
    ]);
  });

  test('is killed when it does not end after it was asked to', async () => {
    const { backend, children } = setUp({ limits: { stop: 1 } });
    const [child] = children;
    Object.assign(child!, { obedient: false, pid: 4_194_305 });
    const kill = vi.spyOn(process, 'kill').mockImplementation((pid, signal) => {
      expect([pid, signal]).toEqual([4_194_305, 'SIGKILL']);
      child!.emit('exit', 137);
      return true;
    });
    onTestFinished(() => kill.mockRestore());
    await backend.stop();
    expect(child!.asked.at(-1)).toEqual({ type: 'shutdown' });
    expect(kill).toHaveBeenCalledOnce();
  });

  test('is not believed when it names another computer', async () => {
    const { backend, children } = setUp();
    for (const url of ['http://10.0.0.1:80', 'https://evil.example', 'nonsense']) children[0]?.ready(url);
    await turn();
    expect(backend.current()).toBeUndefined();
  });

  test('starts again when it dies, and those who ask meanwhile wait for the new address', async () => {
    const { backend, children, nextChild } = setUp();
    children[0]?.ready('http://127.0.0.1:4010');
    const again = nextChild();
    children[0]?.emit('exit', 139);
    const second = await again;
    expect(backend.current()).toBeUndefined();
    const address = backend.address();
    second.ready('http://127.0.0.1:4011');
    expect((await address).url).toBe('http://127.0.0.1:4011');
  });

  test('rejects with OFFLINE when three starts fail, and gives its address when a later start succeeds', async () => {
    const { backend, children, nextChild } = setUp();
    const address = backend.address();
    for (let life = 0; life < 3; life++) {
      const again = nextChild();
      children.at(-1)?.emit('exit', 1);
      if (life < 2) await again;
      else {
        await expect(address).rejects.toMatchObject({ code: 'OFFLINE', retry: true });
        (await again).ready('http://127.0.0.1:4012');
      }
    }
    expect((await backend.address()).url).toBe('http://127.0.0.1:4012');
  });

  test('that is not ready in time is ended and started again', async () => {
    const { children, nextChild, logger } = setUp({ limits: { ready: 1, firstPause: 1 } });
    await nextChild();
    expect(children[0]?.asked.at(-1)).toEqual({ type: 'shutdown' });
    expect(logger.lines).toContainEqual(expect.objectContaining({ message: 'backend not ready in time' }));
  });

  test('is asked to end, waited for, and not started again', async () => {
    const { backend, children } = setUp();
    children[0]?.ready('http://127.0.0.1:4010');
    await backend.stop();
    expect(children).toHaveLength(1);
    expect(children[0]?.asked.at(-1)).toEqual({ type: 'shutdown' });
    await expect(backend.address()).rejects.toMatchObject({ code: 'SHUTTING_DOWN' });
  });

  test('does not have its secret in the log', async () => {
    const { backend, children, logger } = setUp();
    children[0]?.ready('http://127.0.0.1:4010');
    await backend.address();
    expect(logger.lines.length).toBeGreaterThan(0);
    expect(JSON.stringify(logger.lines)).not.toContain(secretOf(children[0]!));
  });
});
