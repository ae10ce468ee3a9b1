import type { Channel, Output, ParsedInput } from '#shared/ipc/contract.ts';
import type { CallContext, Handlers } from '../../src-main/features/handlers.ts';

/** Returns the context of a call whose progress and messages go to nobody. */
export function callContext(signal: AbortSignal = new AbortController().signal): CallContext {
  return {
    requestId: '',
    signal,
    progress: () => undefined,
    page: { once: () => undefined },
    tellOthers: () => undefined,
  };
}

/** Returns a function that calls the handlers directly. Errors that they throw become rejections. */
export function callerOf<C extends Channel>(handlers: Pick<Handlers, C>) {
  return async <K extends C>(channel: K, input: ParsedInput<K>, signal?: AbortSignal): Promise<Output<K>> =>
    handlers[channel](input, callContext(signal));
}
