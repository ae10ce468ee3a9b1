import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { ArrowLeft } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useMutation } from '../../../bridge/hooks.ts';
import classes from '../login.module.css';
import { CODE_LENGTH, type RequestedCode, readCode, showPhone } from '../model.ts';

interface CodeStepProps {
  requested: RequestedCode;
  onResent: (requested: RequestedCode) => void;
  onBack: () => void;
}

/**
 * Field for the code, typed or pasted. The code is sent as soon as the field has all six digits. The app leaves the
 * login screen when the main process reports the sign-in.
 */
export function CodeStep({ requested, onResent, onBack }: CodeStepProps) {
  const { phoneNumber } = requested;
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const verify = useMutation('auth.verifyCode');
  const resend = useMutation('auth.requestCode');

  const send = (digits: string): void => {
    if (digits.length === CODE_LENGTH && !verify.running) void verify.run({ phoneNumber, code: digits });
  };
  const change = (typed: string): void => {
    const digits = readCode(typed);
    setCode(digits);
    verify.reset();
    if (digits !== code) send(digits);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // The focus moves to the field, because the button is disabled during the request.
    field.current?.focus();
    send(code);
  };
  const sendAgain = async (): Promise<void> => {
    field.current?.focus();
    setCode('');
    verify.reset();
    const answer = await resend.run({ phoneNumber });
    if (answer) onResent(answer);
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput
          ref={field}
          label="Code"
          description={`The ${CODE_LENGTH} digits sent to ${showPhone(phoneNumber)}`}
          inputMode="numeric"
          autoComplete="one-time-code"
          size="md"
          autoFocus
          classNames={{ input: classes.code }}
          value={code}
          onChange={(event) => change(event.currentTarget.value)}
          error={verify.error?.message ?? resend.error?.message}
        />
        <Button type="submit" size="md" loading={verify.running} disabled={code.length < CODE_LENGTH}>
          Sign in
        </Button>
        <Group justify="space-between">
          <Button variant="subtle" color="gray" leftSection={<ArrowLeft size={16} aria-hidden />} onClick={onBack}>
            Back
          </Button>
          <Button variant="subtle" loading={resend.running} onClick={() => void sendAgain()}>
            Send a new code
          </Button>
        </Group>
        {resend.running && (
          <Text size="sm" c="dimmed" role="status">
            Sending a new code
          </Text>
        )}
      </Stack>
    </form>
  );
}
