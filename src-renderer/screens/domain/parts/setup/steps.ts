import { flag, text } from '#shared/record/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { Channel } from '#shared/ipc/contract.ts';
import type { DomainState, OnceAction } from '#shared/ipc/domain.ipc.ts';

export type DomainChannel = Extract<Channel, `domain.${string}`>;

/** An action of main for a domain. */
export interface Step<C extends DomainChannel = DomainChannel> {
  channel: C;
  /** the part of the domain's state that it is about */
  kind: Exclude<keyof DomainState, 'insecure' | 'parkedAs'>;
  /** label of its button */
  label: string;
  /** shown while it runs, and once it is done */
  running: string;
  done: string;
  /** whether the record says that it was done */
  recorded?: (site: SiteDocument) => boolean;
  /** the server acts on the saved site, so the domain has to be saved first */
  savedOnly?: boolean;
  /**
   * for an action that must not be done twice by mistake: its name for main, and the labels of the user's two answers
   */
  once?: { action: OnceAction; yes: string; no: string };
}

/** A row of the set-up. */
export interface RowStep<C extends DomainChannel = DomainChannel> extends Step<C> {
  title: string;
  purpose: string;
  /** it is done for good, and is a folded line from then on */
  lasting?: boolean;
}

/** A step that its button starts without a question. */
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
