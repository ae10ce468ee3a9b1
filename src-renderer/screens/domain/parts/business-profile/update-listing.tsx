import { Stack, Table, Text } from '@mantine/core';
import { useId } from 'react';
import { useMutation } from '../../../../bridge/hooks.ts';
import { flushEdits } from '../../../../state/draft.ts';
import { whileOpen } from '../../../../state/while-open.ts';
import { confirm } from '../../../../ui/confirm.tsx';
import { ErrorText } from '../../../../ui/error-text.tsx';
import { attempt, notifySuccess } from '../../../../ui/notify.tsx';
import { ReasonButton } from '../../../../ui/reason-button.tsx';
import type { Profile } from './use-profile.ts';

interface UpdateProps {
  profile: Profile;
  /** labels of the fields in which the record differs from the listing */
  differences: readonly string[];
}

const SAME = 'The listing says what the site says.';

/** Button that shows what an update would change in the listing, and updates the listing if the user agrees. */
export function UpdateListing({ profile: { slug, offline, refetch }, differences }: UpdateProps) {
  const compare = useMutation('businessProfile.compare');
  const change = useMutation('businessProfile.update');
  const sameId = useId();
  const same = differences.length === 0 ? SAME : undefined;
  const update = async (): Promise<void> => {
    change.reset();
    await flushEdits();
    const found = await compare.run({ slug });
    if (!found || found.length === 0) return refetch();
    const agreed = await confirm({
      title: 'Update the listing on Google',
      message: (
        <Table verticalSpacing={6} styles={{ td: { whiteSpace: 'pre-line', overflowWrap: 'break-word' } }}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>What</Table.Th>
              <Table.Th w={232}>The listing says</Table.Th>
              <Table.Th>It will say</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody style={{ verticalAlign: 'top' }}>
            {found.map(({ field, label, present, wanted }) => (
              <Table.Tr key={field}>
                <Table.Th scope="row">{label}</Table.Th>
                <Table.Td>{present || 'nothing'}</Table.Td>
                <Table.Td>{wanted}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      ),
      confirmLabel: 'Change on Google',
      size: 720,
    });
    if (!agreed) return;
    const updated = await change.run({ slug, fields: found.map(({ field }) => field) });
    if (!updated) return;
    notifySuccess({ title: 'Listing updated', message: `Changed: ${updated.fields.join(', ')}.` });
    await refetch();
  };
  return (
    <Stack gap={4} align="flex-start">
      <ReasonButton
        variant="default"
        loading={compare.running || change.running}
        reason={offline ?? same}
        reasonId={offline === undefined && same ? sameId : undefined}
        onClick={() => void attempt('The listing was not updated', whileOpen(update), slug)}
        aria-haspopup="dialog"
      >
        Update listing
      </ReasonButton>
      <Text size="xs" c="dimmed" id={sameId}>
        {same ?? `Differs from the site: ${differences.join(', ')}.`}
      </Text>
      <ErrorText>{(compare.error ?? change.error)?.message}</ErrorText>
    </Stack>
  );
}
