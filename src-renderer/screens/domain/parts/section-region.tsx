import { useAppInfo } from '../../../app/app-info.ts';
import { useSite } from '../../../state/draft.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import classes from '../domain.module.css';
import { useDomainEdited } from './setup/use-domain.ts';
import type { DomainSection } from '../sections.ts';

export function SectionRegion({ section: { id, title, summary, component: Content } }: { section: DomainSection }) {
  const { contactField } = useAppInfo();
  const domainEdited = useDomainEdited();
  const line = useSite((site) => summary(site, contactField, domainEdited));
  return (
    <div id={id} tabIndex={-1} className={classes.section} data-domain-section>
      <SectionCard title={title} purpose={line}>
        <Content />
      </SectionCard>
    </div>
  );
}
