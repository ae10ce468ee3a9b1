import type { Path } from '#shared/record/operation.ts';
import { type GeneratedTexts, pathKey } from './texts.ts';
import { type Failure, failureOf, type Generation, useGeneration } from './use-generation.ts';

interface MemberText {
  member: string;
  /** asks the server for the text */
  write: (signal: AbortSignal) => Promise<{ text: string }>;
}

/**
 * Generates several texts of an item, or of the site, at the same time. If a text fails, the result contains the
 * failure instead of that text, and all other texts.
 * @param path current path of the item, or [] for the site. The result's keys use the path of the latest render, so the
 * texts still belong to the item if it moves during the generation
 */
export function useMemberTexts(path: Path, texts: readonly MemberText[]): Generation<GeneratedTexts> {
  const generation = useGeneration<GeneratedTexts>(async (signal, progress) => {
    let done = 0;
    const one = async ({ member, write }: MemberText): Promise<[string, string | Failure]> => {
      const outcome = await write(signal).then(({ text }) => text, failureOf);
      progress(++done, texts.length);
      return [member, outcome];
    };
    progress(0, texts.length);
    return Object.fromEntries(await Promise.all(texts.map(one)));
  });
  const { result } = generation;
  if (!result) return generation;
  const written = Object.entries(result).map(([member, outcome]) => [pathKey([...path, member]), outcome]);
  return { ...generation, result: Object.fromEntries(written) as GeneratedTexts };
}
