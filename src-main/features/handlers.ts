import type { Channel, Output, ParsedInput } from '#shared/ipc/contract.ts';
import type { EventName, EventPayload, StepCount } from '#shared/ipc/events.ts';
import type { Page } from '../sync/draft/open-sites.ts';

/** What a handler knows about the call that it handles. */
export interface CallContext {
  requestId: string;
  /** aborted when the caller cancels, its window closes or the app shuts down */
  signal: AbortSignal;
  /** tells the calling window which step long work has reached, and how much of the step is done */
  progress(step: string, count?: StepCount): void;
  /** page of the calling window */
  page: Page;
  /** sends an event to every window except the calling one */
  tellOthers: Broadcast;
}

export type Handlers = {
  [C in Channel]: (input: ParsedInput<C>, context: CallContext) => Promise<Output<C>> | Output<C>;
};

/** The handlers of the calls whose name begins with `F` and a dot. */
export type HandlersOf<F extends string> = Pick<Handlers, Extract<Channel, `${F}.${string}`>>;

/** Sends an event to every window, or as `tellOthers` to every window except the calling one. */
export type Broadcast = <E extends EventName>(event: E, payload: EventPayload<E>) => void;

/** A logger with an allow-list: writes the message, and only those facts whose names are on the list. */
export interface Logger {
  info(message: string, facts?: Record<string, unknown>): void;
  warn(message: string, facts?: Record<string, unknown>): void;
  error(message: string, facts?: Record<string, unknown>): void;
}
