import { useEffect, useRef } from 'react';
import type { WorkDone } from '#shared/ipc/app.ipc.ts';
import { invoke } from '../../bridge/client.ts';
import { doneOf, type Job } from '../../state/jobs.ts';
import { tabRoute } from '../../state/tabs.ts';
import { useAllJobs } from './use-jobs.ts';

/** How much of what runs is done, in hundredths. */
function doneOfAll(running: readonly Job[]): WorkDone {
  if (running.length === 0) return 'none';
  const known = running.filter(({ steps, count }) => steps.length > 1 || count);
  if (known.length === 0) return 'unknown';
  const sum = known.reduce((all, job) => all + doneOf(job), 0);
  return Math.round((100 * sum) / known.length) / 100;
}

/** Has the desktop show how far the work of this window is, and say what has ended. */
export function useDesktopSignals(): void {
  const all = useAllJobs();
  const done = doneOfAll(all.filter(({ outcome }) => !outcome));
  const told = useRef<WorkDone>('none');
  useEffect(() => {
    if (told.current === done) return;
    told.current = done;
    // The mark at the icon is an extra: a failure to show it is ignored.
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

/** Longest texts that a system shows. */
const cut = ({ title, text }: { title: string; text: string }) => ({
  title: title.slice(0, 300),
  text: text.slice(0, 1000),
});
