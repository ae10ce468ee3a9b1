import { flag } from '#shared/record/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { type DomainState, type OnceAction, parkTypes, type Standing } from '#shared/ipc/domain.ipc.ts';
import { AppError } from '#shared/ipc/errors.ts';
import { type RawOperation, toRawOperation } from '#shared/record/edit-raw.ts';
import type { JsonValue } from '#shared/record/operation.ts';
import type { CallOptions } from '../../backend-client/http.ts';
import type { BackendClient } from '../../backend-client/client.ts';
import type { IntentKind } from '../../store/intent-repo.ts';
import type { Intents, OnceCall } from '../../sync/queue/intents.ts';
import type { Broadcast, HandlersOf, Logger } from '../handlers.ts';
import type { ResponseCache } from '../kit/cached-list.ts';
import { type ChooseFile, exportFile } from '../kit/export-file.ts';
import { createRecordMarks, domainOf, type MarksOfDomain } from '../kit/record-marks.ts';
import { createMarks } from './marks.ts';
import { isSecureAddress } from './secure-address.ts';

/** The open draft of a site. */
export interface OpenDraft {
  readonly slug: string;
  readonly site: SiteDocument;
  editFor(step: string, operations: readonly RawOperation[]): void;
}

export interface DomainPorts {
  client: Pick<BackendClient, 'domain' | 'sites'>;
  intents: Intents;
  cache: ResponseCache;
  /** @throws AppError NOT_OPEN */
  actor: (slug: string) => OpenDraft;
  backendUrl: () => Promise<string>;
  broadcast: Broadcast;
  chooseFile: ChooseFile;
  logger: Logger;
  now: () => number;
}

interface DomainTarget {
  /** of the open draft */
  slug: string;
  domain: string;
}

interface Outcome {
  state: 'done' | 'failed' | 'unknown';
  message?: string;
  /** the user said so, not the server */
  byUser?: true;
}

const kinds: Record<OnceAction, IntentKind> = { purchase: 'buy-domain', dns: 'configure-dns', park: 'park' };

const INSECURE = 'A domain is only bought over a secure connection (https) to the server.';
const failures = {
  purchase: 'Error purchasing domain.',
  dns: 'Error configuring DNS records.',
  park: 'Error parking this page.',
  external: 'Error configuring load balancer.',
  index: 'Error indexing the site on Google.',
  snapshot: 'Error creating the DNS snapshot.',
};
const found = {
  notBought: 'The domain is still available: it was not bought.',
  registered: 'The domain is registered now. See at the registrar whether it was bought for this site.',
  silent: 'The server does not tell whether it was done.',
};

/**
 * Domain and DNS of the open sites. Actions that succeed are noted in the draft; failures are kept until the action is
 * tried again.
 */
