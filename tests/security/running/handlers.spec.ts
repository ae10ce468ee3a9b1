import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { contract, type Channel } from '#shared/ipc/contract.ts';
import type { Bridge } from '#shared/ipc/bridge.ts';
import { SignInPage } from '../../e2e/pages/sign-in.ts';
import { DEMO, expect, test as base } from '../../e2e/pages/with-backend.ts';
import { readAppLog } from '../../support/app-log.ts';
import { inputsOf } from '../../support/arbitrary-input.ts';
import fc from '../../support/fast-check.ts';

/** Maximum number of calls of each channel. */
const CALLS = Number(process.env['SITEWRIGHT_BRIDGE_CALLS'] ?? 20);

/**
 * Maximum number of pending calls. If too many large answers arrive at the same time, a page driven by Playwright does
 * not get all of them.
 */
const AT_ONCE = 50;

/** Channels whose calls process all pages of a site. They get a tenth of the calls. */
const long = new Set<Channel>(['publishing.deadLinks', 'publishing.export', 'site.publish']);

/** Channels whose answer waits until a user has acted in a browser. The test cancels their calls. */
const waiting = new Set<Channel>(['businessProfile.signIn']);

/**
 * Channels that change or remove the signed-in user. The window then reloads its page, so the answers do not arrive.
 */
const reloading: readonly Channel[] = ['auth.verifyCode', 'auth.signOut'];

/** The channel that ends the app, so it is not called. Its input is a single switch: no valid input is unusual. */
const ending: Channel = 'app.restart';
const channels = (Object.keys(contract) as Channel[]).filter(
  (channel) => !reloading.includes(channel) && channel !== ending,
);

/** The app, with dialogs of the system that answer at once: with the same path, or with their first button. */
const test = base.extend({
  appEnv: async ({ appEnv }, use, testInfo) => {
    const [answers, chosen] = [testInfo.outputPath('answers.json'), testInfo.outputPath('chosen')];
    const showSaveDialog = { canceled: false, filePath: chosen };
    const showOpenDialog = { canceled: false, filePaths: [chosen] };
    await writeFile(answers, JSON.stringify({ showSaveDialog, showOpenDialog, showMessageBox: { response: 0 } }));
    await use({ ...appEnv, ELECTRON_HOST_ANSWERS: answers });
  },
});

/**
 * Returns random valid inputs of the channel: CALLS of them, or a tenth for the channels in `long`. There are fewer if
 * the channel's rules refuse most random inputs.
 */
function inputsFor(channel: Channel): unknown[] {
  const schema = contract[channel].input;
  const made = fc.sample(inputsOf(schema), CALLS * 40);
  const inputs = made.filter((input) => schema.safeParse(input).success);
  return inputs.slice(0, Math.ceil(long.has(channel) ? CALLS / 10 : CALLS));
}

/** Makes the calls, up to AT_ONCE of them at the same time. Returns the codes of the refused calls. */
function codesOf(page: Page, channel: Channel, inputs: unknown[]): Promise<string[]> {
  return page.evaluate(
    async ([name, all, waits, atOnce]) => {
      const { sitewright } = globalThis as unknown as { sitewright: Bridge };
      const call = async (input: unknown, at: number) => {
        const id = `${name} ${at}`;
        const answer = sitewright.invoke(name, id, input);
        if (waits) await sitewright.invoke('call.cancel', `${id} cancel`, { requestId: id });
        return answer;
      };
      const codes: string[] = [];
      const left = all.entries();
      const worker = async () => {
        for (const [at, input] of left) {
          const answer = await call(input, at);
          if (!answer.ok) codes.push(answer.error.code);
        }
      };
      await Promise.all(Array.from({ length: atOnce }, worker));
      return codes;
    },
    [channel, inputs, waiting.has(channel), AT_ONCE] as const,
  );
}

test(`answers ${CALLS} odd calls of each channel that are of its shape, none as its own failure`, async ({ app }) => {
  test.setTimeout(240_000 + CALLS * 10_000);
  const { page } = app;
  await new SignInPage(page).signInAtOnce();
  for (const slug of [DEMO, 'summit-roofing']) await codesOf(page, 'site.open', [{ slug }]);
  for (const channel of channels) {
    const inputs = inputsFor(channel);
    expect(inputs.length, channel).toBeGreaterThan(long.has(channel) ? 0 : CALLS / 4);
    const codes = await codesOf(page, channel, inputs);
    expect.soft(codes, channel).not.toContain('INTERNAL');
  }
  expect(await codesOf(page, 'site.open', [{ slug: DEMO }])).toEqual([]);
  const logged = () => readAppLog(app.userDataDir);
  for (const channel of reloading) {
    const inputs = inputsFor(channel);
    const calls = async () => (await logged()).filter((line) => line.message === 'call' && line.channel === channel);
    // Repeats the calls if some are missing in the log, because the page was being loaded.
    await expect(async () => {
      await codesOf(page, channel, inputs).catch(() => undefined);
      expect((await calls()).length).toBeGreaterThanOrEqual(inputs.length);
    }).toPass();
  }
  expect((await logged()).filter(({ message }) => message === 'call broke')).toEqual([]);
});
