import { Alert, Skeleton, Stack, Text, Title } from '@mantine/core';
import type { FleetChange } from '#shared/domain/fleet/change.ts';
import type { ReviewedSite } from '#shared/ipc/fleet.ipc.ts';
import { useQuery } from '../../../bridge/hooks.ts';
import { Change } from '../../../editor/differences/change.tsx';
import { ErrorText } from '../../../ui/error-text.tsx';

interface SiteDifferencesProps {
  site: ReviewedSite;
  change: FleetChange;
}

/** The fields of one site that the change would edit, each before and after the change. */
export function SiteDifferences({ site: { slug, companyName, reasons, outcome }, change }: SiteDifferencesProps) {
  const { data, error } = useQuery('fleet.differences', { slug, change }, { staleTime: 0, gcTime: 0 });
  return (
    <Stack gap="md" p="md">
      <Title order={3} size="h5">
        {companyName || slug}
      </Title>
      {reasons.length > 0 && (
        <Alert color={outcome === 'no' ? 'gray' : 'yellow'}>
          {reasons.map((reason) => (
            <Text key={reason} size="sm">
              {reason}
            </Text>
          ))}
        </Alert>
      )}
      {outcome === 'same' && <Text size="sm">It says all of it already: nothing changes.</Text>}
      <ErrorText>{error?.message}</ErrorText>
      {!data && !error && <Skeleton height={80} />}
      {data?.map((difference) => (
        <div key={difference.key}>
          <Text size="sm" fw={550} mb={4}>
            {difference.label}
          </Text>
          <Change of={difference} />
        </div>
      ))}
    </Stack>
  );
}
