import { Button, Group, Loader, Stack, Text } from '@mantine/core';
import { useId } from 'react';
import { signInText } from '#shared/domain/business-profile/texts.ts';
import { useAppInfo, useNotSetUp } from '../../../../state/app-info.ts';
import { useMutation } from '../../../../bridge/hooks.ts';
import { useOfflineReason } from '../../../../state/draft.ts';
import { ErrorText } from '../../../../ui/error-text.tsx';
import { ReasonButton } from '../../../../ui/reason-button.tsx';
import { SetUpHint } from '../../../../ui/set-up-hint.tsx';
import type { Profile } from './use-profile.ts';

export function SignInPanel({ profile: { refetch } }: { profile: Profile }) {
  const { productName } = useAppInfo();
  const { run, running, error, cancel } = useMutation('businessProfile.signIn');
  const notSetUp = useNotSetUp('google');
  const reasonId = useId();
  const text = signInText(productName);
  const offline = useOfflineReason('Signing in needs the network');
  const signIn = async (): Promise<void> => {
    if (await run({})) await refetch();
  };
  return (
    <Stack gap="md" align="flex-start">
      <Text size="sm">{text}</Text>
      {error?.message !== text && <ErrorText>{error?.message}</ErrorText>}
      {running ? (
        <Group gap="sm" role="status">
          <Loader size={16} />
          <Text size="sm">Waiting for you to sign in in the browser…</Text>
          <Button size="compact-sm" variant="default" onClick={cancel}>
            Cancel
          </Button>
        </Group>
      ) : (
        <ReasonButton reason={notSetUp ?? offline} reasonId={notSetUp && reasonId} onClick={() => void signIn()}>
          Sign in with Google
        </ReasonButton>
      )}
      <SetUpHint id={reasonId}>{notSetUp}</SetUpHint>
    </Stack>
  );
}
