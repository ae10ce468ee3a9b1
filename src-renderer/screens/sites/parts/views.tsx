import { ActionIcon, UnstyledButton } from '@mantine/core';
import { X } from 'lucide-react';
import { useStore } from 'zustand';
import type { FleetFilter } from '#shared/domain/fleet/filter.ts';
import { invoke } from '../../../bridge/client.ts';
import { useQuery } from '../../../bridge/hooks.ts';
import { attempt } from '../../../ui/notify.tsx';
import { sameFilter, usualViews } from '../model.ts';
import { sitesStore } from '../sites-store.ts';
import classes from '../sites.module.css';

/** The views of the table: first the built-in views, then the views that staff saved, with their numbers of sites. */
export function Views() {
  const filter = useStore(sitesStore, (view) => view.filter);
  const { data: kept = [] } = useQuery('fleet.views', {}, { staleTime: 0, placeholderData: (last) => last });
  const show = (chosen: FleetFilter) => () => sitesStore.setState({ filter: chosen });
  const remove = (name: string) => () =>
    void attempt('The view was not removed', () => invoke('fleet.removeView', { name }));
  return (
    <nav aria-label="Views" className={classes.views}>
      {usualViews.map(({ name, filter: of }) => (
        <UnstyledButton
          key={name}
          className={classes.view}
          aria-current={sameFilter(of, filter) ? 'true' : undefined}
          onClick={show(of)}
        >
          {name}
        </UnstyledButton>
      ))}
      {kept.map(({ name, filter: of, count }) => (
        <span key={name} className={classes.kept}>
          <UnstyledButton
            className={classes.view}
            aria-current={sameFilter(of, filter) ? 'true' : undefined}
            onClick={show(of)}
          >
            {name} <span className={classes.count}>{count}</span>
          </UnstyledButton>
          <ActionIcon
            size="xs"
            variant="subtle"
            color="gray"
            aria-label={`Remove the view ${name}`}
            onClick={remove(name)}
          >
            <X size={12} aria-hidden />
          </ActionIcon>
        </span>
      ))}
    </nav>
  );
}
