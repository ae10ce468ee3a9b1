import type { ThreeStep } from '#shared/ipc/custom.ipc.ts';
import type { Path } from '#shared/record/operation.ts';
import { type GeneratedTexts, pathKey } from '../../editor/generation/texts.ts';

/** The texts of the steps, as generated ones are put in their place. */
export const stepPaths: readonly Path[] = [1, 2, 3].flatMap((step) => [
  [`three_step_${step}_header`],
  [`three_step_${step}_subtitle`],
]);

/** What was generated for each of them; what the answer leaves out stays as it is. */
export function stepTexts(generated: readonly ThreeStep[]): GeneratedTexts {
  const texts = generated.flatMap(({ heading, description }) => [heading, description]);
  return Object.fromEntries(stepPaths.flatMap((path, at) => (texts[at]?.trim() ? [[pathKey(path), texts[at]]] : [])));
}
