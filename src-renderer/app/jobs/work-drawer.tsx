import { Button, CloseButton, Text, Title } from '@mantine/core';
import { useStore } from 'zustand';
import { useCreations } from '../../state/creations.ts';
import { closeDrawer } from '../../state/job-drawer.ts';
import { type Job, jobs, putAway } from '../../state/jobs.ts';
import { Drawer } from './drawer.tsx';
import { Outcome } from './job-outcome.tsx';
import { JobSteps } from './job-steps.tsx';
import classes from './jobs.module.css';
import { useJobs } from './use-jobs.ts';

/** A drawer with the running jobs, and ended jobs until a user puts them away. */
export function WorkDrawer({ asked }: { asked: number }) {
  const { dismiss } = useCreations();
  const own = useStore(jobs, ({ all }) => all);
  const shown = useJobs();
  const putOneAway = ({ id }: Job): void => (own.some((job) => job.id === id) ? putAway(id) : dismiss(id));
  return (
    <Drawer title="Work in the background" asked={asked} onClose={closeDrawer}>
      {shown.length === 0 && (
        <Text size="sm" c="dimmed">
          Nothing is under way.
        </Text>
      )}
      <ul>
        {shown.map((job) => (
          <li key={job.id} className={classes.job}>
            <div className={classes.jobHead}>
              <Title order={3} size="h5" className={classes.words}>
                {job.title}
              </Title>
              {job.cancel && (
                <Button size="compact-sm" variant="default" aria-label={`Cancel: ${job.title}`} onClick={job.cancel}>
                  Cancel
                </Button>
              )}
              {job.outcome && (
                <CloseButton size="sm" aria-label={`Put away: ${job.title}`} onClick={() => putOneAway(job)} />
              )}
            </div>
            {job.outcome && <Outcome outcome={job.outcome} />}
            {job.outcome?.state !== 'done' && <JobSteps job={job} />}
          </li>
        ))}
      </ul>
    </Drawer>
  );
}
