import { Alert, Box, Button, Group } from '@mantine/core';
import { TriangleAlert } from 'lucide-react';
import { flag } from '#shared/record/readers.ts';
import { siteVersion } from '#shared/layout/versions.ts';
import { FoldCard } from '../../../editor/fold-card.tsx';
import { FlagChoiceField } from '../../../editor/fields/flag-choice-field.tsx';
import { SiteLink } from '../../../editor/site-link.tsx';
import { setField, useSite } from '../../../state/draft.ts';
import { SiteMap } from './site-map.tsx';
import { pagesOf } from '../model.ts';
import { cards } from '../sections.ts';

export function PagesCard() {
  const unpublishable = useSite((site) => siteVersion(site) === 'vC' && !flag(site.multipage));
  return (
    <FoldCard
      of={cards.pages}
      summary={(site) => pagesOf(site).join(' · ')}
      purpose="Whether the site is one long page or a home page with others."
    >
      <Group gap="lg" align="flex-start">
        <Box flex="1 1 160px">
          <FlagChoiceField
            path={['multipage']}
            aria-label="Pages of the site"
            yes={{ label: 'Multi-page', description: 'A page per topic' }}
            no={{ label: 'Single page', description: 'One long page' }}
          />
        </Box>
        <SiteMap />
      </Group>
      {unpublishable && (
        <Alert mt="md" variant="light" color="orange" icon={<TriangleAlert size={16} aria-hidden />}>
          <Group gap="xs" justify="space-between" c="var(--mantine-color-text)">
            <span>A single-page site cannot be published with version vC.</span>
            <Button size="compact-sm" variant="default" onClick={() => setField(['multipage'], true)}>
              Make it multi-page
            </Button>
          </Group>
        </Alert>
      )}
      <SiteLink to="site" />
    </FoldCard>
  );
}
