import { newService, SERVICES } from '#shared/domain/service/add.ts';
import type { EditedItem } from '../../editor/list/item.ts';
import { ListButtons } from '../../editor/list/list-buttons.tsx';
import { SideListEditor } from '../../editor/list/side-list-editor.tsx';
import { useScreenSection } from '../../editor/preview-section.ts';
import { currentSite } from '../../state/draft.ts';
import { Screen } from '../../ui/screen.tsx';
import { ContentCard } from './parts/content-card.tsx';
import { ListActions } from './parts/list-actions.tsx';
import { NameCard } from './parts/name-card.tsx';
import { PackagesCard } from './parts/packages-card.tsx';
import { PhotosCard } from './parts/photos-card.tsx';

export default function ServicesScreen() {
  return (
    <Screen title="Services" wide>
      <div {...useScreenSection('services')}>
        <SideListEditor
          path={SERVICES}
          question
          empty="There are no services yet. Add one, or choose among those of the industry."
          foot={
            <ListButtons add="Add Service" newValue={() => newService(currentSite(), Math.random)}>
              <ListActions />
            </ListButtons>
          }
        >
          {drawService}
        </SideListEditor>
      </div>
    </Screen>
  );
}

const drawService = (service: EditedItem) => (
  <>
    <NameCard {...service} />
    <ContentCard {...service} />
    <PhotosCard {...service} />
    <PackagesCard {...service} />
  </>
);
