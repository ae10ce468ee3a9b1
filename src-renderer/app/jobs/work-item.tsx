import { UnstyledButton } from '@mantine/core';
import { LoaderCircle } from 'lucide-react';
import { counted } from '#shared/domain/counted.ts';
import { showWork } from '../../state/job-drawer.ts';
import classes from './jobs.module.css';
import { useJobs } from './use-jobs.ts';

/** Shows the title of the running job, or the number of jobs if several run. Leaves out the jobs of `site`. */
export function WorkItem({ site = null }: { site?: string | null }) {
  const running = useJobs().filter((job) => !job.outcome && (site === null || job.site !== site));
  const [first] = running;
  if (!first) return null;
  const { title, count } = first;
  const text = running.length > 1 ? counted(running.length, 'job') : title;
  return (
    <span role="status">
      <UnstyledButton className={classes.working} onClick={showWork}>
        <LoaderCircle size={14} aria-hidden />
        {text}
        {running.length === 1 && count && ` ${count.done} of ${count.total}`}
      </UnstyledButton>
    </span>
  );
}
