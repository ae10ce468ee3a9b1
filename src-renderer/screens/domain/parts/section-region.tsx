import { useAppInfo } from '../../../app/app-info.ts';
import { useSite, useStatus } from '../../../state/draft.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import classes from '../domain.module.css';
import type { DomainSection } from '../sections.ts';

export function SectionRegion({ section: { id, title, summary, component: Content } }: { section: DomainSection }) {
  const { contactField } = useAppInfo();
  const { status } = useStatus();
  const domainEdited = status?.editedFields.includes('paid_url') ?? false;
  const line = useSite((site) => summary(site, contactField, domainEdited));
  return (
    <div id={id} tabIndex={-1} className={classes.section} data-domain-section>
      <SectionCard title={title} purpose={line}>
        <Content />
      </SectionCard>
    </div>
  );
}
