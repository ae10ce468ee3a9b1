import type { Bridge } from '#shared/ipc/bridge.ts';
import type { Channel, Input, Output } from '#shared/ipc/contract.ts';
import type { BridgeError, ErrorCode } from '#shared/ipc/errors.ts';
import type { EventName, EventPayload, StepCount } from '#shared/ipc/events.ts';

declare global {
  interface Window {
    sitewright: Bridge;
  }
}

/** The failure of a call to main. `message` can be shown to the user. */
export class BridgeCallError extends Error {
  readonly code: ErrorCode;
  readonly retry: boolean;
  readonly fieldErrors: Readonly<Record<string, string>>;
  readonly details: unknown;

  constructor(error: BridgeError) {
    super(error.message);
    this.name = 'BridgeCallError';
    this.code = error.code;
    this.retry = error.retry ?? false;
    this.fieldErrors = error.fieldErrors ?? {};
    this.details = error.details;
  }
}

/** Returns any thrown value as an error of the bridge. */
export function asBridgeError(error: unknown): BridgeCallError {
  if (error instanceof BridgeCallError) return error;
  return new BridgeCallError({ code: 'INTERNAL', message: error instanceof Error ? error.message : String(error) });
}

export const isCancelled = (error: unknown): boolean => error instanceof BridgeCallError && error.code === 'CANCELLED';

export interface CallOptions {
  /** cancels the call, which then fails with CANCELLED */
  signal?: AbortSignal;
  /** called with each step that main reports; `count` is set if the step handles several things */
  onProgress?: (step: string, count?: StepCount) => void;
}

/** Calls main. Throws a BridgeCallError if the call failed or was cancelled. */
export async function invoke<C extends Channel>(
  channel: C,
  input: Input<C>,
  { signal, onProgress }: CallOptions = {},
): Promise<Output<C>> {
  const requestId = crypto.randomUUID();
  if (signal?.aborted) throw new BridgeCallError({ code: 'CANCELLED', message: 'Cancelled' });
  const cancel = (): void => void window.sitewright.invoke('call.cancel', crypto.randomUUID(), { requestId });
  signal?.addEventListener('abort', cancel, { once: true });
  const stopProgress =
    onProgress &&
    subscribe('call.progress', (progress) => {
      if (progress.requestId === requestId) onProgress(progress.step, progress.count);
    });
  try {
    const result = await window.sitewright.invoke(channel, requestId, input);
    if (!result.ok) throw new BridgeCallError(result.error);
    return result.value as Output<C>;
  } finally {
    signal?.removeEventListener('abort', cancel);
    stopProgress?.();
  }
}

/** Listens to an event of main. Returns a function that stops listening. */
export function subscribe<E extends EventName>(event: E, listener: (payload: EventPayload<E>) => void): () => void {
  return window.sitewright.subscribe(event, (payload) => listener(payload as EventPayload<E>));
}
