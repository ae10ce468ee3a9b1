import { ActionIcon, Group, Text } from '@mantine/core';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { photoName } from '#shared/domain/photo/gallery.ts';
import { photoAt } from '#shared/domain/photo/library.ts';
import { text } from '#shared/record/readers.ts';
import { Photo } from '../../../editor/photos/photo.tsx';
import { useSite } from '../../../state/draft.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import classes from '../photos.module.css';

interface LightboxProps {
  /** indexes of the photos in the record's list, in the order in which they are shown */
  indexes: readonly number[];
  first: number;
  onClose: () => void;
}

/** One photo as large as the window allows; the arrow keys go to its neighbors. */
export function Lightbox({ indexes, first, onClose }: LightboxProps) {
  const [place, setPlace] = useState(first);
  const photo = useSite((site) => photoAt(site, indexes[place] ?? -1));
  const go = (step: number): void => setPlace((place + step + indexes.length) % indexes.length);
  return (
    <Dialog
      onClose={onClose}
      title={`${photoName(photo, place)}, ${place + 1} of ${indexes.length}`}
      size="90vw"
      onKeyDown={(event) => {
        // A film that plays uses the arrow keys itself.
        if (event.target instanceof HTMLVideoElement) return;
        if (event.key === 'ArrowRight') go(1);
        if (event.key === 'ArrowLeft') go(-1);
      }}
    >
      <Group wrap="nowrap" h="calc(100dvh - 220px - var(--app-notices-height, 0px))">
        <ActionIcon size={36} variant="default" aria-label="Previous photo" onClick={() => go(-1)}>
          <ChevronLeft size={20} aria-hidden />
        </ActionIcon>
        <Photo className={classes.whole} photo={text(photo.photo)} alt={text(photo.alt_tag)} isWhole />
        <ActionIcon size={36} variant="default" aria-label="Next photo" onClick={() => go(1)} data-autofocus>
          <ChevronRight size={20} aria-hidden />
        </ActionIcon>
      </Group>
      <Text size="sm" c="dimmed" ta="center" mt="xs" className={classes.words}>
        {[...new Set([photo.caption, photo.associated_service, photo.gallery_name].map(text))]
          .filter(Boolean)
          .join(' · ')}
      </Text>
    </Dialog>
  );
}
