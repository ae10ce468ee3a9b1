import { ActionIcon, Anchor, Tooltip } from '@mantine/core';
import { ExternalLink } from 'lucide-react';
import { text } from '#shared/domain/site/readers.ts';
import { invoke } from '../../../bridge/client.ts';
import { useSite, useStatus } from '../../../state/draft.ts';
import { notifyError } from '../../../ui/notify.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import classes from './publishing-facts.module.css';

export function PublishingFacts() {
  const address = useSite((site) => text(site.a_record_ip).trim());
  const { status } = useStatus();
  return (
    <dl className={classes.facts}>
      <dt>Published page</dt>
      <dd>{status?.publishedUrl ? <PublishedLink url={status.publishedUrl} /> : 'Not published yet'}</dd>
      {address !== '' && (
        <>
          <dt>A record</dt>
          <dd>
            <span>{address}</span>
            <CopyButton name="the A record" text={address} />
          </dd>
        </>
      )}
    </dl>
  );
}

function PublishedLink({ url }: { url: string }) {
  const open = (): void => {
    invoke('app.openExternal', { url }).catch((error: unknown) => notifyError('The page could not be opened', error));
  };
  return (
    <>
      <Anchor component="button" type="button" size="sm" className={classes.value} onClick={open}>
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
