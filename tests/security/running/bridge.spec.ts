import type { Frame } from '@playwright/test';
import { encode } from '../../../scripts/electron-host/codec.ts';
import { contract, type Channel } from '#shared/ipc/contract.ts';
import type { Bridge } from '#shared/ipc/bridge.ts';
import { expect, test } from '../../e2e/fixtures/app.ts';

test.use({ keychain: 'none' });

const channels = Object.keys(contract) as Channel[];

type Invoke = { channel: string; input: unknown };

/** Makes calls with the page's own bridge. Returns the error codes of the answers. */
function codesOf(frame: Frame, calls: Invoke[]): Promise<(string | undefined)[]> {
  return frame.evaluate(async (list) => {
    const { sitewright } = globalThis as unknown as { sitewright: Bridge };
    const answers = await Promise.all(
      list.map(({ channel, input }, index) => sitewright.invoke(channel, `security-${index}`, input)),
    );
    return answers.map((answer) => (answer.ok ? undefined : answer.error.code));
  }, calls);
}

/**
 * Makes a call whose input is too large, and returns the error code. The input is made inside the page, because it may
 * be as large as a photo.
 */
function codeOfOversized(frame: Frame, call: { channel: string; size: number }): Promise<string | undefined> {
  return frame.evaluate(async ({ channel, size }) => {
    const { sitewright } = globalThis as unknown as { sitewright: Bridge };
    const answer = await sitewright.invoke(channel, 'security-oversized', { filler: 'x'.repeat(size) });
    return answer.ok ? undefined : answer.error.code;
  }, call);
}

test('on every channel a malformed and an oversized call are refused with their codes', async ({ app }) => {
  const frame = app.page.mainFrame();
  for (const input of [42, null, 'text', []]) {
    const codes = await codesOf(
      frame,
      channels.map((channel) => ({ channel, input })),
    );
    expect(codes).toEqual(channels.map(() => 'BAD_REQUEST'));
  }
  for (const channel of channels) {
    expect(await codeOfOversized(frame, { channel, size: contract[channel].maxSize })).toBe('TOO_LARGE');
  }
});

test('a call outside of the table is answered, not sent', async ({ app }) => {
  const calls = ['site.destroy', 'window.ready', 'constructor', ''].map((channel) => ({ channel, input: {} }));
  expect(await codesOf(app.page.mainFrame(), calls)).toEqual(calls.map(() => 'UNKNOWN_CHANNEL'));
});

test('a call whose input cannot be cloned does not succeed', async ({ app }) => {
  const code = await app.page.evaluate(async () => {
    const { sitewright } = globalThis as unknown as { sitewright: Bridge };
    const answer = await sitewright.invoke('app.info', 'r1', { callback: () => undefined }).catch(String);
    return typeof answer === 'string' ? 'thrown' : answer.ok ? 'ok' : answer.error.code;
  });
  // The runtime decides whether the call throws or gets an answer. The call must not succeed.
  expect(['INTERNAL', 'BAD_REQUEST', 'thrown']).toContain(code);
});

/**
 * The frame has the page's origin (`about:blank`) or an opaque one. It has no bridge. If the runtime's own connection
 * to the main process can be reached from the frame, the test forges the calls on that connection.
 */
for (const kind of ['same origin', 'opaque origin'] as const) {
  test(`on every channel a call from a frame within the page is refused (${kind})`, async ({ app }) => {
    const { page } = app;
    await page.evaluate((opaque) => {
      const inner = document.createElement('iframe');
      inner.name = 'inner';
      if (opaque) inner.setAttribute('sandbox', 'allow-scripts');
      document.body.append(inner);
    }, kind === 'opaque origin');
    await expect.poll(() => page.frame('inner')).not.toBeNull();
    const inner = page.frame('inner')!;
    expect(await inner.evaluate(() => 'sitewright' in globalThis)).toBe(false);

    const forged = channels.map((channel) => ({
      type: 'invoke',
      channel,
      args: encode(['forged', {}]),
      origin: 'app://studio',
    }));
    const answers = await inner.evaluate(async (messages) => {
      const line = (globalThis as unknown as Record<string, ((text: string) => Promise<string>) | undefined>)[
        '__electronHost'
      ];
      return line ? Promise.all(messages.map((message) => line(JSON.stringify(message)))) : [];
    }, forged);
    for (const answer of answers) expect(answer).toContain('FORBIDDEN_SENDER');
    if (answers.length > 0) expect(answers).toHaveLength(channels.length);
  });
}
