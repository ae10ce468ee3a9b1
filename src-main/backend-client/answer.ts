import { type z } from 'zod';
import { parseJson } from '#shared/record/parse-json.ts';
import { BackendError, badAnswer } from './backend-error.ts';

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

const LONGEST_MESSAGE = 500;

/** @throws BackendError BAD_ANSWER naming the call and the field */
export function readAnswer<T extends z.ZodType>(call: string, text: string, schema: T): z.output<T> {
  let value: unknown;
  try {
    value = parseJson(text);
  } catch {
    throw badAnswer(call, '', 'it is not JSON');
  }
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw badAnswer(call, issue?.path.join('.') ?? '', issue?.message.toLowerCase() ?? 'it is invalid');
}

/** The failure that an answer outside 2xx stands for. None of `secrets` is repeated from it. */
export function failureOf(answer: Answer, secrets: readonly string[]): BackendError {
  const body = errorBody(answer.text);
  let message = body.message || `The server answered with an error (HTTP ${answer.status}).`;
  for (const secret of secrets) message = message.replaceAll(secret, '…');
  const wait = retryAfterMs(answer.headers);
  const facts = {
    outcome: 'answered',
    status: answer.status,
    ...(body.code && { serverCode: body.code }),
    ...(wait !== undefined && { retryAfterMs: wait }),
    details: { status: answer.status },
  } as const;
  return answer.status >= 500
    ? new BackendError('BACKEND_FAILED', message, { ...facts, retry: true })
    : new BackendError('BACKEND_REFUSED', message, facts);
}

/** The backend's own words: `message`, `error`, `detail` or plain text; '' when it sent none fit to be shown. */
function errorBody(text: string): { message: string; code: string } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { message: brief(text), code: '' };
  }
  if (typeof value === 'string') return { message: brief(value), code: '' };
  if (typeof value !== 'object' || value === null) return { message: '', code: '' };
  const { message, error, detail, code } = value as Record<string, unknown>;
  const words = [message, error, detail].map(wordsOf).find((candidate) => candidate !== '');
  return { message: brief(words ?? ''), code: typeof code === 'string' ? code : '' };
}

function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(wordsOf).filter(Boolean).join(' ');
  if (typeof value === 'object' && value !== null && 'message' in value) return wordsOf(value.message);
  return '';
}

/** '' for a web page, which some backends pass on as their message. */
function brief(text: string): string {
  const trimmed = text.trim();
  if (trimmed.startsWith('<')) return '';
  return trimmed.length > LONGEST_MESSAGE ? `${trimmed.slice(0, LONGEST_MESSAGE)}…` : trimmed;
}

/** Retry-After, in seconds or as a date, as milliseconds from now. */
export function retryAfterMs(headers: Headers): number | undefined {
  const value = headers.get('retry-after')?.trim();
  if (!value) return undefined;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
