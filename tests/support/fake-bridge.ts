import type { Bridge } from '#shared/ipc/bridge.ts';
import { contract, type Channel, type Output, type ParsedInput } from '#shared/ipc/contract.ts';
import { AppError } from '#shared/ipc/errors.ts';
import type { EventName, EventPayload } from '#shared/ipc/events.ts';
import type { Result } from '#shared/ipc/result.ts';

export interface FakeCall {
  requestId: string;
  progress: (step: string) => void;
}

export type FakeHandlers = {
  [C in Channel]?: (input: ParsedInput<C>, call: FakeCall) => Output<C> | Promise<Output<C>>;
};

/** A bridge for the renderer. The test's handlers answer its calls, and can be replaced at any time. */
export class FakeBridge implements Bridge {
  readonly calls: { channel: string; input: unknown }[] = [];
  readonly handlers: FakeHandlers;
  readonly #listeners = new Map<string, Set<(payload: unknown) => void>>();

  constructor(handlers: FakeHandlers) {
    this.handlers = { 'call.cancel': () => ({}), ...handlers };
  }

  /** Returns the inputs with which a channel was called. */
  inputsOf<C extends Channel>(channel: C): ParsedInput<C>[] {
    return this.calls.filter((call) => call.channel === channel).map((call) => call.input as ParsedInput<C>);
  }

  invoke = async (channel: string, requestId: string, input: unknown): Promise<Result<unknown>> => {
    const handler = this.handlers[channel as Channel] as ((input: unknown, call: FakeCall) => unknown) | undefined;
    if (!handler) return refuse(new AppError('UNKNOWN_CHANNEL', `No answer to ${channel}`));
    const parsed = contract[channel as Channel].input.parse(input);
    this.calls.push({ channel, input: parsed });
    try {
      const progress = (step: string): void => this.emit('call.progress', { requestId, step });
      return { ok: true, value: await handler(parsed, { requestId, progress }) };
    } catch (error) {
      return refuse(error);
    }
  };

  subscribe = (event: string, listener: (payload: unknown) => void): (() => void) => {
    const listeners = this.#listeners.get(event) ?? new Set();
    this.#listeners.set(event, listeners.add(listener));
    return () => void listeners.delete(listener);
  };

  emit<E extends EventName>(event: E, payload: EventPayload<E>): void {
    for (const listener of [...(this.#listeners.get(event) ?? [])]) listener(payload);
  }
}

function refuse(error: unknown): Result<never> {
  if (error instanceof AppError) return { ok: false, error: error.toBridge() };
  throw error;
}

/** Installs a fake bridge where the preload script puts the real one. */
export function installFakeBridge(handlers: FakeHandlers = {}): FakeBridge {
  const bridge = new FakeBridge(handlers);
  Object.assign(globalThis, { window: globalThis.window ?? globalThis });
  Object.assign(globalThis.window, { sitewright: bridge });
  return bridge;
}
