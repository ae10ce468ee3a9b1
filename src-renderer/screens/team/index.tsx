import { usePreviewSitePage } from '../../editor/missing-page-note.tsx';
import { SectionScreen } from '../../editor/section-screen.tsx';
import { PageCard } from './parts/page-card.tsx';
import { TeammatesCard } from './parts/teammates-card.tsx';
import { TextsCard } from './parts/texts-card.tsx';
import { cards } from './sections.ts';

const sections = [
  { ...cards.page, component: PageCard },
  { ...cards.teammates, component: TeammatesCard },
  { ...cards.texts, component: TextsCard },
];

export default function TeamScreen() {
  usePreviewSitePage('team');
  // The cards are in one column, because three teammates side by side need the whole width.
  return <SectionScreen title="Team" sections={sections} />;
}
