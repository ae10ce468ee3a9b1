import { Text, TextInput, type TextInputProps } from '@mantine/core';
import type { Path } from '#shared/record/operation.ts';
import { checkWebAddress, withoutScheme } from '#shared/domain/site/link.ts';
import { type BoundOptions, useBoundField } from '../bound-field.ts';

interface LinkFieldProps
  extends BoundOptions, Omit<TextInputProps, 'label' | 'value' | 'onChange' | 'error' | 'defaultValue'> {
  path: Path;
  /** what stands fixed before the text, which the record leaves out */
  prefix?: string;
}

/** A web address behind a fixed prefix; an address that is pasted whole loses its scheme. */
export function LinkField(props: LinkFieldProps) {
  const { path, label, check = checkWebAddress, prefix = 'http://', ...rest } = props;
  const field = useBoundField(path, { label, check });
  return (
    <TextInput
      data-path={path.join('.')}
      inputMode="url"
      spellCheck={false}
      label={props['aria-label'] === undefined ? field.label : undefined}
      value={withoutScheme(field.value)}
      error={field.error}
      onChange={(event) => field.set(withoutScheme(event.currentTarget.value))}
      onBlur={field.onBlur}
      leftSectionWidth={12 + 6.5 * prefix.length}
      leftSection={
        <Text span size="sm" c="dimmed">
          {prefix}
        </Text>
      }
      {...rest}
    />
  );
}
