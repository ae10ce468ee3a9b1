import { useEffect, useRef, useState } from 'react';
import { asBridgeError } from '../../bridge/client.ts';
import { flushEdits, useOfflineReason } from '../../state/draft.ts';

/** Why something was not generated or added: the text to show, and a more detailed reason if one is known. */
export interface Failure {
  text: string;
  cause?: string | undefined;
}

/**
 * Generates something from the draft, usually from main's copy of the draft. Rejects if the generation fails.
 * @param progress to be called with the number of finished parts and the total number, if they are known
 */
export type Generate<T> = (signal: AbortSignal, progress: (done: number, of: number) => void) => Promise<T>;

export interface Generation<T> {
  running: boolean;
  progress: { done: number; of: number };
  /** result of the last generation; undefined before that generation succeeds, and after `cancel` or `clear` */
  result: T | undefined;
  failure: Failure | undefined;
  /** why no generation can be started now; undefined if one can */
  blocker: string | undefined;
  /** Starts a generation. Cancels one that is running, and discards a result that was not accepted. */
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
  /** the result is generated on this computer, so a generation can be started offline too */
  local?: boolean;
}

/**
 * Returns the state of a generation, and functions that start and end it. The hook itself writes nothing to the record.
 * Unmounting the component cancels a running generation.
 */
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
      // Main generates from its own copy of the draft, so it must have the latest edits.
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

/** Returns the failure to show for a thrown error. */
export function failureOf(error: unknown): Failure {
  const { message, details } = asBridgeError(error);
  const reason = (details as { reason?: unknown } | null | undefined)?.reason;
  return { text: message, cause: typeof reason === 'string' && reason !== message ? reason : undefined };
}
