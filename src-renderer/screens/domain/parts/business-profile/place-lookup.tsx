import { Group, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { Output } from '#shared/ipc/contract.ts';
import { useMutation } from '../../../../bridge/hooks.ts';
import { currentSite, useOfflineReason } from '../../../../state/draft.ts';
import { CopyButton } from '../../../../ui/copy-button.tsx';
import { ReasonButton } from '../../../../ui/reason-button.tsx';
import { placeQuery } from './model.ts';

/** Looks up the company's place ID. Needs the backend, but no sign-in to the account that manages the listing. */
export function PlaceLookup() {
  const [query, setQuery] = useState(() => placeQuery(currentSite()));
  const [found, setFound] = useState<Output<'businessProfile.findPlace'>>();
  const { run, running, error } = useMutation('businessProfile.findPlace');
  const offline = useOfflineReason('Looking up a place needs the server');
  const empty = query.trim() === '' ? 'Enter what to look for.' : undefined;
  const look = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (offline !== undefined || empty !== undefined) return;
    setFound(await run({ textQuery: query }));
  };
  return (
    <form aria-label="Place ID lookup" onSubmit={(event) => void look(event)}>
      <Stack gap={8}>
        <Group align="flex-end" wrap="nowrap">
          <TextInput
            flex={1}
            label="Find a place ID"
            placeholder="Company, street, city, state"
            value={query}
            onChange={(event) => {
              setQuery(event.currentTarget.value);
              setFound(undefined);
            }}
          />
          <ReasonButton type="submit" variant="default" loading={running} reason={offline ?? empty}>
            Look up
          </ReasonButton>
        </Group>
        {found?.map(({ name, placeId }) => (
          <Group key={placeId} gap={4} wrap="nowrap">
            <Text size="sm">{name}</Text>
            <Text size="sm" c="dimmed">
              {placeId}
            </Text>
            <CopyButton name="the place ID found" text={placeId} />
          </Group>
        ))}
        <Text size="sm" role="status" c={error ? 'var(--mantine-color-error)' : 'dimmed'}>
          {error ? error.message : found?.length === 0 ? 'No place was found.' : ''}
        </Text>
      </Stack>
    </form>
  );
}
