import { useAppInfo } from '../../../state/app-info.ts';
import { SectionAnchor } from '../../../editor/section-index.tsx';
import { useSite } from '../../../state/draft.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import classes from './section-region.module.css';
import type { DomainSection } from '../sections.ts';

export function SectionRegion({ section }: { section: DomainSection }) {
  const { id, title, summary, component: Content } = section;
  return (
    <SectionAnchor id={id}>
      <div className={section.danger ? classes.danger : undefined}>
        <SectionCard title={title} purpose={<Summary summary={summary} />}>
          <Content />
        </SectionCard>
      </div>
    </SectionAnchor>
  );
}

/** Follows what is typed without drawing the section's fields again. */
function Summary({ summary }: Pick<DomainSection, 'summary'>) {
  const { contactField } = useAppInfo();
  return useSite((site) => summary(site, contactField));
}
