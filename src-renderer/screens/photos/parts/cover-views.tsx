import { Box, Tabs } from '@mantine/core';
import { useState } from 'react';
import { text } from '#shared/record/readers.ts';
import type { GalleryPhoto, SiteDocument } from '#shared/domain/site/schema.ts';
import { limitOf } from '#shared/record-catalogue/list-engine.ts';
import { numberedLabelAt } from '../../../editor/bound-field.ts';
import { photoDeletion } from '../../../editor/deletion.ts';
import { TextField } from '../../../editor/fields/text-field.tsx';
import { inTurn } from '#shared/record-catalogue/in-turn.ts';
import { type EditedItem, ListEditor } from '../../../editor/list/list-editor.tsx';
import { IntakeProgress } from '../../../editor/photos/intake-progress.tsx';
import { photosOfList, usePhotoIntake } from '../../../editor/photos/photo-intake.ts';
import { PhotoDrop } from '../../../editor/photos/photo-drop.tsx';
import { PickPhotos } from '../../../editor/photos/pick-photos.tsx';
import { PictureField } from '../../../editor/photos/picture-field.tsx';
import { slideProps, useScreenSection } from '../../../editor/preview-section.ts';
import { useWantedField } from '../../../editor/wanted-field.ts';
import { currentSite, edit, useSite } from '../../../state/draft.ts';
import { Screen } from '../../../ui/screen.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';

const COVER = ['hero_gallery_photos'];
const MOST_COVER = limitOf(COVER) ?? Infinity;
const cover = photosOfList(COVER);
const crop = ['wide', 'square', 'free'] as const;

/** The photos behind the hero's text: several from version v2 on, a single one in v1. */
export function HeroView() {
  const section = useScreenSection('hero_gallery_photos');
  const [tab, setTab] = useState<string | null>('v2');
  useWantedField([['hero_image']], () => setTab('v1'));
  return (
    <Screen title="Hero Images">
      <div {...section}>
        <SectionCard title="Cover Photo" purpose="What visitors see first. The first photo is shown first.">
          <Tabs value={tab} onChange={setTab} keepMounted={false}>
            <Tabs.List mb="md">
              <Tabs.Tab value="v2">v2+</Tabs.Tab>
              <Tabs.Tab value="v1">v1</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="v2">
              <CoverPhotos />
            </Tabs.Panel>
            <Tabs.Panel value="v1">
              <PictureField path={['hero_image']} crop={crop} ofScreen />
            </Tabs.Panel>
          </Tabs>
        </SectionCard>
      </div>
    </Screen>
  );
}

function CoverPhotos() {
  const intake = usePhotoIntake(cover);
  const room = useSite((site) => MOST_COVER - (site.hero_gallery_photos?.length ?? 0));
  return (
    <>
      <ListEditor
        path={COVER}
        layout="cards"
        nameOf={nameOfCover}
        question={photoDeletion}
        empty="No cover photo yet: the page shows one of the gallery."
        foot={
          room <= 0 ? (
            <p role="status">Up to {MOST_COVER} cover photos.</p>
          ) : (
            <Box mt="sm">
              <PhotoDrop intake={intake} first={false} ofScreen label="Add cover photos" />
              <PickPhotos mt="xs" title="Choose cover photos" limit={room} onPick={addToCover} />
            </Box>
          )
        }
      >
        {drawCover}
      </ListEditor>
      <IntakeProgress intake={intake} />
    </>
  );
}

function addToCover(photos: readonly GalleryPhoto[]): void {
  const additions = photos.map(({ photo }) => (site: SiteDocument) => {
    const operations = cover.put(site, text(photo));
    return typeof operations === 'string' ? [] : [...operations];
  });
  edit(inTurn(currentSite(), additions));
}

const nameOfCover = ({ caption }: Record<string, unknown>, number: number): string =>
  text(caption).trim() || numberedLabelAt([...COVER, 0], number);

const drawCover = ({ path, number }: EditedItem) => (
  <div {...slideProps(number - 1)}>
    <PictureField path={[...path, 'photo']} label={numberedLabelAt(path, number)} labelHidden crop={crop} />
    <TextField path={[...path, 'caption']} mt="xs" />
  </div>
);

export function AboutView() {
  const section = useScreenSection('about_upload');
  return (
    <Screen title="About Us Photo">
      <div {...section}>
        <SectionCard title="About Us Photo" purpose="Stands beside the text about the company.">
          <PictureField path={['about_upload']} crop={crop} ofScreen />
        </SectionCard>
      </div>
    </Screen>
  );
}
