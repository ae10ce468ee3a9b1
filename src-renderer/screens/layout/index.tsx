import { siteVersion } from '#shared/layout/versions.ts';
import { useSite } from '../../state/draft.ts';
import { Screen } from '../../ui/screen.tsx';
import { PagesCard } from './parts/pages-card.tsx';
import { SectionsCard } from './parts/sections-card.tsx';
import { ThemeCard } from './parts/theme-card.tsx';
import { VersionCard } from './parts/version-card.tsx';

export default function LayoutScreen() {
  const custom = useSite((site) => siteVersion(site) === 'vC');
  return (
    <Screen title="Layout">
      <PagesCard />
      <VersionCard />
      {custom && (
        <>
          <SectionsCard />
          <ThemeCard />
        </>
      )}
    </Screen>
  );
}
