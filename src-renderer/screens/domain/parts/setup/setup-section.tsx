import { flag, text } from '#shared/domain/site/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { useSite } from '../../../../state/draft.ts';
import { ReasonButton } from '../../../../ui/reason-button.tsx';
import { standingWith } from '../../setup-model.ts';
import { ActionRow } from './action-row.tsx';
import { PurchaseRow } from './purchase-row.tsx';
import classes from './setup.module.css';
import { OpenOutcome, StandingLine } from './standing-line.tsx';
import { useAction } from './use-action.ts';
import { type DomainSetup, NO_DOMAIN, useDomainEdited, useDomainSetup, useValidDomain } from './use-domain.ts';

const UNSAVED = 'Save first: the server reads the domain from the saved site.';

export function SetupSection() {
  const domain = useValidDomain();
  return domain === '' ? <Steps setup={withoutDomain} /> : <StepsOf key={domain} domain={domain} />;
}

const withoutDomain: DomainSetup = {
  target: { slug: '', domain: '' },
  state: undefined,
  blocker: NO_DOMAIN,
  refresh: () => Promise.resolve(),
};

function StepsOf({ domain }: { domain: string }) {
  return <Steps setup={useDomainSetup(domain)} />;
}

function Steps({ setup }: { setup: DomainSetup }) {
  return (
    <ul className={classes.rows} aria-label="Steps">
      <PurchaseRow setup={setup} />
      <DnsRow setup={setup} />
      <SimpleRow setup={setup} {...external} />
      <SimpleRow setup={setup} {...indexing} />
      <SimpleRow setup={setup} {...snapshot} />
    </ul>
  );
}

function DnsRow({ setup }: { setup: DomainSetup }) {
  const configured = useSite((site) => flag(site.is_dns_configured));
  const configure = useAction('domain.configureDns', setup, 'The DNS records were not configured');
  const standing = standingWith(setup.state?.dns, configured, configure.running);
  const open = standing.state === 'unknown' ? 'Check the status of the DNS records first.' : undefined;
  return (
    <ActionRow
      title="DNS set-up"
      purpose="Lead a domain that was bought here to the site."
      state={standing.state}
      once
      action={
        <ReasonButton
          variant="default"
          loading={configure.running}
          reason={setup.blocker ?? open}
          onClick={() => configure.start({})}
        >
          Configure DNS Records
        </ReasonButton>
      }
    >
      <StandingLine standing={standing} running="Setting the records…" done="Configured" />
      {standing.state === 'unknown' && (
        <OpenOutcome
          setup={setup}
          action="dns"
          standing={standing}
          yes="They are configured"
          no="They are not configured"
        />
      )}
    </ActionRow>
  );
}

interface SimpleStep {
  channel: 'domain.useExternal' | 'domain.index' | 'domain.snapshot';
  kind: 'external' | 'index' | 'snapshot';
  title: string;
  purpose: string;
  label: string;
  running: string;
  done: string;
  /** whether the record says that it was done */
  recorded?: (site: SiteDocument) => boolean;
  /** the server acts on the saved site, so the domain must be there */
  savedOnly?: boolean;
  once?: boolean;
}

const external: SimpleStep = {
  channel: 'domain.useExternal',
  kind: 'external',
  title: 'Domain owned by the pro',
  purpose: 'Prepare a load balancer for a domain that is registered elsewhere.',
  label: 'Pro Owns Domain',
  running: 'Configuring the load balancer…',
  done: 'Load balancer configured',
  recorded: (site) => text(site.load_balancer_config?.static).trim() !== '',
  savedOnly: true,
  once: true,
};

const indexing: SimpleStep = {
  channel: 'domain.index',
  kind: 'index',
  title: 'Search engine',
  purpose: 'Tell Google that the site is there or has changed.',
  label: 'Index Site on Google',
  running: 'Telling Google…',
  done: 'Indexing asked for',
};

const snapshot: SimpleStep = {
  channel: 'domain.snapshot',
  kind: 'snapshot',
  title: 'DNS snapshot',
  purpose: 'Keep the records as they are now, to come back to them.',
  label: 'Create DNS Snapshot',
  running: 'Taking the snapshot…',
  done: 'Snapshot created',
};

function SimpleRow({
  setup,
  channel,
  kind,
  title,
  purpose,
  label,
  running,
  done,
  recorded,
  savedOnly,
  once,
}: SimpleStep & { setup: DomainSetup }) {
  const inRecord = useSite((site) => recorded?.(site) ?? false);
  const retyped = useDomainEdited();
  const action = useAction(channel, setup, `‘${label}’ could not be started`);
  const standing = standingWith(setup.state?.[kind], inRecord, action.running);
  const unsaved = savedOnly && retyped ? UNSAVED : undefined;
  return (
    <ActionRow
      title={title}
      purpose={purpose}
      state={standing.state}
      once={once ?? false}
      action={
        <ReasonButton
          variant="default"
          loading={action.running}
          reason={setup.blocker ?? unsaved}
          onClick={() => action.start({})}
        >
          {label}
        </ReasonButton>
      }
    >
      <StandingLine standing={standing} running={running} done={done} />
    </ActionRow>
  );
}
