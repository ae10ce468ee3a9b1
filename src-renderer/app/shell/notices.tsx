import { Button } from '@mantine/core';
import { CircleAlert, CloudDownload, CloudOff } from 'lucide-react';
import { clearCache, retryEdits } from '../../state/draft-actions.ts';
import { useStatus } from '../../state/draft.ts';
import { NoticeBar } from '../../ui/notice-bar.tsx';
import { attempt } from '../../ui/notify.tsx';
import { reviewNewer } from '../conflicts/review-newer.ts';
import { fetchNewerCopy } from './newer-prompt.ts';

/** Shows a bar while edits cannot be written to this computer's disk. */
export function NotSavedBar() {
  const journalFailure = useStatus((site) => site.journalFailure);
  if (!journalFailure) return null;
  return (
    <NoticeBar
      icon={CircleAlert}
      tone="danger"
      urgent
      actions={
        <Button size="compact-sm" color="red.8" onClick={retryEdits}>
          Try again
        </Button>
      }
    >
      <strong>Not saved.</strong> Your last edits are still here but could not be written to this computer.{' '}
      {journalFailure.message}
    </NoticeBar>
  );
}

/** Shows a bar while the server no longer has the site. */
export function MissingBar() {
  const missing = useStatus(({ status }) => status?.missingOnServer ?? false);
  if (!missing) return null;
  return (
    <NoticeBar icon={CloudOff}>This site is no longer on the server. Your copy is kept on this computer.</NoticeBar>
  );
}

/** Shows a bar while the server has another site under the slug of the open site. */
export function OtherSiteBar() {
  const other = useStatus(({ status }) => status?.otherSite ?? false);
  const slug = useStatus((site) => site.slug);
  if (!other || slug === null) return null;
  return (
    <NoticeBar
      icon={CloudOff}
      actions={
        <Button size="compact-sm" onClick={() => void attempt('The other site could not be opened', clearCache, slug)}>
          Open the other site
        </Button>
      }
    >
      “{slug}” belongs to another site now. Your copy of this one is kept, and is found again under its new slug.
    </NoticeBar>
  );
}

/** Shows a bar that offers the server's newer copy, if `shown`. */
export function NewerBar({ shown }: { shown: boolean }) {
  const edited = useStatus(({ status }) => status?.sync !== 'clean');
  if (!shown) return null;
  return (
    <NoticeBar
      icon={CloudDownload}
      actions={
        <>
          {edited && (
            <Button size="compact-sm" onClick={() => void reviewNewer()}>
              Review
            </Button>
          )}
          <Button size="compact-sm" variant="default" onClick={() => void fetchNewerCopy()}>
            Fetch it
          </Button>
        </>
      }
    >
      The server has a newer copy of this site.
    </NoticeBar>
  );
}
