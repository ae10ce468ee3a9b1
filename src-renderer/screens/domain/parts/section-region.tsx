import { useAppInfo } from '../../../state/app-info.ts';
import { SectionAnchor } from '../../../editor/section-index.tsx';
import { useSite, useStatus } from '../../../state/draft.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { useDomainEdited } from './setup/use-domain.ts';
import type { DomainSection } from '../sections.ts';

export function SectionRegion({ section }: { section: DomainSection }) {
  const { id, title, summary, component: Content } = section;
  return (
    <SectionAnchor id={id}>
      <SectionCard title={title} purpose={<Summary summary={summary} />}>
        <Content />
      </SectionCard>
    </SectionAnchor>
  );
}

/** Follows what is typed without drawing the section's fields again. */
function Summary({ summary }: Pick<DomainSection, 'summary'>) {
  const { contactField } = useAppInfo();
  const domainEdited = useDomainEdited();
  // Bought since, it is the new domain that the record speaks of.
  const bought = useStatus(({ status }) => status?.editedFields.includes('domain_purchased') ?? false);
  return useSite((site) => summary(site, contactField, domainEdited && !bought));
}
