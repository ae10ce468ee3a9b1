import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { listingTexts } from '#shared/domain/business-profile/texts.ts';
import type { ProfileLocation } from '#shared/ipc/business-profile.ipc.ts';
import { Fact, Facts, FactValue } from '../../../../ui/facts.tsx';
import { CopyButton } from '../../../../ui/copy-button.tsx';
import { AddPhotos } from './add-photos.tsx';
import { ExternalLink } from '../../../../ui/external-link.tsx';
import { InviteAdmin } from './invite-admin.tsx';
import { UpdateListing } from './update-listing.tsx';
import type { Profile } from './use-profile.ts';

export function ManageView({ profile, location }: { profile: Profile; location: ProfileLocation }) {
  const { placeId, mapsUrl, dashboardUrl, verifyUrl, title } = location;
  return (
    <Stack gap="md">
      <Group gap="xs">
        <Text fw={550}>{title}</Text>
        <Badge variant="default" tt="none">
          {placeId === '' ? listingTexts.processing : verifyUrl ? 'not verified' : 'verified'}
        </Badge>
      </Group>
      <Facts>
        {placeId !== '' && (
          <Fact name="Place ID">
            <FactValue>{placeId}</FactValue>
            <CopyButton name="the place ID" text={placeId} />
          </Fact>
        )}
        {mapsUrl && (
          <Fact name="Maps">
            <ExternalLink url={mapsUrl}>Open in Google Maps</ExternalLink>
          </Fact>
        )}
        <Fact name="Dashboard">
          <ExternalLink url={dashboardUrl}>Open the dashboard</ExternalLink>
        </Fact>
        {verifyUrl && (
          <Fact name="Verification">
            <ExternalLink url={verifyUrl}>Verify the listing</ExternalLink>
          </Fact>
        )}
      </Facts>
      {location.uninvited && <InviteAdmin profile={profile} uninvited={location.uninvited} />}
      {placeId === '' ? (
        <Group>
          <Button variant="default" loading={profile.loading} onClick={() => void profile.refetch()}>
            Check again
          </Button>
        </Group>
      ) : (
        <>
          <UpdateListing profile={profile} differences={location.differences} />
          <AddPhotos profile={profile} />
        </>
      )}
    </Stack>
  );
}
