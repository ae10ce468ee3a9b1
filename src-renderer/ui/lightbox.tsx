import { ActionIcon, Group, Text } from '@mantine/core';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog } from './dialog.tsx';
import classes from './lightbox.module.css';

interface LightboxProps {
  /** name of the photo, shown in the dialog's title */
  name: string;
  /** index of the shown photo among `count` */
  place: number;
  count: number;
  onPlace: (place: number) => void;
  onClose: () => void;
  /** renders the photo with the given class */
  children: (className: string | undefined) => ReactNode;
  /** text below the photo */
  words?: string;
}

/** A dialog with one photo, as large as the window allows. The arrow keys show the previous or the next photo. */
export function Lightbox({ name, place, count, onPlace, onClose, children, words = '' }: LightboxProps) {
  const go = (step: number): void => onPlace((place + step + count) % count);
  return (
    <Dialog
      onClose={onClose}
      title={`${name}, ${place + 1} of ${count}`}
      size="90vw"
      onKeyDown={(event) => {
        // React also delivers the key press to the component that opened the dialog. A map there would move.
        event.stopPropagation();
        // A video uses the arrow keys itself.
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
