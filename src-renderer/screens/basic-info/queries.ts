import { useEffect, useMemo, useState } from 'react';
import type { CitySuggestion, GenerationKind } from '#shared/ipc/content.ipc.ts';
import { invoke, isCancelled } from '../../bridge/client.ts';
import { useQuery } from '../../bridge/hooks.ts';
import type { Option } from '../../editor/fields/select-field.tsx';
import { type GeneratedTexts, pathKey } from '../../editor/generation/texts.ts';
import { type Failure, failureOf, type Generation, useGeneration } from '../../editor/generation/use-generation.ts';
import { useStatus } from '../../state/draft.ts';
import { generatedPaths } from './model.ts';

export interface IndustryNames {
  /** none while they are not known */
  names: readonly Option[];
  /** Asks again where the list could not be had. */
  retry: () => void;
}

export function useIndustryNames(): IndustryNames {
  const { data, error, refetch } = useQuery('industries.list', {});
  const retry = (): void => {
    if (error) void refetch();
  };
  const names = useMemo(
    () => [...new Set(data?.map(({ name }) => name))].map((name) => ({ value: name, label: name })),
    [data],
  );
  return { names, retry };
}

/** Generates these texts for the open site, all at a time. */
export function useTexts(kinds: readonly GenerationKind[]): Generation<GeneratedTexts> {
  const slug = useStatus((site) => site.slug ?? '');
  return useGeneration<GeneratedTexts>(async (signal, progress) => {
    let done = 0;
    const one = async (kind: GenerationKind): Promise<[string, string | Failure]> => {
      const outcome = await invoke('generation.text', { slug, kind }, { signal }).then(({ text }) => text, failureOf);
      progress(++done, kinds.length);
      return [pathKey(generatedPaths[kind]), outcome];
    };
    progress(0, kinds.length);
    return Object.fromEntries(await Promise.all(kinds.map(one)));
  });
}

/** A pause in typing after which suggestions are asked for, in milliseconds. */
const SUGGESTION_PAUSE = 250;
const SHORTEST_TERM = 2;

/**
 * Cities that fit what is typed. Without the server there are none, and the field is plain text.
 * @param term what is typed, or null while nothing is asked for
 */
export function useCitySuggestions(term: string | null, globe: boolean): readonly CitySuggestion[] {
  const searchTerm = term?.trim() ?? '';
  const asked = searchTerm.length >= SHORTEST_TERM ? searchTerm : null;
  const [answer, setAnswer] = useState<{ to: string; cities: readonly CitySuggestion[] } | null>(null);
  useEffect(() => {
    if (asked === null) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      invoke('places.suggest', { searchTerm: asked, globe }, { signal: controller.signal }).then(
        (cities) => !controller.signal.aborted && setAnswer({ to: asked, cities }),
        (error: unknown) => !isCancelled(error) && setAnswer(null),
      );
    }, SUGGESTION_PAUSE);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [asked, globe]);
  // What came for the beginning of the word stands until its successor is there, so that the list does not flicker.
  return asked !== null && answer && asked.startsWith(answer.to) ? answer.cities : [];
}
