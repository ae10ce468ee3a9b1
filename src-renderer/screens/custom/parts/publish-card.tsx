import { FlagChoiceField } from '../../../editor/fields/flag-choice-field.tsx';
import { TabLink } from '../../../editor/tab-link.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';

export function PublishCard() {
  return (
    <SectionCard
      title="Publish target"
      purpose={
        <>
          Where the published page is kept. A domain’s DNS records depend on it: see{' '}
          <TabLink tab="domain" section="dns">
            Domain
          </TabLink>
          .
        </>
      }
    >
      <FlagChoiceField
        path={['publish_to_google_storage']}
        aria-label="Publish target"
        yes={{ label: 'Cloud storage', description: 'Redirects work there' }}
        no={{ label: 'Code-hosting pages', description: 'The page is a repository of files' }}
      />
    </SectionCard>
  );
}
