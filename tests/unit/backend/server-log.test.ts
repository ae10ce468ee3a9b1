import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';

const log = join(import.meta.dirname, '../../../src-main/backend/server/log.ts');

/** Runs a program that writes two lines to the log and then runs the code `end`. Yields the message of each line. */
async function* messagesBefore(end: string): AsyncGenerator<string> {
  const program = `
    import { createLog } from ${JSON.stringify(log)};
    const log = createLog('info');
    log.info('first');
    log.info('last');
    ${end}`;
  const child = execFile(process.execPath, ['--input-type=module', '--eval', program]);
  onTestFinished(() => void child.kill('SIGKILL'));
  if (!child.stdout) throw new Error('The program has no output.');
  for await (const line of createInterface({ input: child.stdout })) yield (JSON.parse(line) as { msg: string }).msg;
}

test.each([
  ['ends', ''],
  ['is ended', 'process.exit(1);'],
  ['fails', "throw new Error('nobody expected this');"],
])('[SRV-05] no line of the log is lost when the server %s', async (_, end) => {
  const messages: string[] = [];
  for await (const message of messagesBefore(end)) messages.push(message);
  expect(messages).toEqual(['first', 'last']);
});

test('[SRV-05] a line of the log that follows another waits for no third one when the server runs on', async () => {
  const messages = messagesBefore('setInterval(() => undefined, 60_000);');
  expect([await messages.next(), await messages.next()].map(({ value }) => value as string)).toEqual(['first', 'last']);
});
