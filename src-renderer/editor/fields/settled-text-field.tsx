import { Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { text } from '#shared/record/readers.ts';
import type { Path } from '#shared/record/operation.ts';
import { valueAt } from '#shared/record/apply-value.ts';
import { currentSite } from '../../state/draft.ts';
import { shortLabelAt, useValueAt } from '../bound-field.ts';
import { useSettledInTime } from '../settled-in-time.ts';

interface SettledTextFieldProps {
  path: Path;
  /**
   * Writes the typed text to the record. Returns a notice for the user, for example that a similar text was written
   * instead.
   */
  settle: (typed: string) => string | undefined;
}

/**
 * A text field that writes to the record when the user leaves it or presses Enter, because a half-typed text may have
 * another meaning than the complete text. Escape shows the record's text again.
 */
export function SettledTextField({ path, settle }: SettledTextFieldProps) {
  const held = text(useValueAt(path));
  const [typing, setTyping] = useState<{ over: string; value: string }>();
  const [notice, setNotice] = useState<string>();
  // If the record's text changes, for example by an undo, the typed text is dropped.
  const typed = typing?.over === held ? typing.value : undefined;
  const take = (): void => {
    setTyping(undefined);
    if (typed === undefined || typed === held || text(valueAt(currentSite(), path)) !== held) return;
    setNotice(settle(typed));
  };
  useSettledInTime(take);
  return (
    <>
      <TextInput
        label={shortLabelAt(path)}
        value={typed ?? held}
        onChange={(event) => {
          setTyping({ over: held, value: event.currentTarget.value });
          setNotice(undefined);
        }}
        onBlur={take}
        onKeyDown={({ key }) => {
          if (key === 'Enter') take();
          if (key === 'Escape') setTyping(undefined);
        }}
      />
      <Text size="sm" c="var(--app-attention)" role="alert" mt={notice === undefined ? 0 : 4}>
        {notice}
      </Text>
    </>
  );
}
