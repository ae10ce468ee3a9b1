import { expect, test } from 'vitest';
import { inProcess } from './in-process.ts';

const RECORD = '/api/getLandingPage/blue-ridge-plumbing';
const SPELLING = '/api/spellcheck/';

/** Reads a record and posts a text. Returns the answer with the record, and the log's entries for both calls. */
async function logged(keepBodies: boolean) {
  const api = await inProcess({ allowFaults: true, keepBodies });
  const auth = await api.signedIn();
  const json = { ...auth, 'Content-Type': 'application/json' };
  const record = await (await api.get(RECORD, auth)).text();
  expect((await api.post(SPELLING, { text: 'qickly' }, json)).status).toBe(200);
  const log = (await (await api.get('/__test/requests')).json()) as { message: Record<string, unknown>[] };
  const of = (path: string) => log.message.find((request) => request['path'] === path);
  return { record, read: of(RECORD), posted: of(SPELLING) };
}

test('the log of calls holds posted bodies and given records when bodies are kept', async () => {
  const { record, read, posted } = await logged(true);
  expect(record).toContain('"Blue Ridge Plumbing"');
  expect(read).toMatchObject({ status: 200, record });
  expect(posted).toMatchObject({ status: 200, body: '{"text":"qickly"}' });
});

test('the log of calls holds neither posted bodies nor given records when bodies are not kept', async () => {
  const { read, posted } = await logged(false);
  expect(read).toMatchObject({ status: 200 });
  for (const request of [read, posted]) {
    expect(request).not.toHaveProperty('record');
    expect(request).not.toHaveProperty('body');
  }
});
