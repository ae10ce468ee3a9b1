import { useEffect, useRef, useState } from 'react';
import { asBridgeError } from '../../bridge/client.ts';
import { flushEdits, useOfflineReason } from '../../state/draft.ts';

/** Why something was not generated: the exact text for it, and what the server said beyond that. */
export interface Failure {
  text: string;
  cause?: string | undefined;
}

/**
 * Generates something from main's copy of the draft. Throws where that fails.
 * @param progress called with the done and the total number of parts, where these are known
 */
export type Generate<T> = (signal: AbortSignal, progress: (done: number, of: number) => void) => Promise<T>;

export interface Generation<T> {
  running: boolean;
  progress: { done: number; of: number };
  /** the result to accept or decline; none while it runs and after `clear` */
  result: T | undefined;
  failure: Failure | undefined;
  /** why it cannot be started now */
  blocker: string | undefined;
  /** Starts it, in place of a generation that runs or a result that is not accepted yet. */
  start: () => void;
  cancel: () => void;
  clear: () => void;
}

interface State<T> {
  running: boolean;
  progress: { done: number; of: number };
  result?: T;
  failure?: Failure;
}

const resting = { running: false, progress: { done: 0, of: 1 } };

interface GenerationOptions {
  /** made here, so that it also works offline */
  local?: boolean;
}

/** Runs a generation for any path: nothing enters the record before it is accepted. Leaving the screen cancels it. */
export function useGeneration<T>(generate: Generate<T>, { local = false }: GenerationOptions = {}): Generation<T> {
  const offline = useOfflineReason('Generating needs the server');
  const [state, setState] = useState<State<T>>(resting);
  const call = useRef<AbortController | null>(null);
  useEffect(() => () => call.current?.abort(), []);

  const start = (): void => {
    const controller = new AbortController();
    call.current?.abort();
    call.current = controller;
    const { signal } = controller;
    const update = (next: State<T>): void => {
      if (!signal.aborted) setState(next);
    };
    const run = async (): Promise<T> => {
      // Main generates from its copy of the draft, which has to hold what was typed last.
      await flushEdits();
      return generate(signal, (done, of) => update({ running: true, progress: { done, of } }));
    };
    setState({ ...resting, running: true });
    run().then(
      (result) => update({ ...resting, result }),
      (error: unknown) => update({ ...resting, failure: failureOf(error) }),
    );
  };
  const end = (): void => {
    call.current?.abort();
    setState(resting);
  };
  return {
    running: state.running,
    progress: state.progress,
    result: state.result,
    failure: state.failure,
    blocker: local ? undefined : offline,
    start,
    cancel: end,
    clear: end,
  };
}

/** The failure to show for a thrown error. */
export function failureOf(error: unknown): Failure {
  const { message, details } = asBridgeError(error);
  const reason = (details as { reason?: unknown } | null | undefined)?.reason;
  return { text: message, cause: typeof reason === 'string' && reason !== message ? reason : undefined };
}
