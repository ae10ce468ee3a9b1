import { EventEmitter } from 'node:events';
import type { WebContents } from 'electron';
import { contract, type Channel } from '#shared/ipc/contract.ts';
import type { CallContext, Logger } from '../../src-main/features/handlers.ts';
import { createCalls, type Calls } from '../../src-main/ipc/calls.ts';
import { createDispatch, type CallEvent, type Dispatch } from '../../src-main/ipc/dispatch.ts';
import { createSenderCheck } from '../../src-main/ipc/sender.ts';
import type { ServiceHandlers } from '../../src-main/app/ports.ts';

export interface LogLine {
  level: keyof Logger;
  message: string;
  facts: Record<string, unknown>;
}

/** Returns a logger that keeps its lines. */
export function listeningLogger(): Logger & { lines: LogLine[] } {
  const lines: LogLine[] = [];
  const at =
    (level: keyof Logger) =>
    (message: string, facts: Record<string, unknown> = {}) =>
      void lines.push({ level, message, facts });
  return { lines, info: at('info'), warn: at('warn'), error: at('error') };
}

/** A page as the main process sees it. Keeps what was sent to the page. */
export class FakePage extends EventEmitter {
  readonly sent: [string, unknown][] = [];
  readonly mainFrame: FakeFrame;
  #destroyed = false;

  constructor(origin = 'app://studio') {
    super();
    this.mainFrame = { origin, parent: null };
  }
  send(channel: string, payload: unknown): void {
    this.sent.push([channel, payload]);
  }
  isDestroyed(): boolean {
    return this.#destroyed;
  }
  destroy(): void {
    this.#destroyed = true;
    this.emit('destroyed');
  }
  /** Returns an event of the page's top frame, or of the given frame; null stands for a frame that is gone. */
  event(senderFrame: FakeFrame | null = this.mainFrame): CallEvent {
    return { sender: this as unknown as WebContents, senderFrame: senderFrame as CallEvent['senderFrame'] };
  }
}

export interface FakeFrame {
  origin: string;
  parent: FakeFrame | null;
}

type AnyHandler = (input: never, context: CallContext) => unknown;

export interface BridgeUnderTest {
  dispatch: Dispatch;
  calls: Calls;
  page: FakePage;
  logger: ReturnType<typeof listeningLogger>;
  /** channels whose handlers were called */
  reached: string[];
}

/** Returns the bridge with handlers that answer `{}`, except for the given handlers. */
export function bridgeUnderTest(
  handlers: Partial<Record<Channel, AnyHandler>> = {},
  { checkOutput = false } = {},
): BridgeUnderTest {
  const reached: string[] = [];
  const all = Object.fromEntries(
    Object.keys(contract).map((channel) => [
      channel,
      (input: never, context: CallContext) => {
        reached.push(channel);
        return handlers[channel as Channel]?.(input, context) ?? {};
      },
    ]),
  ) as unknown as ServiceHandlers;
  const page = new FakePage();
  const calls = createCalls();
  const logger = listeningLogger();
  const dispatch = createDispatch({
    handlers: Promise.resolve(all),
    calls,
    isOwnPage: createSenderCheck('app://studio', (contents) => contents === (page as unknown)),
    tellOthers: () => () => undefined,
    checkOutput,
    logger,
  });
  return { dispatch, calls, page, logger, reached };
}