export function domainFeature(ports: DomainPorts): HandlersOf<'domain'> {
  const { client, intents, actor, now } = ports;
  const marks = createMarks(ports.cache);
  const recordMarks = createRecordMarks(ports.cache);
  const isSecure = async () => isSecureAddress(await ports.backendUrl());
  /** Tells every window to ask for the state of this domain again. */
  const changed = (domain: string) => ports.broadcast('domain.changed', { domain });

  async function state({ slug, domain }: DomainTarget): Promise<DomainState> {
    const park = intents.last('park', domain);
    const parkedAs = parkTypes.find((type) => type === (park?.request as { type?: string } | undefined)?.type);
    return {
      purchase: intents.standing('buy-domain', domain),
      dns: intents.standing('configure-dns', domain),
      park: intents.standing('park', domain),
      external: marks.standing('external', slug, domain),
      index: marks.standing('index', slug, domain),
      snapshot: marks.standing('snapshot', slug, domain),
      ...((await isSecure()) ? {} : { insecure: INSECURE }),
      ...(parkedAs && { parkedAs }),
    };
  }

  /** Notes in the draft what was done for its domain; a mark of a domain that the draft no longer has is kept for later. */
  function note(slug: string, domain: string, done: Partial<MarksOfDomain>): void {
    const draft = actor(slug);
    if (!isFor(draft.site, domain)) return recordMarks.keep(draft.slug, domain, done);
    const set = ([field, value]: [string, JsonValue]) => toRawOperation({ op: 'set', path: [field], value });
    draft.editFor(crypto.randomUUID(), Object.entries(done).map(set));
  }

  /** Makes a call that may be made again, and keeps how it went. */
  async function marked(
    action: 'external' | 'index' | 'snapshot',
    { slug, domain }: DomainTarget,
    call: () => Promise<void>,
  ): Promise<DomainState> {
    const draft = actor(slug);
    const mark = (standing: Standing) => {
      marks.put(action, draft.slug, domain, standing);
      changed(domain);
    };
    mark({ state: 'running', at: now() });
    try {
      await call();
      mark({ state: 'done', at: now() });
    } catch (error) {
      const reason = error instanceof AppError ? error.message : 'The app failed.';
      ports.logger.warn('a domain action failed', { kind: action, error });
      mark({ state: 'failed', at: now(), message: failures[action], reason });
    }
    return state({ slug, domain });
  }

  async function runOnce<T>(call: OnceCall<T>): Promise<void> {
    const made = intents.runOnce(call);
    // `runOnce` has noted that the call runs before it returns its promise.
    changed(call.subject);
    await made.finally(() => changed(call.subject));
  }

  async function wasPurchased({ slug, domain }: DomainTarget, options: CallOptions): Promise<Outcome> {
    if ((await client.domain.checkAvailability(domain, slug, options)).available) {
      return { state: 'failed', message: found.notBought };
    }
    const bought = await serverSays(slug, domain, 'domain_purchased', options);
    return bought ? { state: 'done' } : { state: 'unknown', message: found.registered };
  }

  /** A flag of the server's own record of the site, where that has the same domain. */
  async function serverSays(slug: string, domain: string, field: string, options: CallOptions): Promise<boolean> {
    const { document } = await client.sites.getSite(slug, options);
    const record = JSON.parse(document) as SiteDocument;
    return isFor(record, domain) && flag(record[field]);
  }

  const lookers: Record<OnceAction, (target: DomainTarget, options: CallOptions) => Promise<Outcome>> = {
    purchase: wasPurchased,
    async dns({ slug, domain }, options) {
      const configured = await serverSays(slug, domain, 'is_dns_configured', options);
      return configured ? { state: 'done' } : { state: 'unknown', message: found.silent };
    },
    // The backend has no call that tells whether a site is parked.
    park: () => Promise.resolve({ state: 'unknown', message: found.silent }),
  };

  function settled(action: OnceAction, { slug, domain }: DomainTarget, outcome: Outcome): void {
    if (outcome.state === 'done') noteDone(action, slug, domain);
    const { state: end, ...known } = outcome;
    intents.settle(kinds[action], domain, end, known);
    changed(domain);
  }

  function noteDone(action: OnceAction, slug: string, domain: string): void {
    if (action === 'purchase') note(slug, domain, { domain_purchased: true });
    if (action === 'dns') note(slug, domain, { is_dns_configured: true });
  }

  /** Whether the server has answered that the domain is bought. A user may be wrong: then it can be bought again. */
  function isBought(domain: string): boolean {
    const last = intents.last('buy-domain', domain);
    return last?.state === 'done' && !(last.outcome as { byUser?: boolean } | null)?.byUser;
  }

  return {
    'domain.state': async (target) => {
      actor(target.slug);
      return state(target);
    },

    'domain.check': ({ slug, domain }, { signal }) =>
      client.domain.checkAvailability(domain, actor(slug).slug, { signal }),

    // Not cancelled when the user leaves the screen: nobody would know whether the domain was bought.
    'domain.buy': async ({ agreed, ...target }) => {
      const { slug } = actor(target.slug);
      const { domain } = target;
      if (!isBought(domain) && (await isSecure())) {
        await runOnce({
          kind: 'buy-domain',
          subject: domain,
          request: { slug, agreed },
          failure: failures.purchase,
          call: () => client.domain.purchase(domain, slug),
          succeed: () => noteDone('purchase', slug, domain),
        });
      }
      return state(target);
    },

    'domain.configureDns': async (target) => {
      const { slug } = actor(target.slug);
      const { domain } = target;
      await runOnce({
        kind: 'configure-dns',
        subject: domain,
        request: { slug },
        failure: failures.dns,
        call: () => client.domain.configureDns(domain, slug),
        succeed: () => noteDone('dns', slug, domain),
      });
      return state(target);
    },

    'domain.park': async ({ type, ...target }) => {
      actor(target.slug);
      await runOnce({
        kind: 'park',
        subject: target.domain,
        request: { type },
        failure: failures.park,
        call: () => client.domain.park(target.domain, type),
        succeed: () => undefined,
      });
      return state(target);
    },

    /** Only asks the server: it repeats no action. */
    'domain.lookInto': async ({ action, ...target }, { signal }) => {
      const asked = { ...target, slug: actor(target.slug).slug };
      if (intents.standing(kinds[action], target.domain).state === 'unknown') {
        const outcome = await lookers[action](asked, { signal });
        settled(action, asked, outcome);
      }
      return state(target);
    },

    'domain.settle': ({ action, done, ...target }) => {
      const { slug } = actor(target.slug);
      settled(action, { ...target, slug }, { state: done ? 'done' : 'failed', byUser: true });
      return state(target);
    },

    'domain.useExternal': (target) =>
      marked('external', target, async () => {
        const { slug } = actor(target.slug);
        const balancer = await client.domain.configureExternal(slug);
        note(slug, target.domain, { load_balancer_config: { ...balancer } });
      }),

    'domain.index': (target) => marked('index', target, () => client.domain.index(target.domain)),

    'domain.snapshot': (target) =>
      marked('snapshot', target, () => client.domain.snapshot(target.domain, actor(target.slug).slug)),

    'domain.exportRedirects': ({ slug, csv }) =>
      exportFile(ports.chooseFile, {
        title: 'Export redirects',
        name: `${slug} redirects`,
        format: 'csv',
        content: csv,
      }),
  };
}

function isFor(site: SiteDocument, domain: string): boolean {
  return domainOf(site) === domain.trim().toLowerCase();
}
