import { ActionIcon, Group, Text } from '@mantine/core';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog } from './dialog.tsx';
import classes from './lightbox.module.css';

interface LightboxProps {
  /** the caption's name of the photo */
  name: string;
  /** index of the shown photo among `count` */
  place: number;
  count: number;
  onPlace: (place: number) => void;
  onClose: () => void;
  /** draws the photo with this class */
  children: (className: string | undefined) => ReactNode;
  /** words below it */
  words?: string;
}

/** One photo as large as the window allows; the arrow keys go to its neighbors. */
export function Lightbox({ name, place, count, onPlace, onClose, children, words = '' }: LightboxProps) {
  const go = (step: number): void => onPlace((place + step + count) % count);
  return (
    <Dialog
      onClose={onClose}
      title={`${name}, ${place + 1} of ${count}`}
      size="90vw"
      onKeyDown={(event) => {
        // React passes keys on to the component that opened the dialog; a map there would move.
        event.stopPropagation();
        // A film that plays uses the arrow keys itself.
        if (count === 1 || event.target instanceof HTMLVideoElement) return;
        if (event.key === 'ArrowRight') go(1);
        if (event.key === 'ArrowLeft') go(-1);
      }}
    >
      <Group wrap="nowrap" justify="center" h="calc(100dvh - 220px - var(--app-notices-height, 0px))">
        {count > 1 && (
          <ActionIcon size={36} variant="default" aria-label="Previous photo" onClick={() => go(-1)}>
            <ChevronLeft size={20} aria-hidden />
          </ActionIcon>
        )}
        {children(classes.whole)}
        {count > 1 && (
          <ActionIcon size={36} variant="default" aria-label="Next photo" onClick={() => go(1)} data-autofocus>
            <ChevronRight size={20} aria-hidden />
          </ActionIcon>
        )}
      </Group>
      <Text size="sm" c="dimmed" ta="center" mt="xs" className={classes.words}>
        {words}
      </Text>
    </Dialog>
  );
}
