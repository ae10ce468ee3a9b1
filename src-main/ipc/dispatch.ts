import type { IpcMainInvokeEvent } from 'electron';
import type { z } from 'zod';
import type { Channel, Contract } from '#shared/ipc/contract.ts';
import type { CallDefinition } from '#shared/ipc/define.ts';
import { AppError } from '#shared/ipc/errors.ts';
import type { BridgeError } from '#shared/ipc/errors.ts';
import type { Result } from '#shared/ipc/result.ts';
import type { JsonValue } from '#shared/record/operation.ts';
import { HALF_CHARACTER, isWellFormed } from '#shared/record/well-formed.ts';
import type { ServiceHandlers } from '../app/ports.ts';
import type { Broadcast, CallContext, Logger } from '../features/handlers.ts';
import { diskCode } from '../store/disk-errors.ts';
import type { Calls } from './calls.ts';
import { inputWords, tooLargeWords } from './input-words.ts';

/** The members of Electron's event that are used here, so that tests can create an event. */
export type CallEvent = Pick<IpcMainInvokeEvent, 'sender' | 'senderFrame'>;

export interface DispatchOptions {
  handlers: Promise<ServiceHandlers>;
  calls: Calls;
  isOwnPage: (event: CallEvent) => boolean;
  /** creates a function that sends events to every window except that of the calling page */
  tellOthers: (caller: CallEvent['sender']) => Broadcast;
  /** whether to check results against the contract; slow, so it is off in packaged apps */
  checkOutput: boolean;
  logger: Logger;
}

export type Dispatch = (
  channel: string,
  event: CallEvent,
  requestId: unknown,
  input: unknown,
) => Promise<Result<unknown>>;

type AnyHandler = (input: unknown, context: CallContext) => unknown;

const MAX_REQUEST_ID = 64;
/** Message for an error of the database, usually a failed read. Refused edits have a message of their own. */
const unreadable = 'This computer’s disk did not give what the app keeps on it. What is kept is as it was.';

/**
 * Creates the function that handles a call: it checks sender, size and schema, runs the handler, and logs the call. It
 * never rejects.
 */
export function createDispatch(options: DispatchOptions): Dispatch {
  const { calls, logger } = options;

  return async (channel, event, requestId, input) => {
    const startedAt = performance.now();
    let result: Result<unknown>;
    try {
      result = { ok: true, value: await answer(channel, event, requestId, input) };
    } catch (error) {
      result = { ok: false, error: toBridge(error, channel) };
    }
    const facts = { channel, ms: Math.round(performance.now() - startedAt) };
    if (result.ok) logger.info('call', facts);
    else logger.warn('call', { ...facts, code: result.error.code });
    return result;
  };

  async function answer(channel: string, event: CallEvent, requestId: unknown, input: unknown): Promise<unknown> {
    if (!options.isOwnPage(event)) throw new AppError('FORBIDDEN_SENDER', 'This page may not make calls.');
    const contract = await loadContract();
    if (!isChannel(contract, channel)) throw new AppError('UNKNOWN_CHANNEL', 'There is no such call.');
    if (typeof requestId !== 'string' || requestId.length === 0 || requestId.length > MAX_REQUEST_ID) {
      throw new AppError('BAD_REQUEST', 'The call has no proper id.');
    }
    const definition: CallDefinition = contract[channel];
    const parsed = parseInput(definition, input);
    if (channel === 'call.cancel') {
      calls.cancel(event.sender, (parsed as { requestId: string }).requestId);
      return {};
    }
    return calls.run(event.sender, requestId, async (context) => {
      const handlers = await options.handlers;
      // The call may have been cancelled while the services started.
      context.signal.throwIfAborted();
      const handler = handlers[channel] as AnyHandler;
      const { sender } = event;
      const output = await handler(parsed, { ...context, page: sender, tellOthers: options.tellOthers(sender) });
      if (options.checkOutput) checkOutput(definition.output, output);
      return output;
    });
  }

  /**
   * Converts an error to the form that windows get. Leaves out the details of an unexpected error, because they may
   * contain private data.
   */
  function toBridge(error: unknown, channel: string): BridgeError {
    if (error instanceof AppError) {
      if (error.cause !== undefined) logger.warn('call failed', { channel, error });
      return error.toBridge();
    }
    logger.error('call broke', { channel, error });
    if (diskCode(error) !== undefined) return { code: 'DISK', message: unreadable, retry: true };
    return { code: 'INTERNAL', message: 'Something went wrong inside the app. The log has the details.' };
  }
}

/**
 * Loads the contract with the first call, because its schemas take milliseconds to make and the first window need not
 * wait for them.
 */
const loadContract = async (): Promise<Contract> => (await import('#shared/ipc/contract.ts')).contract;

const isChannel = (contract: Contract, channel: string): channel is Channel => Object.hasOwn(contract, channel);

function parseInput({ input: schema, maxSize }: CallDefinition, input: unknown): unknown {
  let sent: { text: string; size: number };
  try {
    sent = asJson(input);
  } catch (cause) {
    throw new AppError('BAD_REQUEST', 'The call’s input is not plain data.', { cause });
  }
  const { text, size } = sent;
  if (size > maxSize) throw new AppError('TOO_LARGE', tooLargeWords(maxSize), { details: { size, maxSize } });
  const parsed = schema.safeParse(input);
  if (!parsed.success) {
    throw new AppError('BAD_REQUEST', inputWords(parsed.error), { fieldErrors: fieldErrors(parsed.error) });
  }
  if (holdsHalfCharacter(text)) throw new AppError('BAD_REQUEST', HALF_CHARACTER);
  return parsed.data;
}

/**
 * Returns the input as JSON text without the bytes of files, and the size of the input: characters of the text plus
 * bytes of the files.
 */
function asJson(input: unknown): { text: string; size: number } {
  let bytes = 0;
  const text =
    JSON.stringify(input, (_key, value: unknown) => {
      if (!ArrayBuffer.isView(value)) return value;
      bytes += value.byteLength;
      return '';
    }) ?? '';
  return { text, size: text.length + bytes };
}

/**
 * Whether JSON text contains half of a surrogate pair, which cannot be encoded as UTF-8 and would be replaced.
 * JSON.stringify writes such a half as `\ud…`, so only a text with these characters is parsed.
 */
const holdsHalfCharacter = (json: string): boolean =>
  json.includes('\\ud') && !isWellFormed(JSON.parse(json) as JsonValue);

function fieldErrors(error: z.ZodError): Record<string, string> {
  return Object.fromEntries(error.issues.map((issue) => [issue.path.join('.'), issue.message]));
}

/**
 * Throws if the result does not fit its schema. The error has only paths and messages, because values of a record must
 * not get into the log.
 */
function checkOutput(schema: z.ZodType, output: unknown): void {
  const checked = schema.safeParse(output);
  if (checked.success) return;
  const lines = checked.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The answer does not fit the table: ${lines.join('; ')}`);
}
