import { Anchor, Radio, Stack } from '@mantine/core';
import { Link } from 'react-router-dom';
import { flag, text } from '#shared/domain/site/readers.ts';
import { useBoundField } from '../../../editor/bound-field.ts';
import { useSite } from '../../../state/draft.ts';
import { tabRoute } from '../../../state/tabs.ts';
import { SectionCard } from '../../../ui/section-card.tsx';

const STORAGE = 'storage';
const PAGES = 'pages';

export function PublishCard() {
  const field = useBoundField(['publish_to_google_storage']);
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
      <Radio.Group
        aria-label="Publish target"
        value={flag(field.raw) ? STORAGE : PAGES}
        onChange={(value) => {
          field.set(value === STORAGE);
          field.onBlur();
        }}
      >
        <Stack gap="xs">
          <Radio value={STORAGE} label="Cloud storage" description="Redirects work there" />
          <Radio value={PAGES} label="Code-hosting pages" description="The page is a repository of files" />
        </Stack>
      </Radio.Group>
    </SectionCard>
  );
}
