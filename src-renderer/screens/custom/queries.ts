import { invoke } from '../../bridge/client.ts';
import type { GeneratedTexts } from '../../editor/generation/texts.ts';
import { type Generation, useGeneration } from '../../editor/generation/use-generation.ts';
import { useStatus } from '../../state/draft.ts';
import { stepTexts } from './model.ts';

/** Generates the three steps for the open site. */
export function useThreeSteps(): Generation<GeneratedTexts> {
  const slug = useStatus((site) => site.slug ?? '');
  return useGeneration<GeneratedTexts>(async (signal) => {
    const { steps, problem } = await invoke('custom.threeSteps', { slug }, { signal });
    if (problem !== undefined) throw new Error(problem);
    return stepTexts(steps);
  });
}
