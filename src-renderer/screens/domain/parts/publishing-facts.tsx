import { ActionIcon, Anchor, Tooltip } from '@mantine/core';
import { ExternalLink } from 'lucide-react';
import { text } from '#shared/record/readers.ts';
import { useSite, useStatus } from '../../../state/draft.ts';
import { openExternal } from '../../../ui/open-external.ts';
import { CopyableText, CopyButton } from '../../../ui/copy-button.tsx';
import { Fact, Facts } from '../../../ui/facts.tsx';
import { PageComparison } from './page-comparison.tsx';

export function PublishingFacts() {
  const address = useSite((site) => text(site.a_record_ip).trim());
  const published = useStatus(({ status }) => status?.publishedUrl);
  return (
    <>
      <Facts>
        <Fact name="Published page">{published ? <PublishedLink url={published} /> : 'Not published yet'}</Fact>
        {address !== '' && (
          <Fact name="A record">
            <CopyableText name="the A record" text={address} />
          </Fact>
        )}
      </Facts>
      <PageComparison />
    </>
  );
}

function PublishedLink({ url }: { url: string }) {
  const open = (): void => openExternal(url);
  return (
    <>
      <Anchor component="button" type="button" size="sm" truncate onClick={open}>
        {url}
      </Anchor>
      <CopyButton name="the published link" text={url} />
      <Tooltip label="Open the published page">
        <ActionIcon aria-label="Open the published page" onClick={open}>
          <ExternalLink size={16} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </>
  );
}
