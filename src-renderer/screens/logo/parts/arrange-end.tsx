import { Button, Group, Loader, Text } from '@mantine/core';
import { useEffect, useId, useRef } from 'react';
import { ReasonButton } from '../../../ui/reason-button.tsx';
import { type Arrangement, partNames, writtenTexts } from '../arrangement.ts';
import type { Face } from '../use-face.ts';

interface ArrangeEndProps {
  arrangement: Arrangement;
  /** states of the fonts of title and subheading */
  faces: readonly [Face, Face];
  /** whether the picture is being drawn */
  drawing: boolean;
  onBack: () => void;
  onNext: () => void;
}

/**
 * The buttons below the canvas. ‘Next’ is disabled while the font of a text is missing, because the picture would show
 * the text in another font.
 */
export function ArrangeEnd({ arrangement, faces, drawing, onBack, onNext }: ArrangeEndProps) {
  const reasonId = useId();
  const { styles } = arrangement;
  const held = writtenTexts(arrangement).filter((at) => faces[at].missing !== undefined);
  const names = [...new Set(held.map((at) => `${styles[at].fontFamily}: ${faces[at].missing ?? ''}`))];
  const reason =
    names.length === 0
      ? undefined
      : `${names.join('. ')}. Choose another font for the ${held.map((at) => partNames[at].toLowerCase()).join(' and the ')}.`;
  const asking = held.some((at) => faces[at].asking);
  const next = useRef<HTMLButtonElement>(null);
  const isHeld = reason !== undefined;
  const before = useRef({ isHeld, drawing });
  useEffect(() => {
    const isOver = (before.current.isHeld && !isHeld) || (before.current.drawing && !drawing);
    before.current = { isHeld, drawing };
    // The focus was lost if the button that had it is gone (‘Retry’) or was disabled while the picture was drawn
    // (‘Next’).
    if (isOver && document.activeElement === document.body) next.current?.focus();
  }, [isHeld, drawing]);
  return (
    <>
      {isHeld && (
        <Group gap="xs" wrap="nowrap" justify="flex-end">
          <Text id={reasonId} size="sm" c="var(--mantine-color-error)" role="alert">
            {reason}
          </Text>
          <Button
            size="compact-sm"
            variant="default"
            // Not disabled while the fonts are being loaded, because a disabled button loses the focus.
            aria-busy={asking || undefined}
            leftSection={asking && <Loader size={12} color="currentColor" aria-hidden />}
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
        <ReasonButton ref={next} loading={drawing} reason={reason} reasonId={reasonId} onClick={onNext}>
          Next
        </ReasonButton>
      </Group>
    </>
  );
}
