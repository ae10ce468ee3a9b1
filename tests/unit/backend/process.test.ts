import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type BackendProcess, startBackend } from '../../support/backend.ts';
import { temporaryFolder } from './in-process.ts';

async function start(...args: string[]): Promise<BackendProcess> {
  const backend = await startBackend({ args });
  onTestFinished(() => backend.stop('SIGKILL').catch(() => undefined));
  return backend;
}

describe('the process', () => {
  test('[HOST-01] says where it listens, on loopback only, and ends cleanly when asked', async () => {
    const backend = await startBackend();
    expect(new URL(backend.url).hostname).toBe('127.0.0.1');
    await backend.stop('SIGTERM');
    expect([backend.process.exitCode, backend.process.signalCode]).toEqual([0, null]);
  });

  // Electron's utility process has a `process.parentPort`. Here a simulated one uses the IPC channel of `fork`.
  const parentPort = `data:text/javascript,process.parentPort = { postMessage: (m) => process.send(m), on: (_, l) => process.on('message', (data) => l({ data })) };`;
  const entry = join(import.meta.dirname, '../../../src-main/backend/embedded.ts');

  test.each([
    ['is told to', (child: ReturnType<typeof fork>) => child.send({ type: 'shutdown' })],
    ['loses its parent', (child: ReturnType<typeof fork>) => child.disconnect()],
  ])('[HOST-01] as a utility process it posts a ready message and ends when it %s', async (_, end) => {
    const child = fork(entry, [`--data-dir=${await temporaryFolder()}`], { execArgv: ['--import', parentPort] });
    onTestFinished(() => void child.kill('SIGKILL'));
    child.send({ type: 'token', token: 'of-this-launch' });
    const [message] = (await once(child, 'message')) as [{ type: string; url: string }];
    expect(message).toEqual({ type: 'ready', url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/) as string });
    expect((await fetch(`${message.url}/api/get_all_industries`)).status).toBe(403);
    end(child);
    expect((await once(child, 'exit'))[0]).toBe(0);
  });

  test('a database of a newer version is left alone', async () => {
    const dataDir = await temporaryFolder();
    const db = new Database(join(dataDir, 'backend.db'));
    db.pragma('user_version = 999');
    db.close();
    await expect(startBackend({ dataDir })).rejects.toThrow('before it was ready');
  });

  test('[HOST-01] killed right after an answered save, it still has the save', async () => {
    const dataDir = await temporaryFolder();
    const first = await startBackend({ dataDir, args: ['--allow-faults'] });
    const document = '{"sitePk":7,"id_key":"k7","slug":"kept","note":1.10}';
    await fetch(`${first.url}/__test/sites`, { method: 'POST', body: document });
    await first.stop('SIGKILL');
    const second = await startBackend({ dataDir, args: ['--allow-faults'] });
    onTestFinished(() => second.stop());
    expect(await (await fetch(`${second.url}/__test/sites/kept/raw`)).text()).toContain('"note":1.10');
  });
});

describe('[HOST-01] the port', () => {
  const portOf = ({ url }: BackendProcess): number => Number(new URL(url).port);
  const startIn = async (dataDir: string): Promise<BackendProcess> => {
    const backend = await startBackend({ dataDir });
    onTestFinished(() => backend.stop('SIGKILL').catch(() => undefined));
    return backend;
  };

  test('is the same after a restart, so that links to published pages stay true', async () => {
    const dataDir = await temporaryFolder();
    const first = await startIn(dataDir);
    await first.stop('SIGKILL');
    expect(portOf(await startIn(dataDir))).toBe(portOf(first));
  });

  test('is another one, which is kept from then on, where another program has it', async () => {
    const dataDir = await temporaryFolder();
    const first = await startIn(dataDir);
    await first.stop();
    const other = createServer().listen(portOf(first), '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const second = await startIn(dataDir);
    expect(portOf(second)).toBeGreaterThan(portOf(first));
    await second.stop();
    expect(portOf(await startIn(dataDir))).toBe(portOf(second));
  });

  test.each(['', '0', '99999', 'nonsense'])('is any free one where “%s” was kept', async (kept) => {
    const dataDir = await temporaryFolder();
    await writeFile(join(dataDir, 'port'), kept);
    expect(portOf(await startIn(dataDir))).toBeGreaterThan(0);
  });
});

describe('failing on purpose', () => {
  const site = '{"sitePk":7,"id_key":"k7","slug":"kept","company_name":"Kept Plumbing"}';

  async function withFault(fault: object) {
    const { url } = await start('--allow-faults');
    await fetch(`${url}/__test/sites`, { method: 'POST', body: site });
    await fetch(`${url}/__test/faults`, { method: 'POST', body: JSON.stringify(fault) });
    const requests = async () =>
      ((await (await fetch(`${url}/__test/requests`)).json()) as { message: { path: string; status: number }[] })
        .message;
    const auth = () =>
      fetch(`${url}/pi/auth/internal`, { method: 'POST', body: JSON.stringify({ phoneNumber: '+12025550123' }) });
    return { url, auth, requests };
  }

  test('a status, as many times as asked, before anything is done', async () => {
    const { auth, requests } = await withFault([
      { method: 'post', path: '/pi/', kind: 'status', status: 503, times: 2 },
    ]);
    expect([(await auth()).status, (await auth()).status, (await auth()).status]).toEqual([503, 503, 200]);
    expect((await requests()).map(({ status }) => status)).toEqual([503, 503, 200]);
  });

  test('a call can be carried out and its answer spoiled', async () => {
    const { url, auth } = await withFault({ path: '^/pi/auth', kind: 'status', when: 'after' });
    expect((await auth()).status).toBe(500);
    const verify = await fetch(`${url}/pi/verify/internal`, {
      method: 'POST',
      body: JSON.stringify({ phoneNumber: '+12025550123', authCode: '123456' }),
    });
    expect(verify.status).toBe(200);
  });

  test('a wrong body in place of the answer', async () => {
    const { auth } = await withFault({ path: '/pi/', kind: 'body', body: '<html>' });
    const answer = await auth();
    expect([answer.status, await answer.text()]).toEqual([200, '<html>']);
  });

  test('an answer cut after some bytes', async () => {
    const { auth } = await withFault({ path: '/pi/', kind: 'cut', bytes: 10 });
    const answer = await auth();
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow();
  });

  test('a connection reset, with no answer in the log', async () => {
    const { auth, requests } = await withFault({ path: '/pi/', kind: 'reset', when: 'after' });
    await expect(auth()).rejects.toThrow();
    expect((await requests())[0]?.status).toBe(0);
  });

  test('a call that never answers, until the caller gives up', async () => {
    const { url } = await withFault({ path: '/media/', kind: 'hang' });
    const hanging = fetch(`${url}/media/seed/badges/water.svg`, { signal: AbortSignal.timeout(100) });
    await expect(hanging).rejects.toThrow('aborted');
  });

  test('a delayed answer is the true one', async () => {
    const { url } = await withFault({ path: '/media/', kind: 'delay', ms: 30 });
    const before = performance.now();
    expect((await fetch(`${url}/media/seed/badges/water.svg`)).status).toBe(200);
    expect(performance.now() - before).toBeGreaterThanOrEqual(29);
  });

  test('cleared faults do nothing', async () => {
    const { url, auth } = await withFault({ path: '/pi/', kind: 'reset' });
    await fetch(`${url}/__test/faults`, { method: 'DELETE' });
    expect((await auth()).status).toBe(200);
  });
});
