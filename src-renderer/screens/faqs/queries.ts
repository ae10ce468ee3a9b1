import { useState } from 'react';
import type { Output } from '#shared/ipc/contract.ts';
import { invoke } from '../../bridge/client.ts';
import type { ProposedItem } from '../../editor/generation/items-review.tsx';
import { type Generation, useGeneration } from '../../editor/generation/use-generation.ts';
import { useSlug } from '../../state/draft.ts';

type FaqProblem = Output<'faqs.generate'>['problems'][number];

export interface GeneratedFaqs {
  generation: Generation<readonly ProposedItem[]>;
  /** the parts of the last generated text that could not be read, and why */
  problems: readonly FaqProblem[];
}

export function useGeneratedFaqs(): GeneratedFaqs {
  const slug = useSlug();
  const [problems, setProblems] = useState<readonly FaqProblem[]>([]);
  const generation = useGeneration(async (signal): Promise<readonly ProposedItem[]> => {
    const generated = await invoke('faqs.generate', { slug }, { signal });
    setProblems(generated.problems);
    return generated.faqs;
  });
  return { generation, problems };
}
