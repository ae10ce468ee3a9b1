import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { checkEmail } from '#shared/domain/site/email.ts';
import { useTextField } from '../../../state/draft.ts';

/** Checked on leaving the field; while it is corrected the message follows. */
export function EmailField() {
  const field = useTextField('email');
  const [left, setLeft] = useState(false);
  const error = left ? checkEmail(field.value) : undefined;
  const leave = (): void => {
    field.onBlur();
    setLeft(true);
  };
  return <TextInput label="Email" type="text" inputMode="email" {...field} error={error} onBlur={leave} />;
}
