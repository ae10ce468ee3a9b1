import type { Channel, Output, ParsedInput } from '#shared/ipc/contract.ts';
import type { EventName, EventPayload, StepCount } from '#shared/ipc/events.ts';
import type { Page } from '../sync/draft/open-sites.ts';

/** What a handler knows of the call it answers. */
export interface CallContext {
  requestId: string;
  /** aborted when the caller cancels, its window closes or the app shuts down */
  signal: AbortSignal;
  /** names the step that long work has reached, and how far that is, to the calling window */
  progress(step: string, count?: StepCount): void;
  /** page of the calling window */
  page: Page;
  /** tells every window but the calling one */
  tellOthers: Broadcast;
}

export type Handlers = {
  [C in Channel]: (input: ParsedInput<C>, context: CallContext) => Promise<Output<C>> | Output<C>;
};

/** The handlers of the calls that begin with a feature's name. */
export type HandlersOf<F extends string> = Pick<Handlers, Extract<Channel, `${F}.${string}`>>;

/** Tells every window. */
export type Broadcast = <E extends EventName>(event: E, payload: EventPayload<E>) => void;

/** The logger of an allow-list: it writes a message and those facts whose names are on the list. */
export interface Logger {
  info(message: string, facts?: Record<string, unknown>): void;
  warn(message: string, facts?: Record<string, unknown>): void;
  error(message: string, facts?: Record<string, unknown>): void;
}
