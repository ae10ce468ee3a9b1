import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientAt, signIn } from '../support/client.ts';
import { callOf, posts } from '../support/documents/calls.ts';
import { WireRecorder } from '../support/documents/recorder.ts';
import type { CallTest, CallTests, Harness } from './calls/harness.ts';
import * as contentCalls from './calls/content-calls.ts';
import * as mapCalls from './calls/map-calls.ts';
import * as panelCalls from './calls/panel-calls.ts';
import { logo, media } from './calls/media-calls.ts';
import { releases } from './calls/release-calls.ts';
import { revisions } from './calls/revision-calls.ts';
import { auth, creation, sites } from './calls/site-calls.ts';
import { type Contract, createSite, openContract } from './contract.ts';

const areas: CallTests = {
  sites,
  creation,
  media,
  logo,
  auth,
  releases,
  revisions,
  ...panelCalls,
  ...contentCalls,
  ...mapCalls,
};
const calls = Object.entries(areas).flatMap(([area, tests]) =>
  Object.entries(tests as Record<string, CallTest<unknown>>).map(([call, each]) => [`${area}.${call}`, each] as const),
);

let api: Contract;
let harness: Harness;
const recorder = new WireRecorder();
/** a server with the same answer for every request */
let odd: { server: Server; status: number; body: string };

beforeAll(async () => {
  api = await openContract();
  const slug = await createSite(api);
  const signedIn = clientAt(api.url, undefined, recorder.fetch);
  await signIn(signedIn);
  const { client } = signedIn;
  const document = async () => (await client.sites.getSite(slug)).document;
  harness = { client, stranger: clientAt(api.url).client, slug, document };
  const server = createServer((request, response) =>
    request.resume().on('end', () => response.writeHead(odd.status).end(odd.body)),
  );
  odd = { server, status: 200, body: '' };
  await once(server.listen(0, '127.0.0.1'), 'listening');
}, 60_000);
afterAll(async () => {
  odd.server.closeAllConnections();
  odd.server.close();
  harness.client.close();
  harness.stranger.close();
});

const oddClient = () => clientAt(`http://127.0.0.1:${(odd.server.address() as AddressInfo).port}`).client;

describe('[HOST-02] every call of the client', () => {
  test('is in this suite', () => {
    const offered = Object.entries(harness.client).flatMap(([area, value]) =>
      typeof value === 'object' && value !== null ? Object.keys(value).map((call) => `${area}.${call}`) : [],
    );
    expect(calls.map(([name]) => name).toSorted()).toEqual(offered.toSorted());
  });

  test.each(calls)('%s posts what the documents say and is answered', async (_name, { ask, check }) => {
    const answer = await ask(harness.client, harness);
    expect(recorder.findings.splice(0)).toEqual([]);
    await check(answer, harness);
    recorder.findings.splice(0);
  });

  test('is asked above where the documents name a body for it', () => {
    const posted = new Set(recorder.posted.map(callOf));
    expect(Object.keys(posts).filter((call) => !posted.has(call))).toEqual([]);
  });

  test.each(calls)('%s is refused with a code and words', async (_name, { refused }) => {
    await expect(refused(harness)).rejects.toMatchObject({
      code: expect.stringMatching(/^(BACKEND_REFUSED|NOT_FOUND|UNAUTHENTICATED)$/) as string,
      message: expect.stringMatching(/\w/) as string,
    });
  });

  test.each(calls)('%s hands on the words of a failing server', async (_name, { ask }) => {
    Object.assign(odd, { status: 500, body: '{"message":"The database is down.","error":null}' });
    const client = oddClient();
    await expect(ask(client, harness)).rejects.toMatchObject({
      code: 'BACKEND_FAILED',
      message: 'The database is down.',
    });
    client.close();
  });

  test.each(calls)('%s hands on the words of a refusal that comes with a good HTTP status', async (_name, { ask }) => {
    Object.assign(odd, { status: 200, body: '{"status":"error","message":"The account is closed."}' });
    const client = oddClient();
    await expect(ask(client, harness)).rejects.toMatchObject({
      code: 'BACKEND_REFUSED',
      message: 'The account is closed.',
    });
    client.close();
  });

  test.each(calls)('%s tells that a web page is no answer', async (_name, { ask }) => {
    Object.assign(odd, { status: 200, body: '<!doctype html><title>Sign in to this network</title>' });
    const client = oddClient();
    await expect(ask(client, harness)).rejects.toMatchObject({
      code: 'BAD_ANSWER',
      message: expect.stringMatching(/^The server’s answer to (GET|POST) \/\S+ could not be understood/) as string,
    });
    client.close();
  });
});
