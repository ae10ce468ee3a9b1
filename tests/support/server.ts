import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { compileCache } from '../../scripts/lib/paths.mjs';

const entry = join(import.meta.dirname, '../../src-main/backend/server.ts');
const env = { ...compileCache, ...process.env };

export interface ServerProcess {
  url: string;
  dataDir: string;
  process: ChildProcess;
  /** lines of the log so far */
  lines: string[];
  /** Resolves to the exit code. */
  ended: Promise<number | null>;
  /** Ends the process, and deletes the data folder. */
  stop(): Promise<void>;
}

/** Starts the server of an agency in a process of its own, and waits until the server listens. */
export async function startServer(settings: readonly string[] = []): Promise<ServerProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sitewright-server-'));
  const child = spawn(process.execPath, [entry, `--data-dir=${dataDir}`, '--port=0', ...settings], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line);
      const { event, url: at } = JSON.parse(line) as { event?: string; url?: string };
      if (event === 'ready' && at) resolve(at);
    });
    void ended.then((code) => reject(new Error(`The server ended with code ${String(code)}.\n${lines.join('\n')}`)));
  });
  return {
    url,
    dataDir,
    process: child,
    lines,
    ended,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Returns the answer's JSON; undefined if the call fails, the server refuses it, or the answer is not JSON. */
export async function callServer<T>({ url }: ServerProcess, path: string, token: string, body?: unknown) {
  const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) };
  const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const answer = await fetch(url + path, { headers, ...sent }).catch(() => undefined);
  const json: unknown = await answer?.json().catch(() => undefined);
  return answer?.ok === true && json !== undefined ? (json as T) : undefined;
}

/** Signs a member of the staff in and returns the access token. */
export async function signInAt(server: ServerProcess, phoneNumber: string): Promise<string> {
  const asked = await callServer<{ demo_code: string }>(server, '/pi/auth/internal', '', { phoneNumber });
  const verified = { phoneNumber, authCode: asked?.demo_code };
  const answer = await callServer<{ access_token: string }>(server, '/pi/verify/internal', '', verified);
  if (!answer) throw new Error('The sign-in was refused.');
  return answer.access_token;
}

/** Runs `server staff …` on the data folder. Returns the exit code and the output. */
export async function runStaff(dataDir: string, ...words: string[]): Promise<{ code: number | null; text: string }> {
  const child = spawn(process.execPath, [entry, `--data-dir=${dataDir}`, 'staff', ...words], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, text };
}
