import { Text } from '@mantine/core';
import { text } from '#shared/record/readers.ts';
import type { Path } from '#shared/record/operation.ts';
import { setAt } from '#shared/record-catalogue/access.ts';
import { checkWebAddress, withoutScheme } from '#shared/domain/site/link.ts';
import { useValueAt } from '../bound-field.ts';
import { TextField } from './text-field.tsx';

/** Scheme that is shown in front of the text. The typed address is written to the record without a scheme. */
const PREFIX = 'http://';

/** A field for the address of a social profile. The scheme of a pasted address is removed. */
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
