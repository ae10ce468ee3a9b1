import type { MiddlewareHandler } from 'hono';
import { RawValue } from '#shared/record/raw-value.ts';
import type { AppEnv } from './env.ts';

/** Members, as JSON text, that every object of a messy answer gets. */
const unknownMembers = '"x_unknown":{"rate":1.10,"id":98765432109876543210,"tags":[null]},"x_note":null';

/** Members that may be null. */
const optional = new Set(['display_name', 'name', 'phone', 'state', 'state_code', 'metadata', 'unit_amount']);

/**
 * Returns the value as JSON, written as other backends may write it: empty lists and strings as null, numbers as
 * strings, positive whole numbers in strings (at most 15 digits) as numbers, and with unknown members in objects. Lists
 * inside of strings are written in the same way.
 */
export function messyText(value: RawValue): string {
  if (value.kind === 'list') return value.length === 0 ? 'null' : `[${value.items().map(messyText).join()}]`;
  if (value.kind === 'scalar') return messyScalar(value);
  const members = value.keys().map((key) => `${JSON.stringify(key)}:${messyText(value.at(key))}`);
  return `{${[...members, unknownMembers].join()}}`;
}

function messyScalar(value: RawValue): string {
  const scalar = value.toValue();
  if (typeof scalar === 'number') return JSON.stringify(value.toText());
  if (typeof scalar !== 'string') return value.toText();
  if (scalar === '') return 'null';
  if (/^[1-9]\d{0,14}$/.test(scalar)) return scalar;
  if (!/^\[.*\]$/s.test(scalar)) return value.toText();
  const text = messyText(RawValue.parse(scalar));
  return text === 'null' ? text : JSON.stringify(text);
}

/**
 * Sets the optional members of the last item to null, in each list that has at least two items and is not inside
 * another list.
 */
function withGaps(value: RawValue): RawValue {
  if (value.kind === 'object') return value.keys().reduce((all, key) => all.with(key, withGaps(all.at(key))), value);
  const last = value.length - 1;
  if (last < 1) return value;
  const gaps = value
    .at(last)
    .keys()
    .filter((key) => optional.has(key));
  return value.with(
    last,
    gaps.reduce((item, key) => item.with(key, RawValue.parse('null')), value.at(last)),
  );
}

/** Calls whose answers only get an unknown member, because tests compare records with what was saved. */
const recordCalls = /^\/api\/(getLandingPage\/|save-photos-from-int$)/;
const productCalls = /^\/(api|edit|ads|m|pi)\/|^\/publish$/;

type Shape = (answer: RawValue) => string;

const savedText: Shape = () => 'Saved.';
const nothing: Shape = () => '';
const asIs: Shape = (answer) => answer.toText();
const flat: Shape = (answer) => answer.at('message').with('message', RawValue.parse('"Published."')).toText();
const inMessage: Shape = (answer) => RawValue.parse('{}').with('message', answer).toText();

/**
 * Calls whose answers the description of the backend's API does not define, each with the forms that its answers take
 * in turn.
 */
const openAnswers: readonly (readonly [RegExp, readonly Shape[]])[] = [
  [/^\/edit\/landingpage$/, [savedText, nothing, asIs]],
  [/^\/api\/(park_user_website|save_gmb_account_id|save-(text|landing-page)-geocodes)\b/, [nothing, savedText, asIs]],
  [/^(\/m)?\/publish$/, [flat, asIs]],
  [/^\/api\/spellcheck\/$/, [inMessage, asIs]],
];

/**
 * Returns a function that writes an answer in the next form of its call. The function returns undefined for a call that
 * is not in `openAnswers`.
 */
function shapes(): (path: string, answer: RawValue) => string | undefined {
  const calls = openAnswers.map(([path, forms]) => ({ path, forms, count: 0 }));
  return (path, answer) => {
    const call = calls.find((each) => each.path.test(path));
    return call?.forms[call.count++ % call.forms.length]?.(answer);
  };
}

/**
 * Returns middleware that makes JSON answers messy. Answers of `recordCalls`, and of calls that are not in
 * `productCalls`, only get an unknown member.
 */
export function answerMessily(): MiddlewareHandler<AppEnv> {
  const shaped = shapes();
  return async (c, next) => {
    await next();
    if (!c.res.headers.get('content-type')?.startsWith('application/json')) return;
    const answer = RawValue.parse(await c.res.text());
    const isOwn = productCalls.test(c.req.path) && !recordCalls.test(c.req.path);
    const body =
      (c.res.ok ? shaped(c.req.path, answer) : undefined) ??
      (isOwn ? messyText(withGaps(answer)) : answer.with('x_unknown', RawValue.parse('[null]')).toText());
    c.res = new Response(body, { status: c.res.status, headers: c.res.headers });
  };
}
