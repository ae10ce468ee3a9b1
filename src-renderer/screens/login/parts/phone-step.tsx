import { Button, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { useMutation } from '../../../bridge/hooks.ts';
import { PHONE_ERROR, type RequestedCode, readPhone } from '../model.ts';

interface PhoneStepProps {
  phone: string;
  onPhone: (phone: string) => void;
  onRequested: (requested: RequestedCode) => void;
}

export function PhoneStep({ phone, onPhone, onRequested }: PhoneStepProps) {
  const request = useMutation('auth.requestCode');
  const [invalid, setInvalid] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    // The focus moves to the field, because the button is disabled during the request.
    field.current?.focus();
    const phoneNumber = readPhone(phone);
    setInvalid(phoneNumber === undefined);
    if (phoneNumber === undefined) return;
    const requested = await request.run({ phoneNumber });
    if (requested) onRequested(requested);
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="md">
        <TextInput
          ref={field}
          label="Phone number"
          description="We send you a code by text message."
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          placeholder="+1 801 555 0123"
          size="md"
          autoFocus
          value={phone}
          onChange={(event) => {
            setInvalid(false);
            request.reset();
            onPhone(event.currentTarget.value);
          }}
          error={invalid ? PHONE_ERROR : request.error?.message}
        />
        <Button type="submit" size="md" loading={request.running}>
          Send code
        </Button>
      </Stack>
    </form>
  );
}
