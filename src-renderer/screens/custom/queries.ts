import { invoke } from '../../bridge/client.ts';
import type { GeneratedTexts } from '../../editor/generation/texts.ts';
import { useGeneration } from '../../editor/generation/use-generation.ts';
import { useStatus } from '../../state/draft.ts';
import { stepTexts } from './model.ts';

/** Generates the three steps for the open site. */
export function useStepsGenerator() {
  const slug = useStatus((site) => site.slug ?? '');
  const generation = useGeneration<GeneratedTexts>(async (signal) => {
    const { steps, problem } = await invoke('custom.threeSteps', { slug }, { signal });
    if (problem !== undefined) throw new Error(problem);
    return stepTexts(steps);
  });
  return { label: 'Generate', name: 'Generate the three steps', generation };
}
