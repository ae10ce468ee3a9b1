import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from '../../support/fast-check.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { parseAccelerator } from '../../../scripts/electron-host/accelerator.ts';
import { decode, encode } from '../../../scripts/electron-host/codec.ts';
import { netRequest } from '../../../scripts/electron-host/net-request.ts';
import { type HandOver, SingleInstance } from '../../../scripts/electron-host/single-instance.ts';
import { parseCommandLine } from '../../../scripts/electron-host/switches.ts';
import { absent, loud, loudEmitter, UnsupportedError } from '../../../scripts/electron-host/unsupported.ts';

test('reads switches apart from arguments', () => {
  const { switches, args } = parseCommandLine(['app', '--Headless', '--user-data-dir=/a=b', 'link://x', '--empty=']);
  expect([...switches]).toEqual([
    ['headless', ''],
    ['user-data-dir', '/a=b'],
    ['empty', ''],
  ]);
  expect(args).toEqual(['app', 'link://x']);
});

test('reads accelerators by platform, and refuses what is none', () => {
  expect(parseAccelerator('CmdOrCtrl+Shift+P', 1, 'linux')).toEqual({
    ...{ id: 1, ctrl: true, meta: false, alt: false, shift: true },
    ...{ key: 'p', code: 'KeyP' },
  });
  expect(parseAccelerator('CmdOrCtrl+,', 2, 'darwin')).toMatchObject({
    ctrl: false,
    meta: true,
    key: ',',
    code: 'Comma',
  });
  expect(parseAccelerator('F11', 3)).toMatchObject({ key: 'f11', ctrl: false });
  expect(() => parseAccelerator('Ctrl', 4)).toThrow(TypeError);
  expect(() => parseAccelerator('Ctrl+A+B', 5)).toThrow(TypeError);
});

test('a request of main gives a redirect as its response, and refuses a text', async () => {
  const server = createServer((_request, response) => response.writeHead(302, { location: '/there' }).end());
  onTestFinished(() => void server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const request = netRequest({ protocol: 'http:', hostname: '127.0.0.1', port, path: '/here' }).end();
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.resume();
  expect([response.statusCode, response.headers.location]).toEqual([302, '/there']);
  expect(() => netRequest('http://127.0.0.1/')).toThrow(UnsupportedError);
});

test('carries across the bridge whatever structured clone would, and refuses the rest', () => {
  const value = fc.anything({
    withDate: true,
    withMap: true,
    withSet: true,
    withBigInt: true,
    withNullPrototype: false,
  });
  const survives = (sent: unknown): void => {
    expect(decode(encode(sent))).toStrictEqual(structuredClone(sent));
  };
  fc.assert(fc.property(value, survives));
  fc.assert(fc.property(fc.uint8Array(), survives));
  expect(decode(encode({ $: 'undefined', v: 1 }))).toEqual({ $: 'undefined', v: 1 });
  expect(decode(encode(new RangeError('far')))).toMatchObject({ name: 'RangeError', message: 'far' });
  expect(() => encode(() => 1)).toThrow('could not be cloned');
  const circle: { self?: unknown } = {};
  circle.self = circle;
  expect(() => encode(circle)).toThrow('could not be cloned');
});

test('throws for every member that the host does not have, and for nothing that tools look up', async () => {
  class Thing extends loudEmitter('thing') {
    #secret = 1;
    known(): number {
      return this.#secret;
    }
  }
  const thing = new Thing();
  const called = new Promise((resolve) => thing.once('event', resolve));
  thing.emit('event', 'value');
  expect(await called).toBe('value');
  expect(thing.known()).toBe(1);
  expect(await Promise.resolve(thing)).toBe(thing);
  expect(() => Reflect.get(thing, 'unknown') as unknown).toThrow(
    'electron.thing.unknown is not supported by the Electron host',
  );
  expect(() => Reflect.get(Thing, 'unknownStatic') as unknown).toThrow(UnsupportedError);

  const part = loud('part', { here: 1 });
  expect(part.here).toBe(1);
  expect(JSON.stringify(part)).toBe('{"here":1}');
  expect(() => Reflect.get(part, 'gone') as unknown).toThrow('electron.part.gone');

  const Tray = absent('Tray') as new () => object;
  expect(() => new Tray()).toThrow('electron.Tray is not supported');
});

async function lockFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'instance-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test('one instance holds the lock until it lets go', async () => {
  const folder = await lockFolder();
  const first = new SingleInstance(folder);
  const second = new SingleInstance(folder);
  expect([first.acquire(), first.acquire(), second.acquire()]).toEqual([true, true, false]);
  first.release();
  expect(second.acquire()).toBe(true);
  second.release();
});

test('a lock of a process that is gone, of another of the same id, or that cannot be read is taken over', async () => {
  const folder = await lockFolder();
  const file = join(folder, 'host-instance.json');
  const ended = fork(join(import.meta.dirname, 'fixtures', 'ends.mjs'));
  await once(ended, 'exit');
  const holders = [
    JSON.stringify({ pid: ended.pid, started: '1' }),
    ...(process.platform === 'linux' ? [JSON.stringify({ pid: process.pid, started: '1' })] : []),
    '{"pid":',
  ];
  for (const holder of holders) {
    await writeFile(file, holder);
    const instance = new SingleInstance(folder);
    expect(instance.acquire()).toBe(true);
    instance.release();
  }
});

test.runIf(process.platform === 'linux')(
  'a lock of a process that was killed and whose parent has not asked for it yet is taken over',
  async () => {
    const folder = await lockFolder();
    // The shell becomes `sleep 600` before its child ends. `sleep` waits for no child, so the child stays a zombie.
    const parent = spawn('sh', ['-c', 'sleep 0.2 & echo $!; exec sleep 600'], { stdio: ['ignore', 'pipe', 'inherit'] });
    onTestFinished(() => void parent.kill('SIGKILL'));
    const pid = Number(String((await once(parent.stdout, 'data'))[0]));
    const stat = () => readFile(`/proc/${pid}/stat`, 'utf8').then((line) => line.split(' '));
    await vi.waitFor(async () => expect((await stat())[2]).toBe('Z'), { timeout: 10_000 });
    await writeFile(join(folder, 'host-instance.json'), JSON.stringify({ pid, started: (await stat())[21] }));
    const instance = new SingleInstance(folder);
    expect(instance.acquire()).toBe(true);
    instance.release();
  },
);

test('a later instance hands over what it was started with', async () => {
  const folder = await lockFolder();
  const first = new SingleInstance(folder);
  first.acquire();
  const received = new Promise<HandOver>((resolve) => first.listen(resolve));
  const sent: HandOver = { argv: ['a', 'b'], cwd: '/c', data: { d: [1] } };
  await new SingleInstance(folder).handOver(sent);
  expect(await received).toEqual(sent);
  first.release();
});
