import { Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { text } from '#shared/record/readers.ts';
import type { Path } from '#shared/record/operation.ts';
import { fieldAt } from '#shared/record-catalogue/catalogue.ts';
import { useRefusal } from '../../state/refusals.ts';
import { useBoundField } from '../bound-field.ts';

interface NumberFieldProps {
  path: Path;
  'aria-label': string;
  /** reads a text as a number; undefined where it is none */
  read: (typed: string) => number | undefined;
  /** what a valid text is, shown as the error, such as ‘Whole miles’ */
  wanted: string;
  /** name of the field in the message that refuses a save because of its text */
  name: string;
}

/**
 * A field for a number of the record. A text that is no number stays in the field with its error, and does not enter
 * the record.
 */
export function NumberField({ path, read, wanted, name, ...props }: NumberFieldProps) {
  const field = useBoundField(path);
  const row = fieldAt(path);
  const held = read(text(field.raw)) ?? read(text(row?.default));
  const [typing, setTyping] = useState<{ text: string; over: number | undefined } | null>(null);
  // Another number in the record, such as after an undo, ends the typing.
  const typed = typing && typing.over === held ? typing.text : null;
  const wrong = typed !== null && read(typed) === undefined;
  // An empty field shows the record's number again once it is left.
  const refused = wrong && typed.trim() !== '';
  useRefusal(refused ? `${name}: ${wanted}.` : undefined);
  const change = (input: string): void => {
    const next = read(input);
    setTyping({ text: input, over: next ?? held });
    if (next !== undefined && next !== held) field.set(next);
  };
  return (
    <TextInput
      {...props}
      data-path={path.join('.')}
      inputMode="numeric"
      value={typed ?? text(held)}
      error={wrong && wanted}
      rightSection={row?.unit !== undefined && <Unit>{row.unit}</Unit>}
      onChange={(event) => change(event.currentTarget.value)}
      onBlur={() => {
        if (!refused) setTyping(null);
        field.onBlur();
      }}
    />
  );
}

/** The unit behind a number. */
export const Unit = ({ children }: { children: string }) => (
  <Text size="sm" c="dimmed" aria-hidden>
    {children}
  </Text>
);
