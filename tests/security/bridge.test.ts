import { describe, expect, test } from 'vitest';
import { contract, type Channel } from '#shared/ipc/contract.ts';
import { handleCalls } from '../../src-main/ipc/handle.ts';
import { bridgeUnderTest, FakePage } from '../support/bridge.ts';
import fc from '../support/fast-check.ts';

const channels = Object.keys(contract) as Channel[];
/** Inputs that no call accepts. */
const malformed = [42, null, 'text', [], undefined];

const CALLS = 500;
/** Values that are unusual or wrong for most members. Some, such as functions, Electron does not send at all. */
const stray = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    undefined,
    NaN,
    -0,
    Infinity,
    2 ** 53,
    10n,
    '',
    '\0',
    '\ud800',
    '__proto__',
    '../../etc',
  ),
  fc.constantFrom<unknown>([], {}, new Date(NaN), new Map(), new Uint8Array(3), /x/, () => 1, Symbol('x')),
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withTypedArray: true, withNullPrototype: true }),
);
/**
 * Returns inputs for a call. Most are objects with the call's members, each of which may be missing, usual or stray.
 */
function malformedInputs(channel: Channel): fc.Arbitrary<unknown> {
  const { shape = {} } = contract[channel].input as { shape?: object };
  const usual = fc.constantFrom<unknown>('acme', 'a', 1, 0, true, [], ['a'], { a: 1 }, 'https://a.example/');
  const members = Object.fromEntries(Object.keys(shape).map((name) => [name, fc.oneof(usual, stray)]));
  const like = fc.record(members, { requiredKeys: [] });
  const more = fc
    .tuple(like, fc.dictionary(fc.string(), stray, { maxKeys: 2 }))
    .map(([of, also]) => ({ ...of, ...also }));
  return fc.oneof({ weight: 4, arbitrary: like }, { weight: 2, arbitrary: more }, stray);
}

describe.each(channels)('%s', (channel) => {
  test(`answers ${String(CALLS)} malformed calls, none as its own failure`, async () => {
    const { dispatch, page, logger } = bridgeUnderTest();
    await fc.assert(
      fc.asyncProperty(malformedInputs(channel), async (input) => {
        const answer = await dispatch(channel, page.event(), 'r1', input);
        expect(answer.ok || answer.error.code).toSatisfy(
          (it) => it === true || it === 'BAD_REQUEST' || it === 'TOO_LARGE',
        );
      }),
      { numRuns: CALLS },
    );
    expect(logger.lines.filter(({ level }) => level === 'error')).toEqual([]);
  });

  test('refuses a page of another origin', async () => {
    const { dispatch, page, reached } = bridgeUnderTest();
    page.mainFrame.origin = 'https://evil.example';
    expect(await dispatch(channel, page.event(), 'r1', {})).toMatchObject({
      ok: false,
      error: { code: 'FORBIDDEN_SENDER' },
    });
    expect(reached).toEqual([]);
  });

  test('refuses a frame inside the page, even one of the page’s own origin', async () => {
    const { dispatch, page, reached } = bridgeUnderTest();
    for (const origin of ['preview://draft', 'null', 'app://studio']) {
      const answer = await dispatch(channel, page.event({ origin, parent: page.mainFrame }), 'r1', {});
      expect(answer).toMatchObject({ ok: false, error: { code: 'FORBIDDEN_SENDER' } });
    }
    expect(reached).toEqual([]);
  });

  test('refuses a frame that has gone and a window that is not the app’s', async () => {
    const { dispatch, page, reached } = bridgeUnderTest();
    const gone = await dispatch(channel, page.event(null), 'r1', {});
    const stranger = await dispatch(channel, new FakePage().event(), 'r1', {});
    page.destroy();
    const closed = await dispatch(channel, page.event(), 'r1', {});
    for (const answer of [gone, stranger, closed]) {
      expect(answer).toMatchObject({ ok: false, error: { code: 'FORBIDDEN_SENDER' } });
    }
    expect(reached).toEqual([]);
  });

  test('refuses what has another shape', async () => {
    const { dispatch, page, reached } = bridgeUnderTest();
    for (const input of malformed) {
      expect(await dispatch(channel, page.event(), 'r1', input)).toMatchObject({
        ok: false,
        error: { code: 'BAD_REQUEST' },
      });
    }
    const circular: Record<string, unknown> = {};
    circular['self'] = circular;
    expect(await dispatch(channel, page.event(), 'r1', circular)).toMatchObject({
      ok: false,
      error: { code: 'BAD_REQUEST' },
    });
    expect(reached).toEqual([]);
  });

  test('refuses what is too large before looking at it', async () => {
    const { dispatch, page, reached } = bridgeUnderTest();
    const input = { filler: 'x'.repeat(contract[channel].maxSize) };
    expect(await dispatch(channel, page.event(), 'r1', input)).toMatchObject({
      ok: false,
      error: { code: 'TOO_LARGE' },
    });
    expect(reached).toEqual([]);
  });

  test.each([undefined, 7, '', 'x'.repeat(65)])('refuses the request id %j', async (requestId) => {
    const { dispatch, page, reached } = bridgeUnderTest();
    expect(await dispatch(channel, page.event(), requestId, {})).toMatchObject({
      ok: false,
      error: { code: 'BAD_REQUEST' },
    });
    expect(reached).toEqual([]);
  });
});

test('there is exactly one handler for each call of the table and none besides', () => {
  const handled: string[] = [];
  handleCalls({ handle: (channel) => void handled.push(channel) }, bridgeUnderTest().dispatch);
  expect(handled).toEqual(channels);
});

test.each(['nothing.here', 'toString', '__proto__', 'constructor'])('%s is no call', async (channel) => {
  const { dispatch, page } = bridgeUnderTest();
  expect(await dispatch(channel, page.event(), 'r1', {})).toMatchObject({
    ok: false,
    error: { code: 'UNKNOWN_CHANNEL' },
  });
});

test('a refusal names the call and the code in the log, and nothing of the input', async () => {
  const { dispatch, page, logger } = bridgeUnderTest();
  await dispatch('auth.verifyCode', page.event(), 'r1', { phoneNumber: '+14155550132', code: 'abc' });
  expect(logger.lines).toEqual([
    {
      level: 'warn',
      message: 'call',
      facts: { channel: 'auth.verifyCode', code: 'BAD_REQUEST', ms: expect.any(Number) as number },
    },
  ]);
});
