import { Switch } from '@mantine/core';
import { useStore } from 'zustand';
import { list, text } from '#shared/domain/site/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { CodeField } from '../../../editor/fields/code-field.tsx';
import { TextField } from '../../../editor/fields/text-field.tsx';
import { FoldCard } from '../../../editor/fold-card.tsx';
import { useSite } from '../../../state/draft.ts';
import { FormGrid, FullWidth } from '../../../ui/form-grid.tsx';
import { GALLERY_NAMES, type View } from '../model.ts';
import { photoSettings } from '../view-settings.ts';

const ALL_FIELDS = [['gallery_all_title'], ['work_link_text'], ['all_photos_cc_widget']];

/** Texts and widget code of a gallery, or of all photos, and what stands under the photos. */
export function ViewFields({ view }: { view: View }) {
  const index = useSite((site) => (view.kind === 'gallery' ? galleryAt(site, view.name) : -1));
  const summary = (site: SiteDocument): string => {
    if (view.kind === 'all') return `Link: ${text(site.work_link_text) || 'See more photos'}`;
    return text(list(site.gallery_names)[index]?.['gallery-subtitle']);
  };
  const path = [...GALLERY_NAMES, index];
  return (
    <FoldCard
      title={view.kind === 'all' || index >= 0 ? 'Texts and display' : 'Display'}
      summary={summary}
      fields={view.kind === 'all' ? ALL_FIELDS : [path]}
      slim
    >
      <FormGrid>
        {view.kind === 'all' && (
          <>
            <TextField path={['gallery_all_title']} />
            <TextField path={['work_link_text']} label="Link text" />
            <FullWidth>
              <Widget path={['all_photos_cc_widget']} />
            </FullWidth>
          </>
        )}
        {index >= 0 && (
          <>
            <FullWidth>
              <TextField path={[...path, 'gallery-subtitle']} />
            </FullWidth>
            <FullWidth>
              <Widget path={[...path, 'gallery_cc_widget']} />
            </FullWidth>
          </>
        )}
        <ButtonToggles />
      </FormGrid>
    </FoldCard>
  );
}

/** What stands under each photo. */
function ButtonToggles() {
  const { buttons, services } = useStore(photoSettings);
  return (
    <>
      <Switch
        label="Show buttons under photos"
        checked={buttons}
        onChange={(event) => photoSettings.setState({ buttons: event.currentTarget.checked })}
      />
      <Switch
        label="Show service buttons under photos"
        checked={services}
        onChange={(event) => photoSettings.setState({ services: event.currentTarget.checked })}
      />
    </>
  );
}

function Widget({ path }: { path: (string | number)[] }) {
  return (
    <CodeField
      path={path}
      label="CompanyCam widget code"
      description="It runs on the published page only."
      minRows={2}
    />
  );
}

function galleryAt(site: SiteDocument, name: string): number {
  return list(site.gallery_names).findIndex((gallery) => name !== '' && text(gallery?.['gallery-name']) === name);
}
