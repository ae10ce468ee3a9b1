import { type CodeSender, randomCode } from '../auth/sign-in-codes.ts';
import { HttpError } from '../http/errors.ts';
import { report } from '../report.ts';
import { callProvider } from './provider-call.ts';

interface SmsOptions {
  url: string;
  account: string;
  token: string;
  /** a phone number, or the ID of a messaging service */
  from: string;
  product: string;
}

/** Creates a sender of codes that uses an SMS provider in Twilio's wire format. */
export function createSmsSender({ url, account, token, from, product }: SmsOptions): CodeSender {
  const messages = new URL(`/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`, url);
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`;
  const sender = from.startsWith('MG') ? 'MessagingServiceSid' : 'From';

  async function post(phoneNumber: string, code: string): Promise<number> {
    const { status } = await callProvider(messages, {
      headers: { Authorization: authorization, Accept: 'application/json' },
      body: new URLSearchParams({ To: phoneNumber, [sender]: from, Body: `${code} is your ${product} sign-in code.` }),
    });
    return status;
  }

  return {
    shows: false,
    newCode: randomCode,
    async send(phoneNumber, code) {
      const outcome = await post(phoneNumber, code).catch((error: unknown) => error);
      if (typeof outcome === 'number' && outcome >= 200 && outcome < 300) return;
      const reason = typeof outcome === 'number' ? `HTTP ${outcome}` : (outcome as Error).name;
      report(`The SMS provider did not take a sign-in code: ${reason}.`);
      throw new HttpError(502, 'The code could not be sent. Please try again, or tell your IT.', 'code_not_sent');
    },
  };
}
