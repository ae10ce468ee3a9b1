import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import Database from 'better-sqlite3';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runStaff, type ServerProcess, startServer } from '../support/server.ts';

const ANN = '+12025550111';

async function serve(settings: readonly string[] = []): Promise<ServerProcess> {
  const server = await startServer(settings);
  onTestFinished(server.stop);
  return server;
}

async function post(server: ServerProcess, path: string, body: unknown, token = ''): Promise<Response> {
  return fetch(server.url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
}

async function signIn(server: ServerProcess): Promise<string> {
  const asked = (await (await post(server, '/pi/auth/internal', { phoneNumber: ANN })).json()) as {
    demo_code?: string;
  };
  const answer = await post(server, '/pi/verify/internal', { phoneNumber: ANN, authCode: asked.demo_code ?? 'none' });
  return ((await answer.json()) as { access_token?: string }).access_token ?? '';
}

/** Sends the beginning of an editor's save. `finish` sends the rest and returns the answer's status. */
async function halfSave(server: ServerProcess) {
  await runStaff(server.dataDir, 'add', ANN, 'editor', 'Ann Lee');
  const headers = { Authorization: `Bearer ${await signIn(server)}`, Connection: 'close' };
  const read = await fetch(`${server.url}/api/getLandingPage/blue-ridge-plumbing`, { headers });
  const { message } = (await read.json()) as { message: Record<string, unknown> };
  const body = JSON.stringify({ ...message, tagline: 'Saved while stopping' });
  const save = request(`${server.url}/edit/landingpage`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json', Expect: '100-continue' },
  });
  const answered = once(save, 'response');
  const begun = once(save, 'continue');
  save.flushHeaders();
  await begun;
  save.write(body.slice(0, 1000));
  return {
    answered,
    async finish(): Promise<number | undefined> {
      save.end(body.slice(1000));
      const [answer] = (await answered) as [IncomingMessage];
      await json(answer);
      return answer.statusCode;
    },
  };
}

test('[SRV-06] texts are written by the endpoint of the settings, and by templates when it is gone', async () => {
  const endpoint = createServer((_, response) =>
    response.end(JSON.stringify({ choices: [{ message: { content: 'Pipes, looked after with care' } }] })),
  );
  onTestFinished(() => void endpoint.close());
  await once(endpoint.listen(0, '127.0.0.1'), 'listening');
  const { port } = endpoint.address() as AddressInfo;
  const server = await serve([`--texts-url=http://127.0.0.1:${port}/v1`, '--texts-model=small']);
  await runStaff(server.dataDir, 'add', ANN, 'editor', 'Ann Lee');
  const headers = { Authorization: `Bearer ${await signIn(server)}` };
  const query = new URLSearchParams({ company: 'Acme', location: 'Reno, NV', industry: 'Plumbing' });
  const tagline = async (): Promise<unknown> => {
    const asked = `${server.url}/api/landing-pages/generate-tagline?${query}&primary_keyword=&keywords=`;
    return ((await (await fetch(asked, { headers })).json()) as { message: unknown }).message;
  };
  expect(await tagline()).toBe('Pipes, looked after with care');
  endpoint.closeAllConnections();
  endpoint.close();
  const byTemplate = await tagline();
  expect(byTemplate).toMatch(/\w/);
  expect(byTemplate).not.toBe('Pipes, looked after with care');
});

const logged = (server: ServerProcess, message: string) =>
  expect.poll(() => server.lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toContain(message);

test('[SRV-05] the server finishes the save that runs, and then ends, when SIGTERM comes', async () => {
  const server = await serve(['--demo=true']);
  const save = await halfSave(server);
  server.process.kill('SIGTERM');
  await logged(server, 'stopping');
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow('fetch failed');
  expect(await save.finish()).toBe(200);
  expect(await server.ended).toBe(0);
  await logged(server, 'stopped');
  const db = new Database(join(server.dataDir, 'backend.db'), { readonly: true });
  const document = db.prepare("SELECT document FROM site WHERE slug = 'blue-ridge-plumbing'").pluck().get();
  db.close();
  expect(document).toContain('Saved while stopping');
});

test('[SRV-05] the log has a line of each request that was answered when SIGTERM comes right after', async () => {
  const server = await serve();
  const ids = Array.from({ length: 200 }, (_, at) => `request-${at}`);
  await Promise.all(ids.map((id) => fetch(`${server.url}/nothing`, { headers: { 'X-Request-Id': id } })));
  server.process.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  await logged(server, 'stopped');
  const lines = server.lines.map((line) => JSON.parse(line) as { requestId?: string });
  expect(lines.flatMap(({ requestId }) => requestId ?? []).sort()).toEqual(ids.sort());
});

test('[SRV-05] the server ends with an error when what runs takes longer than it may', async () => {
  const server = await serve(['--demo=true', '--drain-seconds=0']);
  const save = await halfSave(server);
  const cut = expect(save.answered).rejects.toThrow();
  server.process.kill('SIGTERM');
  expect(await server.ended).toBe(1);
  await cut;
});

test('[SRV-03] the staff command changes who may do what on the running server from the next call on', async () => {
  const server = await serve();
  expect(server.lines.join('\n')).toContain('Nobody can sign in yet');
  expect(await signIn(server)).toBe('');
  const added = await runStaff(server.dataDir, 'add', '+1 202-555-0111', 'viewer', 'Ann Lee');
  expect(added).toEqual({ code: 0, text: 'Ann Lee may sign in as viewer.\n' });
  const token = await signIn(server);
  const save = async () => (await post(server, '/edit/landingpage', { slug: 'a' }, token)).status;
  expect(await save()).toBe(403);
  expect((await runStaff(server.dataDir, 'role', ANN, 'editor')).code).toBe(0);
  expect(await save()).toBe(400);
  expect((await runStaff(server.dataDir, 'remove', ANN)).code).toBe(0);
  expect(await save()).toBe(401);
  expect(await runStaff(server.dataDir, 'remove', ANN)).toEqual({ code: 1, text: `${ANN} is not on the list.\n` });
});
