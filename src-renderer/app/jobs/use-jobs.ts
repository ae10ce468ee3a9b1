import { useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/shallow';
import type { Creation } from '#shared/ipc/creation.ipc.ts';
import { invoke } from '../../bridge/client.ts';
import { intakeStates } from '../../editor/photos/intakes.ts';
import { creationStepNames, stepsOfCreation, useCreations } from '../../state/creations.ts';
import { type Job, type JobOutcome, jobs } from '../../state/jobs.ts';
import { showNeedsRail } from '../../state/needs-rail.ts';
import { tabRoute } from '../../state/tabs.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

const READING = 'Reading and adding the photos';

/** Returns the jobs to show: all but successful saves, which are reported where the user asked for them. */
export const useJobs = (): readonly Job[] =>
  useAllJobs().filter(({ kind, outcome }) => kind !== 'save' || outcome?.state !== 'done');

/** Returns the jobs of this window, and the creations of sites, which main runs for all windows. */
export function useAllJobs(): readonly Job[] {
  const navigate = useNavigate();
  const { all } = useStore(jobs);
  const { creations } = useCreations();
  const photos = useStore(
    intakeStates,
    useShallow((states) => ({
      done: sum(Object.values(states).map(({ done }) => done)),
      total: sum(Object.values(states).map(({ total }) => total)),
    })),
  );
  const open = (slug: string): void => {
    showNeedsRail();
    void navigate(tabRoute('logo', slug));
  };
  return [
    ...all,
    ...(photos.total > photos.done ? [jobOfPhotos(photos)] : []),
    ...creations.filter(({ state }) => state !== 'cancelled').map((creation) => jobOfCreation(creation, open)),
  ];
}

const jobOfPhotos = ({ done, total }: { done: number; total: number }): Job => ({
  id: 'photos',
  kind: 'import',
  title: 'Add photos',
  steps: [READING],
  step: READING,
  count: { done, total },
});

function jobOfCreation(creation: Creation, open: (slug: string) => void): Job {
  const { id, fbSlug, slug, state, step, error } = creation;
  const action = slug === undefined ? undefined : { label: 'Open it', run: () => open(slug) };
  const outcomes: Partial<Record<Creation['state'], JobOutcome>> = {
    completed: { state: 'done', title: `The new site “${slug ?? fbSlug}” is ready`, ...(action && { action }) },
    failed: {
      state: 'failed',
      title: slug === undefined ? `The site for “${fbSlug}” was not created` : `“${slug}” is not complete`,
      ...(error !== undefined && { text: error }),
      ...(action && { action }),
    },
  };
  const { [state]: outcome } = outcomes;
  return {
    id,
    kind: 'creation',
    title: `Create ${fbSlug}`,
    site: slug,
    steps: stepsOfCreation(creation).map((each) => creationStepNames[each]),
    step: creationStepNames[step],
    ...(outcome ? { outcome } : { cancel: () => void invoke('creation.cancel', { id }) }),
  };
}
