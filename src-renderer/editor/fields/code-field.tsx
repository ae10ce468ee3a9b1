import { ProseField, type ProseFieldProps } from './text-field.tsx';

const look = { input: { fontFamily: 'var(--mantine-font-family-monospace)', fontSize: 12 } };

/** Code of the record, such as that of a widget: kept as it is typed. */
export function CodeField(props: ProseFieldProps) {
  return <ProseField minRows={3} spellCheck={false} autoComplete="off" styles={look} {...props} />;
}
