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
  /** Returns the number that a text stands for; undefined if the text is not a valid number. */
  read: (typed: string) => number | undefined;
  /** description of a valid text, shown as the error, such as ‘Whole miles’ */
  wanted: string;
  /** name of the field in the message that is shown if an invalid text prevents a save */
  name: string;
}

/**
 * A field for a number of the record. A text that is not a valid number stays in the field with an error, and is not
 * written to the record.
 */
export function NumberField({ path, read, wanted, name, ...props }: NumberFieldProps) {
  const field = useBoundField(path);
  const row = fieldAt(path);
  const held = read(text(field.raw)) ?? read(text(row?.default));
  const [typing, setTyping] = useState<{ text: string; over: number | undefined } | null>(null);
  // If the record's number changes, for example by an undo, the typed text is dropped.
  const typed = typing && typing.over === held ? typing.text : null;
  const wrong = typed !== null && read(typed) === undefined;
  // An empty text is not refused, because the field shows the record's number again after the user leaves it.
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

/** The unit after a number. */
export const Unit = ({ children }: { children: string }) => (
  <Text size="sm" c="dimmed" aria-hidden>
    {children}
  </Text>
);
