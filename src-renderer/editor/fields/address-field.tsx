import { TextField, type TextFieldProps } from './text-field.tsx';

/** A web address, a phone or an email as a link, kept as it is typed, scheme and all. */
export function AddressField(props: TextFieldProps) {
  return <TextField placeholder="https://" inputMode="url" spellCheck={false} {...props} />;
}
