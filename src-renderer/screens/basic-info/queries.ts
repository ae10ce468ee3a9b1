import { useEffect, useRef, useState } from 'react';
import type { CitySuggestion, GenerationKind } from '#shared/ipc/content.ipc.ts';
import { asBridgeError, invoke, isCancelled } from '../../bridge/client.ts';
import { useQuery } from '../../bridge/hooks.ts';
import { flushEdits, useStatus } from '../../state/draft.ts';
import type { Outcome, Outcomes } from './model.ts';

export interface IndustryNames {
  /** none while they are not known */
  names: string[];
  /** Asks again where the list could not be had. */
  retry: () => void;
}

export function useIndustryNames(): IndustryNames {
  const { data, error, refetch } = useQuery('industries.list', {});
  const retry = (): void => {
    if (error) void refetch();
  };
  return { names: [...new Set(data?.map(({ name }) => name) ?? [])], retry };
}

/** Why nothing can be generated now, undefined when it can. */
export function useGenerationBlocker(): string | undefined {
  const isOffline = useStatus(({ offline }) => offline);
  return isOffline ? 'Generating needs the server: you are offline.' : undefined;
}

export interface Generation {
  running: boolean;
  /** texts that have come to an end, of how many */
  progress: { done: number; of: number };
  /** all of them, once the last one has ended; until then and after `clear` none */
  outcomes: Outcomes | null;
  start: () => void;
  cancel: () => void;
  clear: () => void;
}

interface GenerationState {
  running: boolean;
  done: number;
  outcomes: Outcomes | null;
}

const resting: GenerationState = { running: false, done: 0, outcomes: null };

/** Generates texts for the open site, all at a time; leaving the screen cancels. */
export function useGeneration(kinds: readonly GenerationKind[]): Generation {
  const slug = useStatus((site) => site.slug);
  const [state, setState] = useState(resting);
  const call = useRef<AbortController | null>(null);
  useEffect(() => () => call.current?.abort(), []);

  const start = (): void => {
    if (slug === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    call.current?.abort();
    call.current = controller;
    setState({ ...resting, running: true });
    const one = async (kind: GenerationKind): Promise<[GenerationKind, Outcome]> => {
      const outcome = await generate(slug, kind, signal);
      if (!signal.aborted) setState((before) => ({ ...before, done: before.done + 1 }));
      return [kind, outcome];
    };
    void Promise.all(kinds.map(one)).then((outcomes) => {
      if (!signal.aborted) setState({ ...resting, outcomes: Object.fromEntries(outcomes) });
    });
  };
  const cancel = (): void => {
    call.current?.abort();
    setState(resting);
  };
  const clear = (): void => setState(resting);
  const progress = { done: state.done, of: kinds.length };
  return { running: state.running, progress, outcomes: state.outcomes, start, cancel, clear };
}

async function generate(slug: string, kind: GenerationKind, signal: AbortSignal): Promise<Outcome> {
  try {
    // Main generates from its copy of the draft, which has to hold what was typed last.
    await flushEdits();
    return await invoke('generation.text', { slug, kind }, { signal });
  } catch (error) {
    return { error: asBridgeError(error).message };
  }
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
