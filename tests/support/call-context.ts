import type { CallContext } from '../../src-main/features/handlers.ts';

/** Of a call that nobody listens to. */
export function callContext(signal: AbortSignal = new AbortController().signal): CallContext {
  return {
    requestId: '',
    signal,
    progress: () => undefined,
    page: { once: () => undefined },
    tellOthers: () => undefined,
  };
}
