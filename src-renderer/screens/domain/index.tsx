import { SectionIndex } from '../../editor/section-index.tsx';
import { useSite } from '../../state/draft.ts';
import { Screen } from '../../ui/screen.tsx';
import { ReadyCard } from './parts/ready/ready-card.tsx';
import { SectionRegion } from './parts/section-region.tsx';
import { sections } from './sections.ts';

export default function DomainScreen() {
  const shownIds = useSite((site) => sections.filter(({ shown }) => shown?.(site) ?? true).map(({ id }) => id));
  const shown = sections.filter(({ id }) => shownIds.includes(id));
  return (
    <SectionIndex sections={shown}>
      <Screen title="Domain">
        <ReadyCard />
        {shown.map((section) => (
          <SectionRegion key={section.id} section={section} />
        ))}
      </Screen>
    </SectionIndex>
  );
}
