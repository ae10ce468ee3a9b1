import { Button, Group } from '@mantine/core';
import { useStore } from 'zustand';
import { text } from '#shared/record/readers.ts';
import { useSite } from '../../state/draft.ts';
import { closeDrawer, useDrawer } from '../../state/job-drawer.ts';
import { type Job, jobs } from '../../state/jobs.ts';
import { Drawer } from '../jobs/drawer.tsx';
import { Outcome } from '../jobs/job-outcome.tsx';
import { JobSteps } from '../jobs/job-steps.tsx';
import { PublishReview, ReviewButtons } from './publish-review.tsx';

interface PublishDrawerProps {
  slug: string;
  /** number of the request to show a publish; a new request has a new number */
  asked: number;
}

/** The drawer of a publish of the open site. Shows the review first, then the running steps, then the outcome. */
export function PublishDrawer({ slug, asked }: PublishDrawerProps) {
  const domain = useSite((site) => text(site.paid_url));
  const isAsked = useDrawer(({ answer }) => answer !== null);
  const job = useStore(jobs, ({ all }) => all.find(({ kind, site }) => kind === 'publish' && site === slug));
  const shown = isAsked ? undefined : job;
  const stage = shown ? (shown.outcome?.state ?? 'running') : 'asked';
  return (
    <Drawer
      title={`Publish ${domain || slug}`}
      stage={stage}
      asked={asked}
      onClose={closeDrawer}
      foot={shown ? <JobButtons job={shown} /> : <ReviewButtons slug={slug} />}
    >
      {shown ? (
        <>
          {shown.outcome && <Outcome outcome={shown.outcome} />}
          <JobSteps job={shown} />
        </>
      ) : (
        <PublishReview key={asked} slug={slug} />
      )}
    </Drawer>
  );
}

function JobButtons({ job: { outcome, cancel } }: { job: Job }) {
  return (
    <Group justify="flex-end" gap="xs">
      {cancel && (
        <Button variant="default" onClick={cancel}>
          Cancel the publish
        </Button>
      )}
      <Button variant={outcome ? 'filled' : 'default'} data-autofocus onClick={closeDrawer}>
        {outcome ? 'Done' : 'Go on in the background'}
      </Button>
    </Group>
  );
}
