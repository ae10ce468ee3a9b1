import { kill, pid } from 'node:process';
import { Intents } from '../../../src-main/sync/queue/intents.ts';
import { clientAt } from '../../support/client.ts';
import { openDomainHarness } from '../../support/domain-harness.ts';

/** Buys the harness's domain. Kills itself with SIGKILL at the step that the fourth argument names. */
const [folder = '', url = '', token = '', dieAt = ''] = process.argv.slice(2);
const dieIf = (step: string): void => {
  if (step === dieAt) kill(pid, 'SIGKILL');
};

const { client, tokens } = clientAt(url);
tokens.set(token);
const { purchase } = client.domain;
client.domain.purchase = async (domain, slug, options) => {
  dieIf('intent written');
  const answer = purchase(domain, slug, options);
  // Waits until the backend has the request, but not for its answer.
  if (dieAt === 'request sent') {
    for (let asked = false; !asked;) asked = !(await client.domain.checkAvailability(domain, slug)).available;
    dieIf('request sent');
  }
  const bought = await answer;
  dieIf('answer received');
  return bought;
};

const { call, target } = await openDomainHarness(folder, client, (store) => ({
  intents: new Intents({
    now: Date.now,
    repo: {
      list: (kind, subject) => store.intents.list(kind, subject),
      put(intent) {
        if (intent.state === 'started') dieIf('nothing written');
        if (intent.state === 'done') dieIf('draft written');
        store.intents.put(intent);
        if (intent.state === 'done') dieIf('all written');
      },
    },
  }),
}));
await call('domain.buy', { ...target, agreed: { available: true, price: 12_000_000, years: 1 } });
