import type { Service } from '#shared/domain/site/schema.ts';
import type { DescriptionType } from '#shared/ipc/services.ipc.ts';
import type { Path } from '#shared/record/operation.ts';
import { invoke } from '../../bridge/client.ts';
import { type GeneratedTexts, pathKey } from '../../editor/generation/texts.ts';
import { type Failure, failureOf, type Generation, useGeneration } from '../../editor/generation/use-generation.ts';
import { useStatus } from '../../state/draft.ts';

/** The field of a service that each type of description is for. */
const describedField = {
  short: 'service-description',
  long: 'service-description-long',
  longV2: 'service-description-long',
} as const satisfies Record<DescriptionType, keyof Service>;

/**
 * Writes these descriptions of a service, all at a time.
 * @param path of the service; the results are for it also where it has moved meanwhile
 */
export function useDescriptions(
  path: Path,
  index: number,
  types: readonly DescriptionType[],
): Generation<GeneratedTexts> {
  const slug = useStatus((site) => site.slug ?? '');
  const generation = useGeneration<GeneratedTexts>(async (signal, progress) => {
    let done = 0;
    const one = async (type: DescriptionType): Promise<[string, string | Failure]> => {
      const call = invoke('services.generateDescription', { slug, index, type }, { signal });
      const outcome = await call.then(({ text }) => text, failureOf);
      progress(++done, types.length);
      return [describedField[type], outcome];
    };
    progress(0, types.length);
    return Object.fromEntries(await Promise.all(types.map(one)));
  });
  const { result } = generation;
  if (!result) return generation;
  const texts = Object.entries(result).map(([field, outcome]) => [pathKey([...path, field]), outcome]);
  return { ...generation, result: Object.fromEntries(texts) as GeneratedTexts };
}
