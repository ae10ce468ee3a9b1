import { Button, Group, Stack, Table, Text } from '@mantine/core';
import { useState } from 'react';
import type { Output } from '#shared/ipc/contract.ts';
import { useMutation } from '../../../../bridge/hooks.ts';
import { flushEdits } from '../../../../state/draft.ts';
import { ErrorText } from '../../../../ui/error-text.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { notifySuccess } from '../../../../ui/notify.tsx';
import { ReasonButton } from '../../../../ui/reason-button.tsx';
import classes from './business-profile.module.css';
import type { Profile } from './use-profile.ts';

interface UpdateProps {
  profile: Profile;
  /** names of what differs */
  differences: readonly string[];
}

type Differences = Output<'businessProfile.compare'>;

const SAME = 'The listing says what the site says.';

/** Shows what the listing says and what it would say, and changes it on the user's word. */
export function UpdateListing({ profile, differences }: UpdateProps) {
  const { slug, offline, refetch } = profile;
  const compare = useMutation('businessProfile.compare');
  const [found, setFound] = useState<Differences>();
  const same = differences.length === 0 ? SAME : undefined;
  const look = async (): Promise<void> => {
    await flushEdits();
    const now = await compare.run({ slug });
    if (!now || now.length === 0) await refetch();
    else setFound(now);
  };
  return (
    <Stack gap={4} align="flex-start">
      <ReasonButton
        variant="default"
        loading={compare.running}
        reason={offline ?? same}
        onClick={() => void look()}
        aria-haspopup="dialog"
      >
        Update listing
      </ReasonButton>
      <Text size="xs" c="dimmed">
        {same ?? `Differs from the site: ${differences.join(', ')}.`}
      </Text>
      <ErrorText>{compare.error?.message}</ErrorText>
      {found && <UpdateDialog profile={profile} differences={found} onClose={() => setFound(undefined)} />}
    </Stack>
  );
}

interface DialogProps {
  profile: Profile;
  differences: Differences;
  onClose: () => void;
}

function UpdateDialog({ profile: { slug, refetch }, differences, onClose }: DialogProps) {
  const { run, running, error } = useMutation('businessProfile.update');
  const update = async (): Promise<void> => {
    const updated = await run({ slug, fields: differences.map(({ field }) => field) });
    if (!updated) return;
    notifySuccess({ title: 'Listing updated', message: `Changed: ${updated.fields.join(', ')}.` });
    onClose();
    await refetch();
  };
  return (
    <Dialog onClose={onClose} title="Update the listing on Google" size={720}>
      <Stack gap="md">
        <Table verticalSpacing={6} className={classes.differences}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>What</Table.Th>
              <Table.Th>The listing says</Table.Th>
              <Table.Th>It will say</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {differences.map(({ field, label, present, wanted }) => (
              <Table.Tr key={field}>
                <Table.Th scope="row">{label}</Table.Th>
                <Table.Td>{present || 'nothing'}</Table.Td>
                <Table.Td>{wanted}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
        <ErrorText>{error?.message}</ErrorText>
        <Group gap="xs" justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button loading={running} onClick={() => void update()}>
            Change on Google
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
