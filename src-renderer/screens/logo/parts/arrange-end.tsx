import { Button, Group, Text } from '@mantine/core';
import { useId } from 'react';
import { ReasonButton } from '../../../ui/reason-button.tsx';
import { type Arrangement, partNames, writtenTexts } from '../arrangement.ts';
import type { Face } from '../use-face.ts';

interface ArrangeEndProps {
  arrangement: Arrangement;
  /** of title and subheading */
  faces: readonly [Face, Face];
  /** the picture is being drawn */
  drawing: boolean;
  onBack: () => void;
  onNext: () => void;
}

/** Leads back, and on once the fonts of both texts are there: else they would be drawn in another. */
export function ArrangeEnd({ arrangement, faces, drawing, onBack, onNext }: ArrangeEndProps) {
  const reasonId = useId();
  const { styles } = arrangement;
  const held = writtenTexts(arrangement).filter((at) => faces[at].missing !== undefined);
  const names = [...new Set(held.map((at) => `${styles[at].fontFamily}: ${faces[at].missing ?? ''}`))];
  const reason =
    names.length === 0
      ? undefined
      : `${names.join('. ')}. Choose another font for the ${held.map((at) => partNames[at].toLowerCase()).join(' and the ')}.`;
  return (
    <>
      {reason !== undefined && (
        <Group gap="xs" wrap="nowrap" justify="flex-end">
          <Text id={reasonId} size="sm" c="var(--mantine-color-error)" role="alert">
            {reason}
          </Text>
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => {
              for (const at of held) faces[at].retry();
            }}
          >
            Retry
          </Button>
        </Group>
      )}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onBack}>
          Back
        </Button>
        <ReasonButton loading={drawing} reason={reason} reasonId={reasonId} onClick={onNext}>
          Next
        </ReasonButton>
      </Group>
    </>
  );
}
