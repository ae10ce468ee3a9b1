import { flag, text } from '#shared/record/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { Channel } from '#shared/ipc/contract.ts';
import type { DomainState, OnceAction } from '#shared/ipc/domain.ipc.ts';

export type DomainChannel = Extract<Channel, `domain.${string}`>;

/** An action of the main process for a domain. */
export interface Step<C extends DomainChannel = DomainChannel> {
  channel: C;
  /** member of the domain's state that has the state of this action */
  kind: Exclude<keyof DomainState, 'insecure' | 'parkedAs'>;
  /** label of the action's button */
  label: string;
  /** texts that are shown while the action runs (`running`) and after it (`done`) */
  running: string;
  done: string;
  /** returns whether the record says that the action was carried out */
  recorded?: (site: SiteDocument) => boolean;
  /** whether the domain has to be saved first, because the server acts on the saved site */
  savedOnly?: boolean;
  /**
   * set for an action that must not be carried out twice by mistake: the action's name in the main process, and the
   * labels of the user's answers that it was carried out (`yes`) or was not (`no`)
   */
  once?: { action: OnceAction; yes: string; no: string };
}

/** An action that has a row of its own in the domain's set-up. */
export interface RowStep<C extends DomainChannel = DomainChannel> extends Step<C> {
  title: string;
  purpose: string;
  /** whether the result of the action is permanent; the row is folded once the action is done */
  lasting?: boolean;
}

/** A step that starts without a question when its button is pressed. */
export type PlainStep = RowStep<'domain.configureDns' | 'domain.useExternal' | 'domain.index' | 'domain.snapshot'>;

export const purchase: RowStep<'domain.buy'> = {
  channel: 'domain.buy',
  kind: 'purchase',
  label: 'Buy Domain Now',
  title: 'Domain purchase',
  purpose: 'Look whether the domain can be bought, and for how much.',
  running: 'Buying…',
  done: 'Purchased',
  recorded: (site) => flag(site.domain_purchased),
  lasting: true,
  once: { action: 'purchase', yes: 'It was bought', no: 'It was not bought' },
};

export const plainSteps: readonly PlainStep[] = [
  {
    channel: 'domain.configureDns',
    kind: 'dns',
    title: 'DNS set-up',
    purpose: 'Lead a domain that was bought here to the site.',
    label: 'Configure DNS Records',
    running: 'Setting the records…',
    done: 'Configured',
    recorded: (site) => flag(site.is_dns_configured),
    lasting: true,
    once: { action: 'dns', yes: 'They are configured', no: 'They are not configured' },
  },
  {
    channel: 'domain.useExternal',
    kind: 'external',
    title: 'Domain owned by the pro',
    purpose: 'Prepare a load balancer for a domain that is registered elsewhere.',
    label: 'Pro Owns Domain',
    running: 'Configuring the load balancer…',
    done: 'Load balancer configured',
    recorded: (site) => text(site.load_balancer_config?.static).trim() !== '',
    savedOnly: true,
    lasting: true,
  },
  {
    channel: 'domain.index',
    kind: 'index',
    title: 'Search engine',
    purpose: 'Tell Google that the site is there or has changed.',
    label: 'Index Site on Google',
    running: 'Telling Google…',
    done: 'Indexing asked for',
  },
  {
    channel: 'domain.snapshot',
    kind: 'snapshot',
    title: 'DNS snapshot',
    purpose: 'Keep the records as they are now, to come back to them.',
    label: 'Create DNS Snapshot',
    running: 'Taking the snapshot…',
    done: 'Snapshot created',
  },
];

export const parking: Step<'domain.park'> = {
  channel: 'domain.park',
  kind: 'park',
  label: 'Park This Page',
  running: 'Parking…',
  done: 'Parked',
  once: { action: 'park', yes: 'It is parked', no: 'It is not parked' },
};
