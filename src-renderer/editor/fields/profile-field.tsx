import { Text, TextInput } from '@mantine/core';
import type { Path } from '#shared/record/operation.ts';
import { checkWebAddress, withoutScheme } from '#shared/domain/site/link.ts';
import { useBoundField } from '../bound-field.ts';

/** Shown before the text and not part of it; the record leaves it out. */
const PREFIX = 'http://';

/** The address of a social profile; one that is pasted whole loses its scheme. */
export function ProfileField({ path }: { path: Path }) {
  const field = useBoundField(path, { check: checkWebAddress });
  return (
    <TextInput
      data-path={path.join('.')}
      inputMode="url"
      spellCheck={false}
      label={field.label}
      value={withoutScheme(field.value)}
      error={field.error}
      onChange={(event) => field.set(withoutScheme(event.currentTarget.value))}
      onBlur={field.onBlur}
      leftSectionWidth={12 + 6.5 * PREFIX.length}
      leftSection={
        <Text span size="sm" c="dimmed">
          {PREFIX}
        </Text>
      }
    />
  );
}
