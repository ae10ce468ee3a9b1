import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { type PlacedPhoto, removePhotos, restorePhotos } from '#shared/domain/photo/gallery.ts';
import { list } from '#shared/domain/site/readers.ts';
import { currentSite, edit } from '../../state/draft.ts';
import { confirm } from '../../ui/confirm.tsx';
import { notifyRemoved } from '../../ui/notify-removed.ts';
import { type KeyedPhoto, photoCount } from './model.ts';

interface Removal {
  /** holds the cards, and what has the focus where none is left, marked with `data-after-photos` */
  container: RefObject<HTMLDivElement | null>;
  /** Deletes photos by their keys once the user has said yes. */
  remove: (keys: ReadonlySet<string>) => Promise<void>;
}

/** Deleting photos; the focus goes to the card that takes the place of the first one. */
export function useRemoval(photos: readonly KeyedPhoto[]): Removal {
  const container = useRef<HTMLDivElement>(null);
  const latest = useRef(photos);
  const left = useRef<number>(null);
  useEffect(() => {
    latest.current = photos;
    if (left.current === null) return;
    const next = photos[Math.min(left.current, photos.length - 1)];
    left.current = null;
    const card = next && container.current?.querySelector(`[data-photo="${next.key}"]`);
    const target = card?.querySelector<HTMLElement>('[data-removes-photo]');
    (target ?? container.current?.querySelector<HTMLElement>('[data-after-photos]'))?.focus();
  }, [photos]);

  const remove = useCallback(async (keys: ReadonlySet<string>): Promise<void> => {
    const named = () => latest.current.filter(({ key }) => keys.has(key));
    if (!(await isConfirmed(named().length))) return;
    // Others may have been added while the question was open.
    const gallery = list(currentSite().gallery);
    const there = named().filter(({ photo }) => gallery.includes(photo));
    if (there.length === 0) return;
    left.current = latest.current.indexOf(there[0]!);
    removeWithUndo(there.map(({ photo }) => ({ photo, index: gallery.indexOf(photo) })));
  }, []);
  return { container, remove };
}

function isConfirmed(count: number): Promise<boolean> {
  return confirm({
    title: `Delete ${photoCount(count)}?`,
    message: `The site loses ${count === 1 ? 'it' : 'them'} with the next save and publish.`,
    confirmLabel: 'Yes, delete',
    danger: true,
  });
}

function removeWithUndo(photos: readonly PlacedPhoto[]): void {
  edit(removePhotos(photos.map(({ index }) => index)));
  notifyRemoved({
    title: `Deleted ${photoCount(photos.length)}`,
    field: 'gallery',
    items: photos,
    inList: ({ photo }) => photo,
    restore: restorePhotos,
  });
}
