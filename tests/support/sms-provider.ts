import { onTestFinished } from 'vitest';
import { startSmsServer } from './sms-server.ts';

/** Starts a fake SMS provider that is closed when the test ends. */
export async function smsProvider(...answer: Parameters<typeof startSmsServer>) {
  const { messages, settings, close } = await startSmsServer(...answer);
  onTestFinished(close);
  return { messages, settings };
}
