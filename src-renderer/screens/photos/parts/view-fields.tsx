import { Switch } from '@mantine/core';
import { useStore } from 'zustand';
import { GALLERY_NAMES } from '#shared/domain/photo/library.ts';
import { list, text } from '#shared/record/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { Path } from '#shared/record/operation.ts';
import { TextField } from '../../../editor/fields/text-field.tsx';
import { cardSection } from '../../../editor/card-section.ts';
import { FoldCard } from '../../../editor/fold-card.tsx';
import { useSite } from '../../../state/draft.ts';
import { FormGrid, FullWidth } from '../../../ui/form-grid.tsx';
import { galleryIndex, type View } from '../model.ts';
import { photoSettings } from '../view-settings.ts';

interface Fields {
  texts: readonly Path[];
  widget: Path;
}

const textsAndDisplay = cardSection('photos', 'texts', 'Texts and display');
const display = cardSection('photos', 'display', 'Display');

const ofAll: Fields = {
  texts: [['gallery_all_title'], ['work_link_text']],
  widget: ['all_photos_cc_widget'],
};

const ofGallery = (index: number): Fields => ({
  texts: [[...GALLERY_NAMES, index, 'gallery-subtitle']],
  widget: [...GALLERY_NAMES, index, 'gallery_cc_widget'],
});

/** Texts and widget code of a gallery or of all photos, and switches for the lines under the photos. */
export function ViewFields({ view }: { view: View }) {
  const index = useSite((site) => galleryIndex(site, view));
  const fields = view.kind === 'all' ? ofAll : index >= 0 ? ofGallery(index) : undefined;
  const summary = (site: SiteDocument): string => {
    if (view.kind === 'all') return `Link: ${text(site.work_link_text) || 'See more photos'}`;
    return text(list(site.gallery_names)[index]?.['gallery-subtitle']);
  };
  return (
    <FoldCard of={fields ? textsAndDisplay : display} summary={summary} slim>
      <FormGrid>
        {fields && (
          <>
            {fields.texts.map((path) => (
              <TextField key={path.join('.')} path={path} />
            ))}
            <FullWidth>
              <TextField path={fields.widget} description="It runs on the published page only." />
            </FullWidth>
          </>
        )}
        <ButtonToggle setting="buttons" label="Show buttons under photos" />
        <ButtonToggle setting="services" label="Show service buttons under photos" />
      </FormGrid>
    </FoldCard>
  );
}

/** Switch that shows or hides a line of buttons under each photo. */
function ButtonToggle({ setting, label }: { setting: 'buttons' | 'services'; label: string }) {
  return (
    <Switch
      label={label}
      checked={useStore(photoSettings, (settings) => settings[setting])}
      onChange={(event) => photoSettings.setState({ [setting]: event.currentTarget.checked })}
    />
  );
}
