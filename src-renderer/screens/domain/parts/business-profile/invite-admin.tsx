import { Alert, Group, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { ProfileLocation } from '#shared/ipc/business-profile.ipc.ts';
import { useMutation } from '../../../../bridge/hooks.ts';
import { notifySuccess } from '../../../../ui/notify.tsx';
import { ReasonButton } from '../../../../ui/reason-button.tsx';
import { adminProblem } from './model.ts';
import type { Profile } from './use-profile.ts';

interface InviteAdminProps {
  profile: Profile;
  uninvited: NonNullable<ProfileLocation['uninvited']>;
}

/** Form that sends the admin's invitation again if the invitation failed when the listing was created. */
export function InviteAdmin({ profile: { slug, offline, refetch }, uninvited }: InviteAdminProps) {
  const [email, setEmail] = useState(uninvited.email);
  const [problem, setProblem] = useState<string>();
  const { run, running, error } = useMutation('businessProfile.invite');
  const invite = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const adminEmail = email.trim();
    const wrong = adminProblem(adminEmail);
    setProblem(wrong);
    if (wrong !== undefined || running || offline !== undefined) return;
    const sent = await run({ slug, adminEmail });
    if (sent) notifySuccess({ title: 'Invitation sent', message: `${adminEmail} is invited as manager.` });
    await refetch();
  };
  return (
    <Alert variant="default" title="The admin was not invited">
      <form aria-label="Admin invitation" noValidate onSubmit={(event) => void invite(event)}>
        <Text size="sm" mb={12}>
          {uninvited.reason}
        </Text>
        <Group align="flex-end" gap="xs">
          <TextInput
            flex={1}
            type="email"
            label="Admin email"
            value={email}
            error={problem ?? error?.message}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <ReasonButton type="submit" variant="default" loading={running} reason={offline}>
            Send the invitation again
          </ReasonButton>
        </Group>
      </form>
    </Alert>
  );
}
