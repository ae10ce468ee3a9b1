import { ActionIcon, Tooltip } from '@mantine/core';
import { useInterval } from '@mantine/hooks';
import { Copy } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import type { SiteCard, SiteSummary } from '#shared/ipc/site.ipc.ts';
import { tabRoute } from '../../../state/tabs.ts';
import { exactTime, timeAgo } from '../../../ui/time.ts';
import { placeOf, syncWords } from '../model.ts';
import classes from '../new-site.module.css';
import { SiteThumbnail } from './site-thumbnail.tsx';

const MINUTE = 60_000;

interface SiteRowsProps {
  sites: readonly SiteSummary[];
  onDuplicate: (site: SiteSummary) => void;
}

/** Sites of this computer with where they stand. */
export function SiteRows({ sites, onDuplicate }: SiteRowsProps) {
  const [now, setNow] = useState(() => Date.now());
  useInterval(() => setNow(Date.now()), MINUTE, { autoInvoke: true });
  return (
    <ul className={classes.list}>
      {sites.map((site) => (
        <SiteRow key={site.slug} site={site} action={<DuplicateButton site={site} onDuplicate={onDuplicate} />}>
          <span className={classes.fact}>
            <span className={classes.sync} data-state={site.sync} aria-hidden />
            {syncWords[site.sync]}
          </span>
          <Modified site={site} now={now} />
        </SiteRow>
      ))}
    </ul>
  );
}

/** Sites to try, which were never opened here. */
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
  /** beside the link */
  action?: ReactNode;
  children?: ReactNode;
}

function SiteRow({ site, action, children }: SiteRowProps) {
  return (
    <li>
      <Link to={tabRoute('basicInfo', site.slug)} className={classes.row}>
        <SiteThumbnail site={site} />
        <span className={classes.name}>
          <span>{site.companyName || site.slug}</span>
          <span className={classes.fact}>{site.slug}</span>
        </span>
        <span className={classes.about}>
          <span className={classes.fact}>{site.industry}</span>
          <span className={classes.fact}>{placeOf(site)}</span>
        </span>
        {children}
      </Link>
      {action}
    </li>
  );
}

function DuplicateButton({ site, onDuplicate }: Omit<SiteRowsProps, 'sites'> & { site: SiteSummary }) {
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
 * The time of the last change; where the server gives none that can be read, the time at which the site was opened
 * here.
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
