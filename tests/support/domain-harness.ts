import { createMarks } from '../../src-main/features/domain/marks.ts';
import { createRecordMarks } from '../../src-main/features/domain/record-marks.ts';
import { createDomainService, type DomainDeps, type DomainService } from '../../src-main/features/domain/service.ts';
import { openStore, type Store } from '../../src-main/store/store.ts';
import { Intents } from '../../src-main/sync/intents.ts';
import { SiteActor } from '../../src-main/sync/site-actor.ts';

export const DOMAIN = 'acme.com';

export const acmeText = `{"sitePk":71,"slug":"acme","id_key":"k71","company_name":"Acme","paid_url":"${DOMAIN}",
 "domain_purchased":false,"is_dns_configured":false,"load_balancer_config":null}`;

export interface DomainHarness {
  store: Store;
  actor: SiteActor;
  service: DomainService;
  target: { slug: string; domain: string };
}

/** The app's domain service on a store of its own, with the site open; on a folder used before, as after a restart. */
export async function openDomainHarness(
  folder: string,
  client: DomainDeps['client'],
  overrides: (store: Store) => Partial<DomainDeps> = () => ({}),
): Promise<DomainHarness> {
  const store = await openStore(folder);
  const ports = { store, now: Date.now, isOnline: () => true, onStatus: () => undefined, onChanged: () => undefined };
  const actor =
    SiteActor.fromStore('acme', ports) ?? SiteActor.fromServer('acme', { text: acmeText, modified: 'm1' }, ports);
  const service = createDomainService({
    client,
    intents: new Intents({ repo: store.intents, now: Date.now }),
    marks: createMarks(store.responses),
    recordMarks: createRecordMarks(store.responses),
    actor: () => actor,
    isSecure: () => Promise.resolve(true),
    changed: () => undefined,
    chooseFile: () => Promise.resolve(undefined),
    logger: { info: () => undefined, warn: () => undefined, error: () => undefined },
    now: Date.now,
    ...overrides(store),
  });
  return { store, actor, service, target: { slug: 'acme', domain: DOMAIN } };
}
