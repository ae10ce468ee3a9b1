import { Group, Text, UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Archive, ArchiveRestore, ChevronDown, Crop, Focus } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { isFilmAddress } from '#shared/domain/photo/file-types.ts';
import { GALLERY, galleryOf, photoName } from '#shared/domain/photo/gallery.ts';
import { inGallery, photoAt, setMembers, uncropped } from '#shared/domain/photo/library.ts';
import { proposeAltText } from '#shared/domain/publishing/alt-texts.ts';
import { flag, text } from '#shared/record/readers.ts';
import type { GalleryPhoto } from '#shared/domain/site/schema.ts';
import { labelAt } from '../../../editor/bound-field.ts';
import { Labeled } from '../../../editor/fields/labeled.tsx';
import { RuledSelect, RuledText } from '../../../editor/fields/ruled-field.tsx';
import { GenerateButton } from '../../../editor/generation/generate-button.tsx';
import { GenerationReview } from '../../../editor/generation/generation-review.tsx';
import { pathKey } from '../../../editor/generation/texts.ts';
import { useGeneration } from '../../../editor/generation/use-generation.ts';
import { CropDialog } from '../../../editor/photos/crop-dialog.tsx';
import { FocusDialog } from '../../../editor/photos/focus-dialog.tsx';
import { photoCount } from '../../../editor/photos/photo-intake.ts';
import { Photo } from '../../../editor/photos/photo.tsx';
import { galleryNames, serviceNames } from '../../../editor/photos/picker-model.ts';
import { currentSite, edit, useSite } from '../../../state/draft.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { useWidth } from '../../../ui/use-width.ts';
import { common } from '../model.ts';
import { cropPhoto } from '../queries.ts';
import { photoSettings } from '../view-settings.ts';
import { HomepageButtons } from './homepage-buttons.tsx';
import classes from './inspector.module.css';
import { PairButton } from './pair-button.tsx';

interface InspectorProps {
  /** keys of the chosen photos */
  keys: readonly string[];
  /** indexes of the same photos in the record's list */
  indexes: readonly number[];
}

/** Maximum number of chosen photos that are pictured beside the title. */
const MOST_PICTURED = 3;
/** Width of the panel, in pixels, from which the fields fit on one line. */
const ONE_LINE_WIDTH = 560;
const LOW_WINDOW = '(max-height: 639px)';

/** The details of the chosen photos. A change applies to each of them. */
export function Inspector({ keys, indexes }: InspectorProps) {
  const galleries = useSite(galleryNames);
  const services = useSite(serviceNames);
  const [cropping, setCropping] = useState(false);
  const [focusing, setFocusing] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const width = useWidth(panel);
  const isNarrow = width > 0 && width < ONE_LINE_WIDTH;
  const isLow = useMediaQuery(LOW_WINDOW, undefined, { getInitialValueInEffect: false });
  // Unless the user has decided otherwise, the fields are closed if they need two lines or if the window is low,
  // because they would leave little room for the photos.
  const isOpen = useStore(photoSettings, ({ details }) => details ?? !(isNarrow || isLow));
  const fieldsId = useId();
  const one = indexes.length === 1 ? indexes[0] : undefined;
  const title = useSite((site) =>
    one === undefined ? photoCount(indexes.length) : photoName(photoAt(site, one), one),
  );
  const pictured = useSite((site) => [
    ...new Set(indexes.slice(0, MOST_PICTURED).map((index) => text(photoAt(site, index).photo))),
  ]);
  const archived = useSite((site) => indexes.every((index) => flag(photoAt(site, index).archived)));
  const set = (change: Parameters<typeof setMembers>[2]): void => void edit(setMembers(currentSite(), indexes, change));
  return (
    <section
      ref={panel}
      className={classes.panel}
      data-narrow={isNarrow || undefined}
      aria-label="Details of the selected photos"
    >
      <Group gap="xs" justify="space-between">
        <UnstyledButton
          className={classes.title}
          aria-expanded={isOpen}
          aria-controls={fieldsId}
          onClick={() => photoSettings.setState({ details: !isOpen })}
        >
          {pictured.map((photo) => (
            <Photo key={photo} photo={photo} alt="" className={classes.picture} />
          ))}
          <Text fw={550} truncate title={title}>
            {title}
          </Text>
          <ChevronDown size={16} aria-hidden className={classes.chevron} />
        </UnstyledButton>
        <Group gap={4} className={classes.actions}>
          {one !== undefined && (
            <ActionButton
              icon={Crop}
              reason={isFilmAddress(pictured[0] ?? '') ? 'Films are taken as they are.' : undefined}
              onClick={() => setCropping(true)}
            >
              Crop
            </ActionButton>
          )}
          {one !== undefined && !isFilmAddress(pictured[0] ?? '') && (
            <ActionButton icon={Focus} onClick={() => setFocusing(true)}>
              Focal point
            </ActionButton>
          )}
          <PairButton indexes={indexes} />
          <HomepageButtons indexes={indexes} />
          <ActionButton icon={archived ? ArchiveRestore : Archive} onClick={() => set({ archived: !archived })}>
            {archived ? 'Restore' : 'Archive'}
          </ActionButton>
        </Group>
      </Group>
      <div id={fieldsId} className={classes.fields} hidden={!isOpen}>
        <SharedText indexes={indexes} member="caption" />
        {/* Proposed alt texts are for the chosen photos, so they are dropped when other photos are chosen. */}
        <AltText key={keys.join(' ')} indexes={indexes} />
        <SharedChoice
          indexes={indexes}
          of={({ associated_service }) => text(associated_service)}
          member="associated_service"
          none="No service"
          names={services}
          change={(service) => ({ associated_service: service })}
        />
        <SharedChoice
          indexes={indexes}
          of={galleryOf}
          member="gallery"
          none="Uncategorized"
          names={galleries}
          change={inGallery}
        />
      </div>
      {focusing && one !== undefined && (
        <FocusDialog
          photo={text(photoAt(currentSite(), one).photo)}
          focus={text(photoAt(currentSite(), one).focal_point)}
          onChoose={(focus) => set({ focal_point: focus })}
          onClose={() => setFocusing(false)}
        />
      )}
      {cropping && one !== undefined && (
        <CropDialog
          photo={uncropped(currentSite(), one)}
          onCrop={(area) => cropPhoto(one, area)}
          onClose={() => setCropping(false)}
        />
      )}
    </section>
  );
}

