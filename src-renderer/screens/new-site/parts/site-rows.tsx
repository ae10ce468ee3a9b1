import { ActionIcon, Tooltip } from '@mantine/core';
import { useInterval } from '@mantine/hooks';
import { CircleAlert, Copy, ListTodo } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { useStore } from 'zustand';
import { isBlocker } from '#shared/domain/needs/rules.ts';
import type { SiteCard, SiteStanding, SiteSummary } from '#shared/ipc/site.ipc.ts';
import { useQuery } from '../../../bridge/hooks.ts';
import { needPlace } from '../../../state/needs.ts';
import { failedSaves, saveStore } from '../../../state/save-store.ts';
import { focusSiteOf } from '../../../state/site-focus.ts';
import { tabRoute } from '../../../state/tabs.ts';
import { openDialog } from '../../../ui/open-dialog.ts';
import { exactTime, timeAgo } from '../../../ui/time.ts';
import { describeRow, factsOf } from '../model.ts';
import classes from '../new-site.module.css';
import { SiteThumbnail } from './site-thumbnail.tsx';

const MINUTE = 60_000;

interface SiteRowsProps {
  /** slug of the site whose row gets the focus at first */
  focusedSlug?: string | undefined;
  sites: readonly SiteSummary[];
  onDuplicate: (site: SiteSummary) => void;
}

/**
 * Sites of this computer, each with its state and its next need. A row leads to the field of this need if it is a
 * blocker, else to the site's first screen.
 */
export function SiteRows({ sites, focusedSlug, onDuplicate }: SiteRowsProps) {
  useEffect(() => {
    if (focusedSlug !== undefined && openDialog() === undefined) focusSiteOf(focusedSlug);
  }, [focusedSlug]);
  const [now, setNow] = useState(() => Date.now());
  useInterval(() => setNow(Date.now()), MINUTE, { autoInvoke: true });
  const slugs = useMemo(() => sites.map(({ slug }) => slug), [sites]);
  // This window's own edits send no event, so the states are requested again whenever the list is shown.
  const { data } = useQuery('site.standings', { slugs }, { staleTime: 0, placeholderData: (last) => last });
  const standings = useMemo(() => new Map(data?.map((each) => [each.status.slug, each])), [data]);
  return (
    <ul className={classes.list} aria-label="Sites">
      {sites.map((site) => {
        const standing = standings.get(site.slug);
        const next = standing?.next && isBlocker(standing.next) ? standing.next : undefined;
        const place = next && needPlace(next, site.slug);
        return (
          <SiteRow
            key={site.slug}
            site={site}
            {...(place && { to: place.route, state: place.link })}
            action={<DuplicateButton site={site} onDuplicate={onDuplicate} />}
          >
            <span className={classes.state}>{standing && <State standing={standing} now={now} />}</span>
            <span className={classes.next}>{standing && <Next standing={standing} />}</span>
            <Modified site={site} now={now} />
          </SiteRow>
        );
      })}
    </ul>
  );
}

/** Sites to try that were never opened on this computer. */
export function SuggestedRows({ sites }: { sites: readonly SiteCard[] }) {
  return (
    <ul className={`${classes.list} ${classes.suggested}`}>
      {sites.map((site) => (
        <SiteRow key={site.slug} site={site} />
      ))}
    </ul>
  );
}

interface SiteRowProps {
  site: SiteCard;
  /** route to which the row leads; if missing, the site's first screen */
  to?: string;
  state?: unknown;
  /** element beside the link */
  action?: ReactNode;
  children?: ReactNode;
}

function SiteRow({ site, to, state, action, children }: SiteRowProps) {
  return (
    <li>
      <Link to={to ?? tabRoute('basicInfo', site.slug)} state={state} className={classes.row} data-site-row={site.slug}>
        <SiteThumbnail site={site} />
        <span className={classes.name}>
          <span>{site.companyName || site.slug}</span>
          <span className={classes.fact}>{factsOf(site)}</span>
        </span>
        {children}
      </Link>
      {action}
    </li>
  );
}

/** Shows a site's state in the words of the status line. */
function State({ standing: { status }, now }: { standing: SiteStanding; now: number }) {
  const step = useStore(saveStore, (runs) => runs[status.slug]?.step ?? null);
  const failedSave = useStore(failedSaves, (failures) => failures[status.slug]);
  const { state, text, detail } = describeRow(status, { step, failedSave, now });
  return (
    <>
      <span className={classes.text}>
        <span className={classes.mark} data-state={state} aria-hidden />
        {text}
      </span>
      {detail !== undefined && <span className={classes.fact}>{detail}</span>}
    </>
  );
}

function Next({ standing: { next, blockers } }: { standing: SiteStanding }) {
  if (!next) return null;
  const blocks = isBlocker(next);
  const Icon = blocks ? CircleAlert : ListTodo;
  return (
    <>
      <span className={classes.text} data-blocks={blocks || undefined}>
        <Icon size={14} aria-hidden />
        <span className={classes.truncated}>{next.title}</span>
      </span>
      {blockers > 1 && <span className={classes.fact}>and {blockers - 1} more</span>}
    </>
  );
}

function DuplicateButton({ site, onDuplicate }: Pick<SiteRowsProps, 'onDuplicate'> & { site: SiteSummary }) {
  const label = `Duplicate ${site.companyName || site.slug}`;
  return (
    <Tooltip label="Duplicate">
      <ActionIcon variant="subtle" color="gray" mr="sm" aria-label={label} onClick={() => onDuplicate(site)}>
        <Copy size={16} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}

/**
 * Shows the time of the last change. If the server gives no readable time, shows when the site was opened on this
 * computer.
 */
function Modified({ site, now }: { site: SiteSummary; now: number }) {
  const at = site.modifiedAt ?? site.openedAt;
  const verb = site.modifiedAt === undefined ? 'Opened' : 'Modified';
  return (
    <time className={classes.fact} dateTime={new Date(at).toISOString()} title={`${verb} ${exactTime(at)}`}>
      {site.modifiedAt === undefined && 'Opened '}
      {timeAgo(at, now)}
    </time>
  );
}
