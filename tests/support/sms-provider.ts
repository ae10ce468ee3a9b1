import { onTestFinished } from 'vitest';
import { startSmsServer } from './sms-server.ts';

/** An SMS provider that is there while a test runs. */
export async function smsProvider(...answer: Parameters<typeof startSmsServer>) {
  const { messages, settings, close } = await startSmsServer(...answer);
  onTestFinished(close);
  return { messages, settings };
}
