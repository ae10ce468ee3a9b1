/**
 * Starts as the app does: an interrupted purchase becomes `unknown`. Then tries to buy a domain, even after such a
 * purchase, as an impatient user would. Kills itself at the named step, if one is named. Prints the states of
 * interrupted purchases and the outcome.
 */
import { writeSync } from 'node:fs';
import { openStore } from '../../../src-main/store/store.ts';
import { Intents } from '../../../src-main/sync/queue/intents.ts';

const [, , folder, url, dieAt] = process.argv;
const die = (step: string) => {
  if (step === dieAt) process.kill(process.pid, 'SIGKILL');
};

const store = await openStore(folder!);
const intents = new Intents({
  repo: {
    list: (kind, subject) => store.intents.list(kind, subject),
    put(intent) {
      die(`before ${intent.state}`);
      store.intents.put(intent);
      die(`after ${intent.state}`);
    },
  },
  now: Date.now,
});

const recovered = intents.recover('buy-domain').map(({ state }) => state);
const outcome = await intents.runOnce({
  kind: 'buy-domain',
  subject: 'acme.com',
  request: { domain: 'acme.com' },
  failure: 'Error purchasing domain.',
  async call() {
    die('before the call');
    const answer = await fetch(url!, { method: 'POST', body: 'acme.com' });
    die('after the head of the answer');
    const text = await answer.text();
    die('after the answer');
    return text;
  },
  succeed: (text) => text,
});
store.close();
writeSync(1, JSON.stringify({ recovered, outcome }));
