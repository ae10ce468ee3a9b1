import { newService, SERVICES } from '#shared/domain/service/add.ts';
import { type EditedItem, ListEditor } from '../../editor/list/list-editor.tsx';
import { deletion } from '../../editor/deletion.ts';
import { useScreenSection } from '../../editor/preview-section.ts';
import { currentSite } from '../../state/draft.ts';
import { Screen } from '../../ui/screen.tsx';
import { ContentCard } from './parts/content-card.tsx';
import { ListActions } from './parts/list-actions.tsx';
import { NameCard } from './parts/name-card.tsx';
import { PackagesCard } from './parts/packages-card.tsx';
import { PhotosCard } from './parts/photos-card.tsx';
import classes from './services.module.css';

const askDeletion = deletion('service');

export default function ServicesScreen() {
  const section = useScreenSection('our-services');
  return (
    <Screen title="Services" wide>
      <div className={classes.screen} {...section}>
        <ListEditor
          path={SERVICES}
          layout="side"
          add="Add Service"
          newValue={() => newService(currentSite(), Math.random)}
          question={askDeletion}
          empty={
            <p className={classes.empty}>There are no services yet. Add one, or choose among those of the industry.</p>
          }
          actions={<ListActions />}
        >
          {drawService}
        </ListEditor>
      </div>
    </Screen>
  );
}

const drawService = (service: EditedItem) => (
  <div className={classes.form}>
    <NameCard {...service} />
    <ContentCard {...service} />
    <PhotosCard {...service} />
    <PackagesCard {...service} />
  </div>
);
