import { type z } from 'zod';
import { parseJson } from '#shared/record/parse-json.ts';
import { BackendError, badAnswer } from './backend-error.ts';
import { readWithDrops } from './wire.ts';

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

const LONGEST_MESSAGE = 500;

/** A log of calls and their outcomes, without the contents of requests and answers. */
export interface CallLog {
  info(message: string, facts: Record<string, unknown>): void;
}

/**
 * Parses an answer. Invalid rows of its lists are left out and logged.
 * @throws BackendError BAD_ANSWER, which names the call and the field, if the answer is not JSON, does not match the
 * schema, or has a list with only invalid rows
 */
export function readAnswer<T extends z.ZodType>(call: string, text: string, schema: T, logger: CallLog): z.output<T> {
  let value: unknown;
  try {
    value = parseJson(text);
  } catch {
    throw badAnswer(call, '', 'it is not JSON');
  }
  const { result, leftOut } = readWithDrops(() => schema.safeParse(value));
  if (leftOut.length > 0) {
    logger.info('rows left out', { name: call, members: [...new Set(leftOut)], count: leftOut.length });
  }
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw badAnswer(call, issue?.path.join('.') ?? '', issue?.message.toLowerCase() ?? 'it is invalid');
}

/**
 * Matches a `status` that means that the call was refused or has failed: “false”, an HTTP status such as “500”, or a
 * word such as “failed”, after which other words may follow.
 */
const REFUSED =
  /^(?:(?:error|fail(?:ed|ure)?|refused|rejected|denied|forbidden|unauthorized|invalid)\b|(?:false|[45]\d\d)$)/i;

/**
 * Returns the failure that an answer reports by its HTTP status or in its body; undefined if there is none. The
 * failure's message contains none of `secrets`.
 * @param ownStatuses values of `status`, in lower case, that are data in this call, not refusals
 */
export function failureOf(
  answer: Answer,
  secrets: readonly string[],
  ownStatuses: readonly string[] = [],
): BackendError | undefined {
  // Secrets are hidden before the text is shortened, because a part of a secret would not be recognized. For the same
  // reason a long secret is hidden before a shorter one that it may contain.
  const longestFirst = secrets.toSorted((a, b) => b.length - a.length);
  const hide = (words: string): string => longestFirst.reduce((rest, secret) => rest.replaceAll(secret, '…'), words);
  const body = errorBody(answer.text, hide);
  const isGood = answer.status >= 200 && answer.status < 300;
  const refusal = isGood ? refusalOf(body, ownStatuses) : '';
  if (refusal === undefined) return undefined;
  const status = /^\d+$/.test(refusal) ? Number(refusal) : answer.status;
  const message = body.message || saidNothing(status, hide(refusal));
  const wait = retryAfterMs(answer.headers);
  const facts = {
    outcome: 'answered',
    status,
    ...(body.code && { serverCode: body.code }),
    ...(wait !== undefined && { retryAfterMs: wait }),
    details: { status },
  } as const;
  return status >= 500
    ? new BackendError('BACKEND_FAILED', message, { ...facts, retry: true })
    : new BackendError('BACKEND_REFUSED', message, facts);
}

function saidNothing(status: number, refusal: string): string {
  return status >= 400
    ? `The server answered with an error (HTTP ${status}).`
    : `The server refused it (“${refusal}”) and gave no reason.`;
}

/**
 * Returns what in the body refuses the call: the value of `status`, “success: false” or “error”; undefined if the body
 * reports no refusal.
 */
function refusalOf({ status, success, error }: ErrorBody, ownStatuses: readonly string[]): string | undefined {
  if (REFUSED.test(status)) return ownStatuses.includes(status.toLowerCase()) ? undefined : status;
  if (/^(false|0)$/i.test(success)) return 'success: false';
  return status === '' && success === '' && error !== '' ? 'error' : undefined;
}

interface ErrorBody {
  /** the backend's own words: `message`, `error`, `detail` or plain text; '' if it sent none that can be shown */
  message: string;
  code: string;
  status: string;
  /** the value of `success`, or of `ok` if the answer has no `success` */
  success: string;
  error: string;
}

function errorBody(text: string, hide: (words: string) => string): ErrorBody {
  const nothing = { message: '', code: '', status: '', success: '', error: '' };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ...nothing, message: brief(hide(text)) };
  }
  if (typeof value === 'string') return { ...nothing, message: brief(hide(value)) };
  if (typeof value !== 'object' || value === null) return nothing;
  const { message, error, detail, code, status, success, ok } = value as Record<string, unknown>;
  const words = [message, error, detail].map(wordsOf).find((candidate) => candidate !== '');
  return {
    message: brief(hide(words ?? '')),
    code: typeof code === 'string' ? hide(code) : '',
    status: scalarText(status),
    success: scalarText(success ?? ok),
    error: wordsOf(error),
  };
}

function scalarText(value: unknown): string {
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value).trim() : '';
}

function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(wordsOf).filter(Boolean).join(' ');
  if (typeof value === 'object' && value !== null && 'message' in value) return wordsOf(value.message);
  return '';
}

/** Shortens a message. Returns '' for a web page, which some backends send as their message. */
function brief(text: string): string {
  const trimmed = text.trim();
  if (trimmed.startsWith('<')) return '';
  return trimmed.length > LONGEST_MESSAGE ? `${trimmed.slice(0, LONGEST_MESSAGE)}…` : trimmed;
}

/**
 * Returns the milliseconds to wait according to Retry-After, which is in seconds or a date; undefined without a valid
 * value.
 */
export function retryAfterMs(headers: Headers): number | undefined {
  const value = headers.get('retry-after')?.trim();
  if (!value) return undefined;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
