import { Text, Title, UnstyledButton } from '@mantine/core';
import { useThrottledCallback } from '@mantine/hooks';
import { CircleCheck } from 'lucide-react';
import { counted } from '#shared/domain/counted.ts';
import { HEALTH, healthGroups } from '#shared/domain/fleet/health.ts';
import { useEvent, useQuery } from '../../../bridge/hooks.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorText } from '../../../ui/error-text.tsx';
import { REFRESH_MS, sitesStore } from '../sites-store.ts';
import classes from '../sites.module.css';

/**
 * A dialog with the number of sites in which each health rule finds something. A click on a rule filters the table to
 * these sites.
 */
export function HealthDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useQuery('fleet.health', {}, { staleTime: 0 });
  useEvent(
    'fleet.changed',
    useThrottledCallback(() => void refetch(), REFRESH_MS),
  );
  const show = (id: string) => () => {
    sitesStore.setState({ filter: { search: '', conditions: [{ field: HEALTH, op: 'is', value: id }] } });
    onClose();
  };
  const countOf = new Map(data?.rules.map(({ id, count }) => [id, count]));
  const groups = healthGroups
    .map(({ title, rules }) => ({ title, rules: rules.filter(({ id }) => countOf.has(id)) }))
    .filter(({ rules }) => rules.length > 0);
  return (
    <Dialog title="Health of all sites" size="lg" onClose={onClose}>
      <ErrorText>{error?.message}</ErrorText>
      <Text size="sm" c="dimmed" role="status" mt="-md">
        {data && progressOf(data)}
      </Text>
      {data && groups.length === 0 && (
        <Text size="sm" className={classes.healthy}>
          <CircleCheck size={16} aria-hidden /> No rule finds anything.
        </Text>
      )}
      {groups.map(({ title, rules }) => (
        <section key={title} aria-label={title}>
          <Title order={3} size="h6" mt="md" mb={4}>
            {title}
          </Title>
          <ul className={classes.rules}>
            {rules.map(({ id, title: said }) => (
              <li key={id}>
                <UnstyledButton className={classes.rule} onClick={show(id)}>
                  <span>{said}</span> <span className={classes.count}>{counted(countOf.get(id) ?? 0, 'site')}</span>
                </UnstyledButton>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}

function progressOf({ unread, due }: { unread: number; due: number }): string {
  const left = [
    unread > 0 && `${counted(unread, 'site')} still to be read`,
    due > 0 && `${counted(due, 'domain')} still to be looked at`,
  ];
  return left.filter(Boolean).join(', ');
}
