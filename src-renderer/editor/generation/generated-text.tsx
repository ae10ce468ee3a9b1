import { Group } from '@mantine/core';
import { TextField, type TextFieldProps } from '../fields/text-field.tsx';
import { GenerateButton } from './generate-button.tsx';
import { GenerationReview } from './generation-review.tsx';
import type { GeneratedTexts } from './texts.ts';
import type { Generation } from './use-generation.ts';

interface Generator {
  label: string;
  /** accessible name of the button, if it says more than the label */
  name?: string;
  generation: Generation<GeneratedTexts>;
}

export interface GeneratedTextProps extends Omit<TextFieldProps, 'action'> {
  generators: readonly Generator[];
}

/** A text field with buttons that generate its text. Starting a generator discards the results of the others. */
export function GeneratedText({ path, generators, ...props }: GeneratedTextProps) {
  const exclusive = generators.map(({ generation, ...words }) => ({
    ...words,
    generation: {
      ...generation,
      start() {
        for (const other of generators) if (other.generation !== generation) other.generation.clear();
        generation.start();
      },
    },
  }));
  return (
    <>
      <TextField
        path={path}
        action={
          <Group gap={4}>
            {exclusive.map((generator) => (
              <GenerateButton key={generator.label} compact {...generator} />
            ))}
          </Group>
        }
        {...props}
      />
      {exclusive.map(({ label, generation }) => (
        <GenerationReview key={label} generation={generation} fields={[{ path }]} />
      ))}
    </>
  );
}
