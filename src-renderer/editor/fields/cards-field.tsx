import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Path } from '#shared/record/operation.ts';
import { type RadioChoice, RadioCards } from '../../ui/radio-cards.tsx';
import { useBoundField } from '../bound-field.ts';

interface CardsFieldProps {
  path: Path;
  choices: readonly RadioChoice<string>[];
  /** the choice that the page uses if the record's text is none of the choices */
  usual?: string;
  compact?: boolean;
  /** Returns a note about a text of the record that is none of the choices. */
  note?: (value: string) => ReactNode;
}

/** A choice between several texts. Each text is a card with a picture of its effect. */
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
