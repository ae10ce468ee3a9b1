import type { ThreeStep } from '#shared/ipc/custom.ipc.ts';
import { invoke } from '../../bridge/client.ts';
import { type GeneratedTexts, pathKey } from '../../editor/generation/texts.ts';
import { useGeneration } from '../../editor/generation/use-generation.ts';
import { useSlug } from '../../state/draft.ts';

/**
 * Returns the generated texts by the keys of their fields. Missing and blank texts are left out, so that their fields
 * stay unchanged.
 */
export function stepTexts(generated: readonly ThreeStep[]): GeneratedTexts {
  const texts = generated.flatMap(({ heading, description }, at) => [
    [pathKey([`three_step_${at + 1}_header`]), heading],
    [pathKey([`three_step_${at + 1}_subtitle`]), description],
  ]);
  return Object.fromEntries(texts.filter(([, text]) => text?.trim()));
}

export function useStepsGenerator() {
  const slug = useSlug();
  const generation = useGeneration<GeneratedTexts>(async (signal) => {
    const { steps, problem } = await invoke('custom.threeSteps', { slug }, { signal });
    if (problem !== undefined) throw new Error(problem);
    return stepTexts(steps);
  });
  return { label: 'Generate', name: 'Generate the three steps', generation };
}
