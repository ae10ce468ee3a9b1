import { Alert, Button, Divider, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { listingTexts } from '#shared/domain/business-profile/texts.ts';
import type { Output } from '#shared/ipc/contract.ts';
import { invoke } from '../../../../bridge/client.ts';
import { AsOf } from '../../../../ui/as-of.tsx';
import { attempt } from '../../../../ui/notify.tsx';
import { LoadError } from '../../../../ui/error-text.tsx';
import { CreateForm } from './create-form.tsx';
import { ExternalLink } from '../../../../ui/external-link.tsx';
import { ManageView } from './manage-view.tsx';
import { PlaceLookup } from './place-lookup.tsx';
import { SignInPanel } from './sign-in-panel.tsx';
import { type Profile, useProfile } from './use-profile.ts';

type Created = Output<'businessProfile.create'>;

export function BusinessProfileSection() {
  const profile = useProfile();
  const [created, setCreated] = useState<Created>();
  return (
    <Stack gap="md">
      {created && !isVerified(profile.overview) && (
        <CreatedAlert created={created} onClose={() => setCreated(undefined)} />
      )}
      <Listing profile={profile} onCreated={setCreated} />
      <PlaceLookup />
      {profile.account?.signedIn && profile.overview?.state !== 'signed-out' && (
        <>
          <Divider color="var(--app-line)" />
          <SignedIn profile={profile} />
        </>
      )}
    </Stack>
  );
}

/** Whether the listing is verified. If so, the notice that asks for the verification is hidden. */
const isVerified = (overview: Profile['overview']): boolean =>
  overview?.state === 'listed' && overview.location.placeId !== '' && !overview.location.verifyUrl;

function Listing({ profile, onCreated }: { profile: Profile; onCreated: (created: Created) => void }) {
  const { overview, error } = profile;
  if (error) return <LoadError of="the listing" query={profile} />;
  switch (overview?.state) {
    case undefined:
      return <Skeleton h={96} aria-label="Loading the listing" />;
    case 'signed-out':
      return <SignInPanel profile={profile} />;
    case 'none':
      return <CreateForm profile={profile} unknownCreation={overview.unknownCreation} onCreated={onCreated} />;
    case 'processing':
    case 'listed':
      return <ManageView profile={profile} location={overview.location} />;
  }
}

function CreatedAlert({ created, onClose }: { created: Created; onClose: () => void }) {
  return (
    <Alert
      variant="default"
      title="Listing created"
      withCloseButton
      closeButtonLabel="Dismiss"
      onClose={onClose}
      role="alert"
    >
      <Text size="sm">{created.invitationFailure === undefined ? listingTexts.created : listingTexts.createdOnly}</Text>
      {created.verifyUrl && <ExternalLink url={created.verifyUrl}>Verify the listing</ExternalLink>}
    </Alert>
  );
}

function SignedIn({ profile }: { profile: Profile }) {
  const { account, refetch } = profile;
  const signOut = (): Promise<void> =>
    attempt('The sign-out failed', async () => {
      try {
        await invoke('businessProfile.signOut', {});
      } finally {
        await refetch();
      }
    });
  return (
    <Group justify="space-between" gap="xs">
      <Text size="sm" c="dimmed">
        {account?.email ? `Signed in to Google as ${account.email}` : 'Signed in to Google'}
      </Text>
      <AsOf name="listing" lists={[profile]} />
      <Button size="compact-sm" variant="default" onClick={() => void signOut()}>
        Sign out of Google
      </Button>
    </Group>
  );
}
