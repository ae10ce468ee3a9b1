import { usePreviewSitePage } from '../../editor/missing-page-note.tsx';
import { Screen } from '../../ui/screen.tsx';
import { PageCard } from './parts/page-card.tsx';
import { TeammatesCard } from './parts/teammates-card.tsx';
import { TextsCard } from './parts/texts-card.tsx';

export default function TeamScreen() {
  usePreviewSitePage('team');
  return (
    <Screen title="Team" wide>
      <PageCard />
      <TeammatesCard />
      <TextsCard />
    </Screen>
  );
}
