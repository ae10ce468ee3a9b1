import { siteVersion } from '#shared/layout/versions.ts';
import { SectionScreen } from '../../editor/section-screen.tsx';
import { useSite } from '../../state/draft.ts';
import { PagesCard } from './parts/pages-card.tsx';
import { SectionsCard } from './parts/sections-card.tsx';
import { ThemeCard } from './parts/theme-card.tsx';
import { VersionCard } from './parts/version-card.tsx';
import { cards } from './sections.ts';

const sections = [
  { ...cards.pages, component: PagesCard },
  { ...cards.version, component: VersionCard },
];

const customSections = [
  ...sections,
  { ...cards.layout, component: SectionsCard },
  { ...cards.css, component: ThemeCard },
];

export default function LayoutScreen() {
  const custom = useSite((site) => siteVersion(site) === 'vC');
  return custom ? (
    <SectionScreen title="Layout" sections={customSections} second={cards.css.id} />
  ) : (
    <SectionScreen title="Layout" sections={sections} second={cards.version.id} />
  );
}
