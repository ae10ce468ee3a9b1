import { useSite } from '../../state/draft.ts';
import { Screen } from '../../ui/screen.tsx';
import classes from './domain.module.css';
import { ReadyCard } from './parts/ready/ready-card.tsx';
import { SectionIndex } from './parts/section-index.tsx';
import { SectionRegion } from './parts/section-region.tsx';
import { sections } from './sections.ts';
import { useDeepLink } from './use-deep-link.ts';

export default function DomainScreen() {
  const shownIds = useSite((site) => sections.filter(({ shown }) => shown?.(site) ?? true).map(({ id }) => id));
  const shown = sections.filter(({ id }) => shownIds.includes(id));
  useDeepLink();
  return (
    <div className={classes.frame}>
      <div className={classes.columns}>
        <SectionIndex sections={shown} />
        <Screen title="Domain">
          <ReadyCard />
          {shown.map((section) => (
            <SectionRegion key={section.id} section={section} />
          ))}
        </Screen>
      </div>
    </div>
  );
}
