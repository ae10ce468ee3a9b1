import { ActionIcon, Button, TextInput } from '@mantine/core';
import { useDidUpdate, useMergedRef } from '@mantine/hooks';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Plus, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { addGallery, GALLERY_NAMES, galleryNameAt, renameGallery } from '#shared/domain/photo/library.ts';
import { type ListRow, useListRows } from '../../../editor/list/list-rows.ts';
import { currentSite, edit, useSite } from '../../../state/draft.ts';
import { confirm } from '../../../ui/confirm.tsx';
import { DragHandle } from '../../../ui/drag-handle.tsx';
import { SortableRows } from '../../../ui/sortable-rows.tsx';
import { deleteWithUndo } from '../delete-gallery.ts';
import { ADD_GALLERY, countsOf, type View, viewId } from '../model.ts';
import { NewGallery, refusalOf } from './gallery-dialogs.tsx';
import { MenuLink } from './menu-link.tsx';
import classes from './side-menu.module.css';

export function Galleries({ view }: { view: View }) {
  const { list, rows } = useListRows(GALLERY_NAMES);
  const counts = useSite((site) => countsOf(site).galleries);
  const navigate = useNavigate();
  const names = useSite((site) => rows.map(({ index }) => galleryNameAt(site, index)));
  const show = (name: string): void => void navigate({ hash: viewId({ kind: 'gallery', name }) }, { replace: true });

  const shown = view.kind === 'gallery' ? rows[names.indexOf(view.name)]?.key : undefined;
  const lastShown = useRef(shown);
  // The window's URL contains the gallery's name, so the URL is changed when the gallery is renamed, also by an undo or
  // in another window. If the gallery was deleted, the view of photos in no gallery is shown.
  useEffect(() => {
    const isGone = shown === undefined && view.kind === 'gallery' && view.name !== '';
    if (!isGone) lastShown.current = shown;
    else show(names[rows.findIndex(({ key }) => key === lastShown.current)] ?? '');
  });

  const addButton = useRef<HTMLButtonElement>(null);
  const [isAdding, setIsAdding] = useState(false);

  const add = (name: string): void => {
    setIsAdding(false);
    if (name !== '') edit(addGallery(currentSite(), name));
  };
  /** Deletes a gallery by its present index, because galleries may have moved since the row was rendered. */
  const remove = (key: string): void => {
    const [gallery] = list.itemsOf(new Set([key]));
    if (gallery) deleteWithUndo(gallery.index);
    addButton.current?.focus();
  };
  return (
    <>
      <h2 className={classes.title}>Galleries</h2>
      <SortableRows
        ids={rows.map(({ key }) => key)}
        name={(place) => names[place] ?? ''}
        onMove={(from, to) => list.move(from, to)}
      >
        <ul className={classes.list} aria-label="Galleries">
          <li className={classes.item}>
            <MenuLink view={{ kind: 'gallery', name: '' }} current={view} count={counts[''] ?? 0} />
          </li>
          {rows.map((row, place) => (
            <Gallery
              key={row.key}
              row={row}
              view={view}
              count={counts[names[place] ?? ''] ?? 0}
              onDelete={() => remove(row.key)}
            />
          ))}
        </ul>
      </SortableRows>
      <Button
        ref={addButton}
        id={ADD_GALLERY}
        variant="subtle"
        size="compact-sm"
        mt={4}
        leftSection={<Plus size={14} aria-hidden />}
        onClick={() => {
          show('');
          setIsAdding(true);
        }}
      >
        Add Gallery
      </Button>
      {isAdding && <NewGallery onName={add} onClose={() => setIsAdding(false)} />}
    </>
  );
}

interface GalleryProps {
  row: ListRow;
  view: View;
  count: number;
  onDelete: () => void;
}

function Gallery({ row, view, count, onDelete }: GalleryProps) {
  const name = useSite((site) => galleryNameAt(site, row.index));
  const [isNaming, setIsNaming] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  useDidUpdate(() => {
    if (!isNaming && document.activeElement === document.body) item.current?.querySelector('a')?.focus();
  }, [isNaming]);
  const { setNodeRef, transform, transition, isDragging, ...handle } = useSortable({ id: row.key });

  const rename = async (typed: string): Promise<void> => {
    const next = typed.trim();
    const refusal = next === name ? undefined : refusalOf(next, row.index);
    if (refusal !== undefined) {
      await confirm({ title: 'This name is taken', message: refusal, confirmLabel: 'OK' });
      // The refused name stays in the field, to be changed.
      item.current?.querySelector('input')?.focus();
      return;
    }
    setIsNaming(false);
    if (next !== '' && next !== name) edit(renameGallery(currentSite(), row.index, next));
  };
  const remove = async (): Promise<void> => {
    const agreed = await confirm({
      title: `Delete the gallery “${name}”?`,
      message: count === 0 ? 'It holds no photos.' : 'Its photos stay, in no gallery.',
      confirmLabel: 'Yes, delete',
      danger: true,
    });
    if (agreed) onDelete();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'F2') return;
    event.preventDefault();
    setIsNaming(true);
  };
  return (
    <li
      ref={useMergedRef(item, setNodeRef)}
      className={classes.item}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      data-lifted={isDragging || undefined}
      data-row={row.key}
      onDoubleClick={() => setIsNaming(true)}
      onKeyDown={isNaming ? undefined : onKeyDown}
    >
      {isNaming ? (
        <NameField name={name} onDone={(typed) => void rename(typed)} />
      ) : (
        <>
          <MenuLink view={{ kind: 'gallery', name }} current={view} count={count} />
          <DragHandle {...handle} id={row.key} name={name} size={24} className={`${classes.tool} ${classes.handle}`} />
          <ActionIcon size={24} className={classes.tool} aria-label={`Delete ${name}`} onClick={() => void remove()}>
            <Trash2 size={14} aria-hidden />
          </ActionIcon>
        </>
      )}
    </li>
  );
}

function NameField({ name, onDone }: { name: string; onDone: (typed: string) => void }) {
  return (
    <TextInput
      size="xs"
      className={classes.rename}
      data-other-fields
      aria-label={`Name of the gallery ${name}`}
      defaultValue={name}
      autoFocus
      onFocus={(event) => event.currentTarget.select()}
      onBlur={(event) => onDone(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
        if (event.key === 'Escape') onDone(name);
      }}
    />
  );
}
