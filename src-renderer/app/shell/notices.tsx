import { Button } from '@mantine/core';
import { CircleAlert, CloudDownload, CloudOff } from 'lucide-react';
import { clearCache, retryEdits } from '../../state/draft-actions.ts';
import { useStatus } from '../../state/draft.ts';
import { attempt } from '../../ui/notify.tsx';
import { reviewNewer } from '../conflicts/review-newer.ts';
import { fetchNewerCopy } from './newer-prompt.ts';
import classes from './shell.module.css';

/** Stands while edits cannot be written to this computer's disk. */
export function NotSavedBar() {
  const journalFailure = useStatus((site) => site.journalFailure);
  if (!journalFailure) return null;
  return (
    <div role="alert" className={classes.notice} data-tone="danger">
      <CircleAlert size={16} aria-hidden />
      <span className={classes.spring}>
        <strong>Not saved.</strong> Your last edits are still here but could not be written to this computer.{' '}
        {journalFailure.message}
      </span>
      <Button size="compact-sm" color="red.8" onClick={retryEdits}>
        Try again
      </Button>
    </div>
  );
}

/** Stands while the server has no such site any more. */
export function MissingBar() {
  const missing = useStatus(({ status }) => status?.missingOnServer ?? false);
  if (!missing) return null;
  return (
    <div role="status" className={classes.notice}>
      <CloudOff size={16} aria-hidden />
      <span className={classes.spring}>This site is no longer on the server. Your copy is kept on this computer.</span>
    </div>
  );
}

/** Stands while the server has another site by the slug of the open one. */
export function OtherSiteBar() {
  const other = useStatus(({ status }) => status?.otherSite ?? false);
  const slug = useStatus((site) => site.slug);
  if (!other || slug === null) return null;
  return (
    <div role="status" className={classes.notice}>
      <CloudOff size={16} aria-hidden />
      <span className={classes.spring}>
        “{slug}” belongs to another site now. Your copy of this one is kept, and is found again under its new slug.
      </span>
      <Button size="compact-sm" onClick={() => void attempt('The other site could not be opened', clearCache, slug)}>
        Open the other site
      </Button>
    </div>
  );
}

/** Stands while the server has a newer copy that the user has not taken over. */
export function NewerBar({ shown }: { shown: boolean }) {
  const edited = useStatus(({ status }) => status?.sync !== 'clean');
  if (!shown) return null;
  return (
    <div role="status" className={classes.notice}>
      <CloudDownload size={16} aria-hidden />
      <span className={classes.spring}>The server has a newer copy of this site.</span>
      {edited && (
        <Button size="compact-sm" onClick={() => void reviewNewer()}>
          Review
        </Button>
      )}
      <Button size="compact-sm" variant="default" onClick={() => void fetchNewerCopy()}>
        Fetch it
      </Button>
    </div>
  );
}
