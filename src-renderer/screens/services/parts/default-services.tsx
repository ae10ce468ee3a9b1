import { Button, Checkbox, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { DefaultService } from '#shared/ipc/services.ipc.ts';
import { asBridgeError } from '../../../bridge/client.ts';
import { useQuery } from '../../../bridge/hooks.ts';
import { type Failure } from '../../../editor/generation/use-generation.ts';
import { currentSite, edit, endStep, flushEdits, useSite, useStatus } from '../../../state/draft.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { addDefaults, isTaken, takenNames } from '../model.ts';
import classes from '../services.module.css';

const FAILED = 'Error adding default service';

/** The services that companies of the site's industry usually offer, to tick and add. */
export function DefaultServices({ onClose }: { onClose: () => void }) {
  const slug = useStatus((site) => site.slug ?? '');
  const { data, error, refetch } = useQuery('services.defaults', { slug });
  const taken = useSite(takenNames);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [failure, setFailure] = useState<Failure>();
  const chosen = (data?.services ?? []).filter(({ name }) => ticked.has(name) && !isTaken(taken, name));

  const add = async (): Promise<void> => {
    setFailure(undefined);
    try {
      endStep();
      edit(addDefaults(currentSite(), chosen, Math.random));
      await flushEdits();
      onClose();
    } catch (cause) {
      setFailure({ text: FAILED, cause: asBridgeError(cause).message });
    }
  };
  const tick = (name: string, on: boolean): void =>
    setTicked(new Set(on ? [...ticked, name] : [...ticked].filter((each) => each !== name)));
  return (
    <Dialog onClose={onClose} title="Default Services To Choose From" size={560}>
      {error || data?.stale ? (
        <Group gap="sm" mb="sm" justify="space-between">
          <Text size="sm" c="var(--app-attention)" role="status">
            {data?.services.length
              ? 'The server cannot be reached: these are the last ones known.'
              : 'The default services could not be read.'}
          </Text>
          <Button size="compact-sm" variant="default" onClick={() => void refetch()}>
            Retry
          </Button>
        </Group>
      ) : null}
      {data ? (
        <DefaultList {...{ services: data.services, stale: data.stale, taken, ticked, tick }} />
      ) : (
        !error && (
          <Stack gap="sm" role="status" aria-label="Reading the default services">
            {[0, 1, 2, 3, 4].map((row) => (
              <Skeleton key={row} height={36} />
            ))}
          </Stack>
        )
      )}
      {failure && (
        <div role="alert">
          <Text size="sm" c="var(--app-danger)" mt="sm">
            {failure.text}
          </Text>
          <Text size="xs" c="dimmed">
            {failure.cause}
          </Text>
        </div>
      )}
      <Group justify="flex-end" gap="xs" mt="md">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={chosen.length === 0} onClick={() => void add()}>
          {chosen.length === 0 ? 'Add' : `Add ${chosen.length} ${chosen.length === 1 ? 'service' : 'services'}`}
        </Button>
      </Group>
    </Dialog>
  );
}

interface DefaultListProps {
  services: readonly DefaultService[];
  stale: boolean;
  taken: ReadonlySet<string>;
  ticked: ReadonlySet<string>;
  tick: (name: string, on: boolean) => void;
}

function DefaultList({ services, stale, taken, ticked, tick }: DefaultListProps) {
  if (services.length === 0) {
    return stale ? null : (
      <Text size="sm" c="dimmed" role="status">
        No services are known for the site’s industry.
      </Text>
    );
  }
  return (
    <ul className={classes.defaults} aria-label="Default services">
      {services.map(({ name, primaryKeyword }) => {
        const isThere = isTaken(taken, name);
        return (
          <li key={name}>
            <Checkbox
              label={name}
              description={isThere ? 'Already among the services' : primaryKeyword}
              checked={isThere || ticked.has(name)}
              disabled={isThere}
              onChange={(event) => tick(name, event.currentTarget.checked)}
            />
          </li>
        );
      })}
    </ul>
  );
}
