import { Alert, Paper, Stack, Text, Title } from '@mantine/core';
import { KeyRound, LogOut } from 'lucide-react';
import { useState } from 'react';
import { useReady } from '../../ui/ready.ts';
import { BrandMark } from '../../ui/brand-mark.tsx';
import classes from './login.module.css';
import type { RequestedCode } from './model.ts';
import { CodeStep } from './parts/code-step.tsx';
import { PhoneStep } from './parts/phone-step.tsx';

interface LoginScreenProps {
  productName: string;
  /** why the session has ended, if the user did not sign out */
  reason: string | undefined;
  /** notice for the user if the system's keychain cannot be used */
  keychainNotice: string | undefined;
}

/** Sign-in in two steps: the phone number, then the code that was sent to it. */
export default function LoginScreen({ productName, reason, keychainNotice }: LoginScreenProps) {
  const [requested, setRequested] = useState<RequestedCode | null>(null);
  const [phone, setPhone] = useState('');
  useReady(true);
  return (
    <main className={classes.page}>
      <Stack gap="lg" w={400}>
        <Stack gap="xs" align="center">
          <BrandMark size={48} />
          <Title order={1}>Sign in to {productName}</Title>
        </Stack>
        {reason && (
          <Alert color="orange" icon={<LogOut size={18} aria-hidden />} role="status">
            {reason}
          </Alert>
        )}
        <Paper withBorder p="lg" radius="lg" className={classes.card}>
          {requested ? (
            <CodeStep requested={requested} onResent={setRequested} onBack={() => setRequested(null)} />
          ) : (
            <PhoneStep phone={phone} onPhone={setPhone} onRequested={setRequested} />
          )}
        </Paper>
        {requested?.demoCode !== undefined && (
          <Alert color="blue" icon={<KeyRound size={18} aria-hidden />} role="status" className={classes.demo}>
            Demo sign-in code: {requested.demoCode}
          </Alert>
        )}
        {keychainNotice && (
          <Text size="xs" c="dimmed" ta="center">
            {keychainNotice}
          </Text>
        )}
      </Stack>
    </main>
  );
}
