import { Button, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { GALLERY, galleryOf, photoName } from '#shared/domain/photo/gallery.ts';
import { isOnHomepage, photoAt } from '#shared/domain/photo/library.ts';
import { list, text } from '#shared/record/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { invoke } from '../../../bridge/client.ts';
import { removeWithUndo } from '../../../editor/list/removal.ts';
import { Photo } from '../../../editor/photos/photo.tsx';
import { photoCount } from '../../../editor/photos/photo-intake.ts';
import { currentSite, useSite, useSlug } from '../../../state/draft.ts';
import { attempt, notifySuccess } from '../../../ui/notify.tsx';
import { openGroups, placeOf, shownPhotos } from '../similar-review.ts';
import classes from '../photos.module.css';

/** Number of photos of a group that are shown at first, and that each “Show more” adds. */
const PHOTOS_PER_STEP = 30;

interface SimilarReviewProps {
  /** for each group of photos that look alike, the addresses of its photos */
  groups: readonly (readonly string[])[];
}

/** Shows one group at a time. The user decides which photos of the group stay, or that the photos are not the same. */
export function SimilarReview({ groups }: SimilarReviewProps) {
  const slug = useSlug();
  const shown = useSite(shownPhotos);
  const [apart, setApart] = useState<ReadonlySet<number>>(new Set());
  const [current, setCurrent] = useState(0);
  const holder = useRef<HTMLDivElement>(null);
  const open = openGroups(groups, new Set(shown), apart);
  const place = placeOf(open, current);
  const group = open[place];

  // When the search has ended, its Cancel button, which may have had the focus, is gone. The arrow keys work only while
  // the focus is inside the holder.
  useEffect(() => holder.current?.focus(), []);

  const goTo = (next: number): void => {
    const to = open[next];
    if (to) setCurrent(to.id);
  };
  /** Goes to another group. If the pressed button is disabled there, the focus moves to the holder. */
  const step = (by: number): void => {
    goTo(place + by);
    if (!open[place + 2 * by]) holder.current?.focus();
  };
  const settle = (id: number, isApart: boolean): void =>
    setApart((known) => {
      const next = new Set(known);
      if (isApart) next.add(id);
      else next.delete(id);
      return next;
    });
  const remove = (photos: readonly string[]): void => {
    // The focused button is removed together with its photo.
    holder.current?.focus();
    const indexes = photos.flatMap((photo) => placesOf(currentSite(), photo));
    removeWithUndo(GALLERY, indexes, `Deleted ${photoCount(photos.length)}`);
  };
  const tellApart = (id: number, photos: readonly string[]): void => {
    holder.current?.focus();
    void attempt('“Not the same” was not remembered', async () => {
      const { note } = await invoke('similarPhotos.tellApart', { slug, photos: [...photos] });
      settle(id, true);
      const takeBack = async (): Promise<void> => {
        await invoke('similarPhotos.takeBack', { note });
        settle(id, false);
        setCurrent(id);
      };
      const onClick = (): void => void attempt('“Not the same” was not taken back', takeBack);
      notifySuccess({ title: 'Remembered as not the same', action: { label: 'Undo', onClick } });
    });
  };
  const byArrows = (event: KeyboardEvent): void => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined) return;
    goTo(place + by);
    // The focused element may be removed together with its group.
    holder.current?.focus();
  };

  return (
    // Not a control: this element only holds the focus until the user moves the focus.
    <Stack gap="sm" ref={holder} tabIndex={-1} data-autofocus style={{ outline: 'none' }} onKeyDown={byArrows}>
      {!group && (
        <Text size="sm" role="status">
          {groups.length === 0 ? 'No two photos look alike.' : 'All groups are reviewed.'}
        </Text>
      )}
      {group && (
        <>
          <Group gap="xs">
            <Text size="sm" fw={600} role="status">
              Group {place + 1} of {open.length}: {photoCount(group.photos.length)}
            </Text>
            <Button.Group>
              <Button
                size="compact-sm"
                variant="default"
                aria-label="Previous group"
                disabled={place === 0}
                onClick={() => step(-1)}
              >
                <ChevronLeft size={14} aria-hidden />
              </Button>
              <Button
                size="compact-sm"
                variant="default"
                aria-label="Next group"
                disabled={place === open.length - 1}
                onClick={() => step(1)}
              >
                <ChevronRight size={14} aria-hidden />
              </Button>
            </Button.Group>
            <Button size="compact-sm" variant="default" ml="auto" onClick={() => tellApart(group.id, group.photos)}>
              Not the same
            </Button>
          </Group>
          <Photos key={group.id} photos={group.photos} onRemove={remove} />
        </>
      )}
    </Stack>
  );
}

/** Returns the indexes of all photos with this address, because the record may have the same photo twice. */
const placesOf = (site: SiteDocument, address: string): number[] =>
  list(site.gallery).flatMap((photo, index) => (text(photo?.photo).trim() === address ? [index] : []));

interface PhotosProps {
  photos: readonly string[];
  onRemove: (photos: readonly string[]) => void;
}

function Photos({ photos, onRemove }: PhotosProps) {
  const [most, setMost] = useState(PHOTOS_PER_STEP);
  const hidden = photos.length - most;
  return (
    <>
      <SimpleGrid component="ul" cols={3} spacing="md" p={0} m={0} aria-label="Photos of the group">
        {photos.slice(0, most).map((photo, at) => (
          <Similar
            key={photo}
            photo={photo}
            place={`${at + 1} of ${photos.length}`}
            onRemove={() => onRemove([photo])}
            onKeep={() => onRemove(photos.filter((each) => each !== photo))}
          />
        ))}
      </SimpleGrid>
      {hidden > 0 && (
        <Button variant="default" size="compact-sm" onClick={() => setMost(most + PHOTOS_PER_STEP)}>
          Show {Math.min(PHOTOS_PER_STEP, hidden)} more of {photos.length}
        </Button>
      )}
    </>
  );
}

interface SimilarProps {
  photo: string;
  /** position in the group, such as `2 of 5`, because the photos of a group often have the same name */
  place: string;
  onRemove: () => void;
  onKeep: () => void;
}

function Similar({ photo, place, onRemove, onKeep }: SimilarProps) {
  const { name, where } = useSite((site) => {
    const index = placesOf(site, photo)[0] ?? -1;
    const each = photoAt(site, index);
    const gallery = galleryOf(each) || 'Uncategorized';
    return { name: photoName(each, index), where: isOnHomepage(each) ? `${gallery}, on the home page` : gallery };
  });
  return (
    <Stack component="li" gap={6} style={{ listStyle: 'none' }}>
      <Photo photo={photo} alt={name} className={classes.picture} loading="lazy" />
      <div>
        <Text size="sm" truncate title={name}>
          {name}
        </Text>
        <Text size="xs" c="dimmed" truncate title={where}>
          {where}
        </Text>
      </div>
      <Group gap="xs">
        <Button size="compact-sm" variant="default" aria-label={`Keep only this: ${name}, ${place}`} onClick={onKeep}>
          Keep only this
        </Button>
        <Button size="compact-sm" variant="default" aria-label={`Delete ${name}, ${place}`} onClick={onRemove}>
          Delete
        </Button>
      </Group>
    </Stack>
  );
}
