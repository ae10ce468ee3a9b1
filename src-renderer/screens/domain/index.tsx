import { SectionAnchor, SectionIndex } from '../../editor/section-index.tsx';
import { useAppInfo } from '../../state/app-info.ts';
import { useSite } from '../../state/draft.ts';
import { Screen } from '../../ui/screen.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { ReadyCard } from './parts/ready/ready-card.tsx';
import { type DomainSection, sections } from './sections.ts';

export default function DomainScreen() {
  const shownIds = useSite((site) => sections.filter(({ shown }) => shown?.(site) ?? true).map(({ id }) => id));
  const shown = sections.filter(({ id }) => shownIds.includes(id));
  return (
    <SectionIndex sections={shown}>
      <Screen title="Domain">
        <ReadyCard />
        {shown.map(({ id, title, summary, danger, component: Content }) => (
          <SectionAnchor key={id} id={id}>
            <SectionCard title={title} purpose={<Summary summary={summary} />} danger={danger}>
              <Content />
            </SectionCard>
          </SectionAnchor>
        ))}
      </Screen>
    </SectionIndex>
  );
}

/** Follows what is typed without drawing the section's fields again. */
function Summary({ summary }: Pick<DomainSection, 'summary'>) {
  const { contactField } = useAppInfo();
  return useSite((site) => summary(site, contactField));
}
