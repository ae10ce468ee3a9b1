import { Group, Loader, Text, TextInput } from '@mantine/core';
import { MapPinned } from 'lucide-react';
import { useState } from 'react';
import {
  areaRows,
  DEFAULT_SEARCH_RADIUS,
  fillAreas,
  LARGEST_SEARCH_RADIUS,
  MOST_AREAS,
  roomForAreas,
  searchCentre,
} from '#shared/domain/site/service-areas.ts';
import { basicInfo } from '#shared/record-catalogue/rows/basic-info.ts';
import { useMutation } from '../../../bridge/hooks.ts';
import { Unit } from '../../../editor/fields/number-field.tsx';
import { currentSite, edit, useOfflineReason, useSite } from '../../../state/draft.ts';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import { ReasonButton } from '../../../ui/reason-button.tsx';
import { areaName, foundCities, outsideUnitedStates } from '../model.ts';

/** A search that adds the largest cities around `searchCentre` to the list of service areas. */
export function LargestCities() {
  const [typed, setTyped] = useState(String(DEFAULT_SEARCH_RADIUS));
  const [outcome, setOutcome] = useState<string>();
  const search = useMutation('places.nearest');
  const radius = Number(typed);
  const reason = useBlocker(radius);

  const find = async (): Promise<void> => {
    const centre = searchCentre(currentSite());
    if (!centre) return;
    setOutcome(undefined);
    const found = await search.run({ ...centre, radius });
    if (!found) return;
    const before = areaRows(currentSite()).length;
    edit(fillAreas(currentSite(), found));
    const added = areaRows(currentSite()).length - before;
    setOutcome(foundCities(added, radius, areaName(centre, 1)));
  };

  return (
    <>
      <Group gap="xs" align="flex-end" mt="md">
        <TextInput
          label="Search radius"
          data-other-fields
          w={112}
          inputMode="decimal"
          value={typed}
          rightSection={<Unit>{basicInfo.service_areas.members.radius.unit}</Unit>}
          onChange={(event) => setTyped(event.currentTarget.value.replace(/[^\d.]/gu, ''))}
        />
        <ReasonButton
          variant="default"
          leftSection={search.running ? <Loader size={14} aria-hidden /> : <MapPinned size={14} aria-hidden />}
          aria-label={search.running ? 'Cancel: Find 10 nearest cities' : undefined}
          reason={search.running ? undefined : reason}
          onClick={search.running ? search.cancel : () => void find()}
        >
          {search.running ? 'Finding… Cancel' : 'Find 10 nearest cities'}
        </ReasonButton>
      </Group>
      <Text size="sm" c="dimmed" mt={outcome === undefined ? 0 : 'xs'} role="status">
        {outcome}
      </Text>
      {search.error && <FailureAlert message={search.error.message} onDismiss={search.reset} />}
    </>
  );
}

/** Returns why no cities can be searched for now; undefined if they can. */
function useBlocker(radius: number): string | undefined {
  const offline = useOfflineReason('Finding cities needs the server');
  const room = useSite(roomForAreas);
  const hasCentre = useSite((site) => searchCentre(site) !== undefined);
  const abroad = useSite(outsideUnitedStates);
  if (offline !== undefined) return offline;
  if (room === 0) return `The list is full: a search fills it up to ${MOST_AREAS} areas.`;
  if (abroad) return 'The search knows cities of the United States only.';
  if (!hasCentre) return 'Enter a service area with city and state first: cities are looked for around it.';
  if (!(radius >= 1 && radius <= LARGEST_SEARCH_RADIUS))
    return `The radius has to be 1 to ${LARGEST_SEARCH_RADIUS} miles.`;
  return undefined;
}
