import { createSecretStore } from '../../../src-main/secrets/create-secret-store.ts';
import { loadKeyring, loadKeytar } from '../../../src-main/secrets/keychain.ts';
import { noLog } from '../../support/log.ts';

/**
 * Runs the steps (`set:name=value`, `get:name` or `delete:name`) on a new store of the named library. Prints the
 * store's kind and notice, and the values that `get` read, as JSON.
 */
const [library = '', scope = '', ...steps] = process.argv.slice(2);
const load = library === 'keytar' ? loadKeytar : loadKeyring;
const store = await createSecretStore({ scope, productName: 'Sitewright', logger: noLog, load });
const seen: (string | null)[] = [];
for (const step of steps) {
  const [, action, name = '', value = ''] = /^(\w+):([\w-]+)(?:=(.*))?$/.exec(step) ?? [];
  if (action === 'set') await store.set(name, value);
  else if (action === 'delete') await store.delete(name);
  else seen.push((await store.get(name)) ?? null);
}
process.stdout.write(JSON.stringify({ kind: store.kind, notice: store.notice ?? null, seen }));
