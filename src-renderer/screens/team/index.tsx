import { TEAM_PAGE_PATH } from '#shared/layout/extra-pages.ts';
import { usePreviewExtraPage } from '../../editor/missing-page-note.tsx';
import { Screen } from '../../ui/screen.tsx';
import { PageCard } from './parts/page-card.tsx';
import { TeammatesCard } from './parts/teammates-card.tsx';
import { TextsCard } from './parts/texts-card.tsx';

export default function TeamScreen() {
  usePreviewExtraPage('team-page', () => TEAM_PAGE_PATH);
  return (
    <Screen title="Team" wide>
      <PageCard />
      <TeammatesCard />
      <TextsCard />
    </Screen>
  );
}
