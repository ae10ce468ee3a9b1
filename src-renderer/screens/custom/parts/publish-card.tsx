import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { text } from '#shared/domain/site/readers.ts';
import { FlagChoiceField } from '../../../editor/fields/flag-choice-field.tsx';
import { useSite } from '../../../state/draft.ts';
import { tabRoute } from '../../../state/tabs.ts';
import { SectionCard } from '../../../ui/section-card.tsx';

export function PublishCard() {
  const slug = useSite((site) => text(site.slug));
  return (
    <SectionCard
      title="Publish target"
      purpose={
        <>
          Where the published page is kept. A domain’s DNS records depend on it: see{' '}
          <Anchor inherit component={Link} to={{ pathname: tabRoute('domain', slug), hash: 'dns' }}>
            Domain
          </Anchor>
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
