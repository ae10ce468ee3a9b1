import { useEffect, useRef } from 'react';
import type { WorkDone } from '#shared/ipc/app.ipc.ts';
import { invoke } from '../../bridge/client.ts';
import { doneOf, type Job } from '../../state/jobs.ts';
import { tabRoute } from '../../state/tabs.ts';
import { useAllJobs } from './use-jobs.ts';

/**
 * Returns how much of the running jobs is done: a share from 0 to 1 in steps of 0.01, `unknown` if no job reports its
 * progress, or `none` if no job runs.
 */
function doneOfAll(running: readonly Job[]): WorkDone {
  if (running.length === 0) return 'none';
  const known = running.filter(({ steps, count }) => steps.length > 1 || count);
  if (known.length === 0) return 'unknown';
  const sum = known.reduce((all, job) => all + doneOf(job), 0);
  return Math.round((100 * sum) / known.length) / 100;
}

/** Shows the progress of the running jobs at the app's icon, and asks main for a notification when a job ends. */
export function useDesktopSignals(): void {
  const all = useAllJobs();
  const done = doneOfAll(all.filter(({ outcome }) => !outcome));
  const told = useRef<WorkDone>('none');
  useEffect(() => {
    if (told.current === done) return;
    told.current = done;
    // A failure to show the progress is ignored, because the window shows it too.
    invoke('app.showProgress', { done }).catch(() => undefined);
  }, [done]);

  const running = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    for (const { id, site, outcome } of all) {
      if (!outcome || !running.current.has(id)) continue;
      const { title, text = '', url = '' } = outcome;
      const route = site === undefined ? {} : { route: tabRoute('basicInfo', site) };
      const end = { title: [title, site].filter(Boolean).join(': '), text: [text, url].filter(Boolean).join(' ') };
      invoke('app.tellEnd', { id, ...cut(end), ...route }).catch(() => undefined);
    }
    running.current = new Set(all.filter(({ outcome }) => !outcome).map(({ id }) => id));
  });
}

/** Cuts the texts to the maximum lengths that `app.tellEnd` accepts. */
const cut = ({ title, text }: { title: string; text: string }) => ({
  title: title.slice(0, 300),
  text: text.slice(0, 1000),
});
