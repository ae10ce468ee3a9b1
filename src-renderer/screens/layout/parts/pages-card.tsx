import { Alert, Box, Button, Group } from '@mantine/core';
import { TriangleAlert } from 'lucide-react';
import { flag } from '#shared/record/readers.ts';
import { siteVersion } from '#shared/layout/versions.ts';
import { FlagChoiceField } from '../../../editor/fields/flag-choice-field.tsx';
import { SiteLink } from '../../../editor/site-link.tsx';
import { setField, useSite } from '../../../state/draft.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { SiteMap } from './site-map.tsx';

export function PagesCard() {
  const unpublishable = useSite((site) => siteVersion(site) === 'vC' && !flag(site.multipage));
  return (
    <SectionCard title="Pages" purpose="Whether the site is one long page or a home page with others.">
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
    </SectionCard>
  );
}
