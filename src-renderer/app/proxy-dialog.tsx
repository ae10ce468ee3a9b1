import { Button, Group, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { ProxyQuestion } from '#shared/ipc/network.ipc.ts';
import { invoke } from '../bridge/client.ts';
import { useEvent, useMutation, useQuery } from '../bridge/hooks.ts';
import { Dialog } from '../ui/dialog.tsx';
import { ErrorText } from '../ui/error-text.tsx';
import { attempt } from '../ui/notify.tsx';

/** Asks for the user's name and password for a proxy, on every screen and also before the user has signed in. */
export function ProxyDialog() {
  const { data, refetch } = useQuery('network.question', {}, { staleTime: 0 });
  useEvent('network.changed', () => void refetch());
  const question = data?.question;
  return question ? <ProxySignIn key={question.proxy} question={question} /> : null;
}

const WRONG = 'The proxy did not take this name and password.';

function ProxySignIn({ question: { proxy, wrong } }: { question: ProxyQuestion }) {
  const [user, setUser] = useState('');
  const [password, setPassword] = useState('');
  const [refused, setRefused] = useState(false);
  const answering = useMutation('network.answer');
  const signIn = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const answer = await answering.run({ proxy, user, password });
    setRefused(answer?.accepted === false);
  };
  const later = (): void => void attempt('The question stays', () => invoke('network.later', { proxy }));
  return (
    <Dialog title="Sign in to the proxy" size="sm" onClose={later}>
      <form onSubmit={(event) => void signIn(event)}>
        <Stack gap="sm">
          <Text size="sm">
            {wrong
              ? `The proxy ${proxy} no longer takes the name and password that this computer keeps.`
              : `The proxy ${proxy} of your network asks who you are. Without it the server cannot be reached.`}
          </Text>
          <TextInput
            label="Name"
            autoComplete="username"
            value={user}
            onChange={(event) => setUser(event.currentTarget.value)}
            data-autofocus
          />
          <PasswordInput
            label="Password"
            description="Kept in the keychain of this computer."
            autoComplete="current-password"
            value={password}
            error={refused ? WRONG : undefined}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          {answering.error && <ErrorText>{answering.error.message}</ErrorText>}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={later}>
              Work offline
            </Button>
            <Button type="submit" loading={answering.running} disabled={user === ''}>
              Sign in
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
