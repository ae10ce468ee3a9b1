import { createSecretStore } from '../../../src-main/secrets/create-secret-store.ts';
import { noLog } from '../../support/log.ts';

/** Runs steps such as `set:name=value`, `get:name` and `delete:name` on a fresh store and prints what it saw, as JSON. */
const [scope = '', ...steps] = process.argv.slice(2);
const store = await createSecretStore({ scope, productName: 'Sitewright', logger: noLog });
const seen: (string | null)[] = [];
for (const step of steps) {
  const [, action, name = '', value = ''] = /^(\w+):([\w-]+)(?:=(.*))?$/.exec(step) ?? [];
  if (action === 'set') await store.set(name, value);
  else if (action === 'delete') await store.delete(name);
  else seen.push((await store.get(name)) ?? null);
}
process.stdout.write(JSON.stringify({ kind: store.kind, notice: store.notice ?? null, seen }));
