import { domainFeature } from '../../src-main/features/domain/index.ts';
import type { DomainPorts } from '../../src-main/features/domain/ports.ts';
import type { HandlersOf } from '../../src-main/features/handlers.ts';
import { callerOf } from './call-context.ts';
import type { Store } from '../../src-main/store/store.ts';
import { Intents } from '../../src-main/sync/queue/intents.ts';
import { SiteActor } from '../../src-main/sync/draft/site-actor.ts';
import { Computer } from './computer.ts';
import { noLog } from './log.ts';

export const DOMAIN = 'acme.com';

export const acmeText = `{"sitePk":71,"slug":"acme","id_key":"k71","company_name":"Acme","paid_url":"${DOMAIN}",
 "domain_purchased":false,"is_dns_configured":false,"load_balancer_config":null}`;

export interface DomainHarness {
  store: Store;
  actor: SiteActor;
  call: ReturnType<typeof callerOf<keyof HandlersOf<'domain'>>>;
  target: { slug: string; domain: string };
}

/**
 * Opens the app's domain feature with a store in `folder` and with the site acme. In a folder that was used before, the
 * feature continues with the stored data, as after a restart of the app.
 */
export async function openDomainHarness(
  folder: string,
  client: DomainPorts['client'],
  overrides: (store: Store) => Partial<DomainPorts> = () => ({}),
): Promise<DomainHarness> {
  const { store, ports, now } = await Computer.start({ folder, now: () => Date.now() });
  const actor =
    SiteActor.fromStore('acme', ports) ?? SiteActor.fromServer('acme', { text: acmeText, modified: 'm1' }, ports);
  const feature = domainFeature({
    client,
    intents: new Intents({ repo: store.intents, now }),
    cache: store.responses,
    actor: () => actor,
    backendUrl: () => Promise.resolve('https://api.example.com'),
    broadcast: () => undefined,
    chooseFile: () => Promise.resolve(undefined),
    logger: noLog,
    now,
    ...overrides(store),
  });
  return { store, actor, call: callerOf(feature), target: { slug: 'acme', domain: DOMAIN } };
}
