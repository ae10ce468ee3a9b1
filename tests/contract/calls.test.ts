import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callOf, posts } from '../support/documents/calls.ts';
import { WireRecorder } from '../support/documents/recorder.ts';
import { openHarness } from './calls/harness.ts';
import { calls } from './calls/index.ts';

let harness: Awaited<ReturnType<typeof openHarness>>;
const recorder = new WireRecorder();

beforeAll(async () => {
  harness = await openHarness(recorder.fetch);
}, 60_000);
afterAll(() => harness.close());

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
});
