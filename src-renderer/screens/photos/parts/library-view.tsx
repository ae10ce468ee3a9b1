import { Text } from '@mantine/core';
import { useDidUpdate } from '@mantine/hooks';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { filmTypes, photoTypes } from '#shared/domain/photo/file-rules.ts';
import { GALLERY } from '#shared/domain/photo/gallery.ts';
import { removeWithUndo } from '../../../editor/list/removal.ts';
import { useListFocus } from '../../../ui/list-focus.ts';
import { useListRows } from '../../../editor/list/list-rows.ts';
import { IntakeProgress } from '../../../editor/photos/intake-progress.tsx';
import { PhotoDrop } from '../../../editor/photos/photo-drop.tsx';
import { photoCount } from '../../../editor/photos/photo-intake.ts';
import { useWantedField } from '../../../editor/wanted-field.ts';
import { TabLink } from '../../../editor/tab-link.tsx';
import { useSite } from '../../../state/draft.ts';
import { confirm } from '../../../ui/confirm.tsx';
import { Screen } from '../../../ui/screen.tsx';
import { noteOf, optionsOf, type View, viewId, viewOf, viewTitle } from '../model.ts';
import { useGalleryIntake } from '../queries.ts';
import { useSelection } from '../use-selection.ts';
import classes from '../photos.module.css';
import { photoSettings } from '../view-settings.ts';
import { Inspector } from './inspector.tsx';
import { PhotoLightbox } from './photo-lightbox.tsx';
import { PhotoGrid } from './photo-grid.tsx';
import { Toolbar } from './toolbar.tsx';
import { ViewFields } from './view-fields.tsx';

const galleryTypes = { ...photoTypes, ...filmTypes };

/** Texts that empty views show, for the views to which no files can be added. */
const whyEmptyIn: Partial<Record<View['kind'], ReactNode>> = {
  archived: 'No photo is put aside. Pull archived asks the server for those that were.',
  homepage: (
    <>
      No photo is chosen for the home page. Choose some among{' '}
      <TabLink tab="photos" section={viewId({ kind: 'all' })}>
        all photos
      </TabLink>{' '}
      and add them.
    </>
  ),
};

/** The photos of a view in a grid, with the actions for the chosen photos. */
export function LibraryView({ view }: { view: View }) {
  const id = viewId(view);
  const options = useMemo(() => optionsOf(viewOf(id)), [id]);
  const { list: photos, rows } = useListRows(GALLERY, options);
  const keys = useMemo(() => rows.map(({ key }) => key), [rows]);
  const selection = useSelection(keys);
  const intake = useGalleryIntake(view);
  useWantedField([GALLERY], ([index]) => {
    const wanted = rows.find((row) => row.index === Number(index));
    if (!wanted) return;
    selection.set([wanted.key]);
    photoSettings.setState({ details: true });
  });
  const note = useSite((site) => noteOf(site, view));
  const { container, toNeighborOf } = useListFocus<HTMLDivElement>(rows);
  const [enlarged, setEnlarged] = useState<string>();

  const remove = useCallback(
    async (chosen: readonly string[]): Promise<void> => {
      const count = chosen.length;
      const agreed = await confirm({
        title: `Delete ${photoCount(count)}?`,
        message: `The site loses ${count === 1 ? 'it' : 'them'} with the next save and publish.`,
        confirmLabel: 'Yes, delete',
        danger: true,
      });
      if (!agreed) return;
      // The list may have changed while the question was open.
      const gone = photos.itemsOf(new Set(chosen));
      if (gone.length === 0) return;
      toNeighborOf(photos.read().findIndex(({ key }) => key === gone[0]!.key));
      const indexes = gone.map(({ index }) => index);
      removeWithUndo(GALLERY, indexes, `Deleted ${photoCount(gone.length)}`, options);
    },
    [photos, options, toNeighborOf],
  );
  const indexOf = (key: string | undefined): number | undefined => rows.find((row) => row.key === key)?.index;
  const chosen = selection.keys.flatMap((key) => indexOf(key) ?? []);
  const isDetailed = chosen.length > 0;
  const whyEmpty = whyEmptyIn[view.kind];
  useDidUpdate(() => {
    // A change of the chosen photos may move them out of this view. The details then close, and an element in them
    // loses the focus, so the focus is moved to the grid.
    if (isDetailed || document.activeElement !== document.body) return;
    const find = (selector: string) => container.current?.querySelector<HTMLElement>(selector);
    (find('[data-row] input[tabindex="0"]') ?? find('[data-after-rows]'))?.focus();
  }, [isDetailed]);
  return (
    <div ref={container}>
      <Screen title={`${viewTitle(view)} (${rows.length})`} wide>
        {whyEmpty === undefined && (
          <PhotoDrop
            intake={intake}
            first={rows.length === 0}
            field="gallery"
            ofScreen
            label={view.kind === 'gallery' && view.name !== '' ? `Add photos to ${view.name}` : 'Add photos'}
            types={galleryTypes}
            kinds="JPEG, PNG, WebP, GIF, AVIF, HEIC, and MP4 or MOV films, up to 50 MB."
            note={note}
          />
        )}
        <ViewFields view={view} />
        {whyEmpty !== undefined && note !== undefined && (
          <Text size="sm" c="dimmed">
            {note}
          </Text>
        )}
        <Toolbar view={view} photos={photos} rows={rows} selection={selection} chosen={chosen} onRemove={remove} />
        {rows.length > 0 ? (
          <PhotoGrid
            view={view}
            photos={photos}
            rows={rows}
            keys={keys}
            selection={selection}
            onRemove={remove}
            onOpen={setEnlarged}
          />
        ) : (
          whyEmpty && (
            <Text size="sm" c="dimmed">
              {whyEmpty}
            </Text>
          )
        )}
        <div className={classes.dock}>
          <IntakeProgress intake={intake} />
          {isDetailed && <Inspector keys={selection.keys} indexes={chosen} />}
        </div>
      </Screen>
      {enlarged !== undefined && (
        <PhotoLightbox
          indexes={rows.map(({ index }) => index)}
          first={keys.indexOf(enlarged)}
          onClose={() => setEnlarged(undefined)}
        />
      )}
    </div>
  );
}
