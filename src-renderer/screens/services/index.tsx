import type { ReactNode } from 'react';
import { newService, SERVICES } from '#shared/domain/service/add.ts';
import { CardColumns } from '../../editor/card-columns.tsx';
import type { EditedItem } from '../../editor/list/item.ts';
import { ListButtons } from '../../editor/list/list-buttons.tsx';
import { SideListEditor } from '../../editor/list/side-list-editor.tsx';
import { useScreenSection } from '../../editor/preview-section.ts';
import { SectionAnchor, SectionIndex } from '../../editor/section-index.tsx';
import { SharedTextNote } from '../../editor/shared-text-note.tsx';
import { currentSite } from '../../state/draft.ts';
import { Screen } from '../../ui/screen.tsx';
import { ContentCard } from './parts/content-card.tsx';
import { ListActions } from './parts/list-actions.tsx';
import { NameCard } from './parts/name-card.tsx';
import { PackagesCard } from './parts/packages-card.tsx';
import { PhotosCard } from './parts/photos-card.tsx';
import { cards } from './sections.ts';

export default function ServicesScreen() {
  return (
    <Screen title="Services" wide>
      <div {...useScreenSection('services')}>
        <SharedTextNote text="services" />
        <SideListEditor
          path={SERVICES}
          question
          around={Cards}
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

const sections = Object.values(cards);

/** The index of a service's cards, with the cards below it. Every service has the same index. */
const Cards = ({ children }: { children: ReactNode }) => <SectionIndex sections={sections}>{children}</SectionIndex>;

const drawService = (service: EditedItem) => (
  <CardColumns
    first={
      <>
        <SectionAnchor id={cards.name.id}>
          <NameCard {...service} />
        </SectionAnchor>
        <SectionAnchor id={cards.content.id}>
          <ContentCard {...service} />
        </SectionAnchor>
      </>
    }
    second={
      <>
        <SectionAnchor id={cards.photos.id}>
          <PhotosCard {...service} />
        </SectionAnchor>
        <SectionAnchor id={cards.packages.id}>
          <PackagesCard {...service} />
        </SectionAnchor>
      </>
    }
  />
);
