import { Text } from '@mantine/core';
import { text } from '#shared/record/readers.ts';
import type { Path } from '#shared/record/operation.ts';
import { setAt } from '#shared/record-catalogue/access.ts';
import { checkWebAddress, withoutScheme } from '#shared/domain/site/link.ts';
import { useValueAt } from '../bound-field.ts';
import { TextField } from './text-field.tsx';

/** Shown before the text and not part of it; the record leaves it out. */
const PREFIX = 'http://';

/** The address of a social profile; one that is pasted whole loses its scheme. */
export function ProfileField({ path }: { path: Path }) {
  const value = withoutScheme(text(useValueAt(path)));
  return (
    <TextField
      path={path}
      check={checkWebAddress}
      rule={{ value, write: (site, typed) => setAt(site, path, withoutScheme(typed)) }}
      placeholder=""
      leftSectionWidth={12 + 6.5 * PREFIX.length}
      leftSection={
        <Text span size="sm" c="dimmed">
          {PREFIX}
        </Text>
      }
    />
  );
}
