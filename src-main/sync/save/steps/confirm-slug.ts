import type { SaveRun } from '../save-run.ts';

export function confirmSlug(run: SaveRun): SaveRun {
  const { actor, confirmed, snapshot } = run;
  const [from, to] = [actor.slug, snapshot.slug];
  return to === from || confirmed.slug === to ? run : { ...run, outcome: { question: { ask: 'slug', from, to } } };
}
