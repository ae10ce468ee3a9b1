import type { Channel, Output, ParsedInput } from '#shared/ipc/contract.ts';
import type { CallContext, Handlers } from '../../src-main/features/handlers.ts';

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

/** Calls a feature as the bridge does; what it throws comes as a rejection. */
export function callerOf<C extends Channel>(handlers: Pick<Handlers, C>) {
  return async <K extends C>(channel: K, input: ParsedInput<K>, signal?: AbortSignal): Promise<Output<K>> =>
    handlers[channel](input, callContext(signal));
}
