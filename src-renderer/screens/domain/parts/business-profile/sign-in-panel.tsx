import { Button, Group, Loader, Stack, Text } from '@mantine/core';
import { signInText } from '#shared/domain/business-profile/texts.ts';
import { useAppInfo } from '../../../../state/app-info.ts';
import { useMutation } from '../../../../bridge/hooks.ts';
import { useStatus } from '../../../../state/draft.ts';
import { ReasonButton } from '../../../../ui/reason-button.tsx';
import type { Profile } from './use-profile.ts';

export function SignInPanel({ profile: { account, refresh } }: { profile: Profile }) {
  const { productName } = useAppInfo();
  const isOffline = useStatus(({ offline }) => offline);
  const { run, running, error, cancel } = useMutation('businessProfile.signIn');
  const text = signInText(productName);
  const offline = isOffline ? 'Signing in needs the network: you are offline.' : undefined;
  const signIn = async (): Promise<void> => {
    if (await run({})) await refresh();
  };
  return (
    <Stack gap="md" align="flex-start">
      <Text size="sm">{text}</Text>
      {error && error.message !== text && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {error.message}
        </Text>
      )}
      {running ? (
        <Group gap="sm" role="status">
          <Loader size={16} />
          <Text size="sm">Waiting for you to sign in in the browser…</Text>
          <Button size="compact-sm" variant="default" onClick={cancel}>
            Cancel
          </Button>
        </Group>
      ) : (
        <ReasonButton reason={account?.unavailable ?? offline} onClick={() => void signIn()}>
          Sign in with Google
        </ReasonButton>
      )}
    </Stack>
  );
}
