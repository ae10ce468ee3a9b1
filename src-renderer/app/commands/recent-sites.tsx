import { Modal, UnstyledButton } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { SiteSummary } from '#shared/ipc/site.ipc.ts';
import { useQuery } from '../../bridge/hooks.ts';
import { useSlug } from '../../state/draft.ts';
import { lastRouteOf } from '../../state/visited.ts';
import { dialogName } from '../../ui/open-dialog.ts';
import { stepInList } from '../../ui/list-pane.tsx';
import { closeRecentSites, RECENT_SITES, recentSites } from './recent-sites-store.ts';
import classes from './recent-sites.module.css';

/** Maximum number of sites in the dialog. */
const MOST = 9;

interface RecentSitesProps {
  navigate: (route: string) => void;
}

/**
 * Dialog with the sites that were opened last. Each press of the command's keys moves the selection by one site.
 * Releasing Ctrl opens the selected site.
 */
export function RecentSites(props: RecentSitesProps) {
  const steps = useStore(recentSites, (state) => state.steps);
  return (
    <Modal
      opened={steps !== undefined}
      onClose={closeRecentSites}
      title="Recent sites"
      size={420}
      withCloseButton={false}
      lockScroll={false}
      transitionProps={{ duration: 0 }}
      {...dialogName(RECENT_SITES)}
    >
      {steps !== undefined && <Choices {...props} steps={steps} />}
    </Modal>
  );
}

function Choices({ navigate, steps }: RecentSitesProps & { steps: number }) {
  const open = useSlug();
  const { data } = useQuery('site.recent', { search: '', limit: MOST });
  const sites = data && withOpenSiteFirst(data, open);
  // If no site is open, the first step forward selects the site that was opened last.
  const [from] = useState(open === '' && steps > 0 ? -1 : 0);
  const count = sites?.length ?? 0;
  const at = count === 0 ? 0 : (((from + steps) % count) + count) % count;
  const [isReleased, setReleased] = useState(false);
  const choose = (site: SiteSummary | undefined): void => {
    closeRecentSites();
    if (site && site.slug !== open) navigate(lastRouteOf(site.slug));
  };
  useWindowEvent('keyup', ({ key }) => {
    if (key === 'Control') setReleased(true);
  });
  useEffect(() => {
    if (isReleased && sites) choose(sites[at]);
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = stepInList(event.key, at, count);
    if (to !== undefined) recentSites.setState({ steps: steps + to - at });
    else if (event.key === 'Enter') choose(sites?.[at]);
    else return;
    event.preventDefault();
  };
  return (
    <div
      role="listbox"
      aria-label="Recent sites"
      tabIndex={0}
      data-autofocus
      className={classes.list}
      onKeyDown={onKeyDown}
      aria-activedescendant={sites && `recent-${at}`}
    >
      {sites?.map((site, place) => (
        <UnstyledButton
          key={site.slug}
          id={`recent-${place}`}
          role="option"
          tabIndex={-1}
          aria-selected={place === at}
          className={classes.site}
          onClick={() => choose(site)}
        >
          <span>{site.companyName || site.slug}</span>
          <span className={classes.slug}>{site.slug}</span>
        </UnstyledButton>
      ))}
      {sites?.length === 0 && <p className={classes.none}>No site was opened on this computer yet.</p>}
    </div>
  );
}

/** Returns the sites with the open site first, even if another site was opened later. */
function withOpenSiteFirst(sites: readonly SiteSummary[], open: string): SiteSummary[] {
  const own = sites.filter(({ slug }) => slug === open);
  return [...own, ...sites.filter(({ slug }) => slug !== open)];
}
