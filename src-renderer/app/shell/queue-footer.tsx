import { useQuery } from '../../bridge/hooks.ts';
import { useJobs } from '../jobs/use-jobs.ts';
import { WorkItem } from '../jobs/work-item.tsx';
import { StatusItems } from '../sync/status-items.tsx';
import { syncItems } from '../sync/sync-model.ts';
import shell from './shell.module.css';

/**
 * The footer of pages without a site. Shown while a job runs, the queue has entries, or the server is slow or cannot be
 * reached.
 */
export function QueueFooter() {
  const { data: queue } = useQuery('sync.queue', {});
  const isWorking = useJobs().some(({ outcome }) => !outcome);
  if (syncItems(null, queue).length === 0 && !isWorking) return null;
  return (
    <footer className={shell.status}>
      <StatusItems />
      <WorkItem />
    </footer>
  );
}
