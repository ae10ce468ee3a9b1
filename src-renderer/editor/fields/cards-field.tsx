import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Path } from '#shared/record/operation.ts';
import { type RadioChoice, RadioCards } from '../../ui/radio-cards.tsx';
import { useBoundField } from '../bound-field.ts';

interface CardsFieldProps {
  path: Path;
  choices: readonly RadioChoice<string>[];
  /** the text that the page shows where the record has none of them */
  usual?: string;
  compact?: boolean;
  /** note about a text of the record that is none of them */
  note?: (value: string) => ReactNode;
}

/** A choice of one text, each with a picture of its effect. */
export function CardsField({ path, choices, usual = '', note, ...props }: CardsFieldProps) {
  const field = useBoundField(path);
  const isKnown = choices.some(({ value }) => value === field.value);
  return (
    <>
      <RadioCards
        {...props}
        data-path={path.join('.')}
        label={field.label}
        choices={choices}
        value={isKnown ? field.value : usual}
        onChoose={(value) => {
          field.set(value);
          field.onBlur();
        }}
      />
      {note && !isKnown && field.value !== '' && (
        <Text size="xs" c="dimmed" mt={4}>
          {note(field.value)}
        </Text>
      )}
    </>
  );
}
