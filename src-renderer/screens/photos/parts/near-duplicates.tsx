import { Button, Group, Progress, SimpleGrid, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { allPhotos, GALLERY, photoName } from '#shared/domain/photo/gallery.ts';
import { photoAt } from '#shared/domain/photo/library.ts';
import { thumbnailAddress } from '#shared/domain/site/picture-address.ts';
import { text } from '#shared/domain/site/readers.ts';
import { removeWithUndo } from '../../../editor/list/removal.ts';
import { Photo } from '../../../editor/photos/photo.tsx';
import { currentSite, useSite } from '../../../state/draft.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { type Hashed, hashOfPicture, similarPairs } from '../similar.ts';
import classes from '../photos.module.css';

/** Photos that look alike, side by side, each of which can be deleted. */
export function NearDuplicates({ onClose }: { onClose: () => void }) {
  const { done, of, pairs } = useSimilar();
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  const holder = useRef<HTMLDivElement>(null);
  const left = pairs?.filter(([a, b]) => !settled.has(a) && !settled.has(b));
  const remove = (address: string): void => {
    const index = (currentSite().gallery ?? []).findIndex((photo) => photo?.photo === address);
    setSettled(new Set([...settled, address]));
    // The button that had the focus is gone with its pair.
    holder.current?.focus();
    if (index >= 0) removeWithUndo(GALLERY, [index], 'Deleted 1 photo');
  };
  return (
    <Dialog onClose={onClose} title="Photos that look alike" size={760}>
      {!left && (
        <div role="status">
          <Text size="sm" mb={4}>
            Comparing photos: {done} of {of}
          </Text>
          <Progress value={of === 0 ? 0 : (100 * done) / of} aria-label="Photos compared" />
        </div>
      )}
      {left?.length === 0 && (
        <Text size="sm" role="status">
          No two photos look alike.
        </Text>
      )}
      {/* It is no control: the focus only goes on from here. */}
      <Stack component="ul" ref={holder} gap="xs" tabIndex={-1} aria-label="Pairs" style={{ outline: 'none' }}>
        {left?.map(([a, b]) => (
          <SimpleGrid component="li" key={`${a} ${b}`} cols={2} spacing="xs">
            <Half address={a} onRemove={remove} />
            <Half address={b} onRemove={remove} />
          </SimpleGrid>
        ))}
      </Stack>
    </Dialog>
  );
}

function Half({ address, onRemove }: { address: string; onRemove: (address: string) => void }) {
  const name = useSite((site) => {
    const index = (site.gallery ?? []).findIndex((photo) => photo?.photo === address);
    return photoName(photoAt(site, index), index);
  });
  return (
    <Stack gap="xs">
      <Photo photo={address} alt={name} className={classes.picture} />
      <Group gap="xs" justify="space-between" wrap="nowrap">
        <Text size="sm" truncate title={name}>
          {name}
        </Text>
        <Button size="compact-sm" variant="default" aria-label={`Delete ${name}`} onClick={() => onRemove(address)}>
          Delete
        </Button>
      </Group>
    </Stack>
  );
}

interface Similar {
  done: number;
  of: number;
  /** addresses; none while they are looked for */
  pairs: [string, string][] | undefined;
}

function useSimilar(): Similar {
  const [photos] = useState(() => [...new Set(allPhotos(currentSite()).map(({ photo }) => text(photo.photo)))]);
  const [state, setState] = useState<Similar>({ done: 0, of: photos.length, pairs: undefined });
  useEffect(() => {
    let isHere = true;
    const look = async (): Promise<void> => {
      const hashed: Hashed[] = [];
      for (const [index, address] of photos.entries()) {
        const hash = await hashOfPicture(thumbnailAddress(address));
        if (!isHere) return;
        if (hash !== undefined) hashed.push({ index, hash });
        setState({ done: index + 1, of: photos.length, pairs: undefined });
      }
      const pairs = similarPairs(hashed).map(([a, b]): [string, string] => [photos[a]!, photos[b]!]);
      setState({ done: photos.length, of: photos.length, pairs });
    };
    void look();
    return () => {
      isHere = false;
    };
  }, [photos]);
  return state;
}