interface SharedProps {
  indexes: readonly number[];
  /** member of a photo that gets the same value in all chosen photos */
  member: 'caption' | 'alt_tag' | 'associated_service' | 'gallery';
}

const labelOf = (member: SharedProps['member']): string => labelAt([...GALLERY, 0, member]);

/** Returns the value that all photos have. If their values differ, `value` is '' and the placeholder says so. */
function useShared(indexes: readonly number[], of: (photo: GalleryPhoto) => string) {
  const value = useSite((site) => common(indexes.map((index) => of(photoAt(site, index)))));
  return { value: value ?? '', isCommon: value !== undefined, placeholder: value === undefined ? 'Several' : '' };
}

interface SharedTextProps extends SharedProps {
  action?: ReactNode;
}

function SharedText({ indexes, member, action = null }: SharedTextProps) {
  const { value, placeholder } = useShared(indexes, (photo) => text(photo[member]));
  const id = useId();
  return (
    <Labeled id={id} path={[...GALLERY, ...indexes, member]} label={labelOf(member)} action={action}>
      <RuledText
        size="xs"
        id={id}
        value={value}
        placeholder={placeholder}
        path={[...GALLERY, ...indexes, member]}
        write={(site, typed) => setMembers(site, indexes, { [member]: typed })}
      />
    </Labeled>
  );
}

interface SharedChoiceProps extends SharedProps {
  of: (photo: GalleryPhoto) => string;
  none: string;
  names: readonly string[];
  change: (name: string) => Parameters<typeof setMembers>[2];
}

function SharedChoice({ indexes, of, member, none, names, change }: SharedChoiceProps) {
  const { value, isCommon, placeholder } = useShared(indexes, of);
  const id = useId();
  return (
    <Labeled id={id} path={[...GALLERY, ...indexes, member]} label={labelOf(member)} action={null}>
      <RuledSelect
        size="xs"
        id={id}
        searchable
        limit={100}
        options={names.map((name) => ({ value: name, label: name }))}
        none={none}
        showsNone={isCommon}
        value={value}
        placeholder={placeholder}
        write={(site, name) => setMembers(site, indexes, change(name))}
      />
    </Labeled>
  );
}

/** Field for the alt text. A button proposes an alt text for each photo, made from the record. */
function AltText({ indexes }: { indexes: readonly number[] }) {
  const photos = useSite((site) => indexes.map((index) => photoAt(site, index)));
  const proposed = useGeneration(async () => photos.map((photo) => proposeAltText(currentSite(), { ...photo })), {
    local: true,
  });
  const fields = indexes.map((index, at) => ({
    path: [...GALLERY, index, 'alt_tag'],
    label: `Alt text of ${photoName(photos[at]!, index)}`,
  }));
  const { result } = proposed;
  const byPath = result && Object.fromEntries(fields.map(({ path }, at) => [pathKey(path), result[at]!]));
  const generation = { ...proposed, result: byPath };
  return (
    <div>
      <SharedText
        indexes={indexes}
        member="alt_tag"
        action={<GenerateButton compact label="Propose" name="Propose alt text" generation={generation} />}
      />
      <GenerationReview generation={generation} fields={fields} />
    </div>
  );
}
