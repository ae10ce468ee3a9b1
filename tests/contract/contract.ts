import { randomBytes } from 'node:crypto';
import { vi } from 'vitest';
import { z } from 'zod';
import { RawValue } from '#shared/record/raw-value.ts';
import { testPhone } from '../support/client.ts';

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** the parsed body; undefined if it is not JSON */
  json: unknown;
}

export interface Contract {
  url: string;
  /** Makes a call as the signed-in user. `body` is sent as JSON, or unchanged if it is a string. */
  call(method: 'GET' | 'POST', path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
}

/** Schemas of values that backends may write in several forms, such as a number as text or an empty list as null. */
export const wire = {
  number: z.union([z.number(), z.string().regex(/^-?\d+(\.\d+)?$/)]).transform(Number),
  text: z
    .union([z.string(), z.number(), z.null()])
    .optional()
    .transform((value) => String(value ?? '')),
  nonEmptyText: z.union([z.string(), z.number()]).transform(String).pipe(z.string().min(1)),
  list: <T extends z.ZodType>(item: T) =>
    z
      .array(item)
      .nullable()
      .transform((items) => items ?? []),
};

/** Every refusal has a `message`, a text for people. */
export const refusal = z.object({ message: z.string().min(1) });

export async function request(url: string, method: string, body?: unknown, headers: HeadersInit = {}): Promise<Answer> {
  const response = await fetch(url, {
    method,
    headers: { ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
    body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: parsed(text) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const tokens = z.looseObject({ access_token: z.string().min(1), refresh_token: z.string().min(1) });

/** Signs in with the code of SITEWRIGHT_TEST_CODE or, if it is not set, with the code in the answer. */
export async function signIn(url: string): Promise<z.output<typeof tokens>> {
  const asked = await request(`${url}/pi/auth/internal`, 'POST', { phoneNumber: testPhone });
  const demo = z.looseObject({ demo_code: wire.text }).parse(asked.json);
  const authCode = process.env.SITEWRIGHT_TEST_CODE ?? demo.demo_code;
  return tokens.parse((await request(`${url}/pi/verify/internal`, 'POST', { phoneNumber: testPhone, authCode })).json);
}

/** URL of the backend under test, which backend/environment.ts sets. */
export const backendUrl = process.env.SITEWRIGHT_BACKEND_URL ?? '';

/** Whether the backend under test is messy. A messy backend does not store saved documents byte for byte. */
export const isMessy = process.env.SITEWRIGHT_LOCAL_BACKEND_ARGS?.includes('--messy') ?? false;

/** Signs a user in to the backend under test. */
export async function openContract(): Promise<Contract> {
  const { access_token } = await signIn(backendUrl);
  return {
    url: backendUrl,
    call: (method, path, body, headers) =>
      request(backendUrl + path, method, body, { Authorization: `Bearer ${access_token}`, ...headers }),
  };
}

const taskState = z.looseObject({
  status: z.enum(['pending', 'in_progress', 'completed', 'failed']),
  result: z.looseObject({ slug: z.string() }).nullish(),
  error: z.string().nullish(),
});

/** Starts a creation task and returns its outcome. */
export async function runCreation(api: Contract, body: object): Promise<z.output<typeof taskState>> {
  const started = await api.call('POST', '/api/landing-pages/', body);
  const { task_id } = z.looseObject({ task_id: z.union([z.string(), z.number()]) }).parse(started.json);
  return vi.waitFor(
    async () => {
      const state = taskState.parse((await api.call('GET', `/api/tasks/${String(task_id)}/status/`)).json);
      if (state.status === 'pending' || state.status === 'in_progress') throw new Error('The task is still under way.');
      return state;
    },
    { timeout: 60_000, interval: 50 },
  );
}

/** Returns a slug that no earlier test run has used. */
export function freshSlug(): string {
  return `contract-${randomBytes(5).toString('hex')}`;
}

/** Creates a site and returns its slug. */
export async function createSite(api: Contract, industry: string | number = 'Plumbing'): Promise<string> {
  const state = await runCreation(api, { fbSlug: freshSlug(), industry });
  if (!state.result) throw new Error(`The site was not created: ${state.error ?? 'no reason given'}`);
  return state.result.slug;
}

const siteAnswer = z.object({
  message: z.looseObject({ slug: z.string(), sitePk: z.union([z.number(), z.string()]) }),
});

/** Returns the site as the backend sends it: parsed, and as the text of the `message` member. */
export async function getSite(api: Contract, slug: string) {
  const answer = await api.call('GET', `/api/getLandingPage/${slug}`);
  const { message } = siteAnswer.parse(answer.json);
  return { site: message, raw: RawValue.parse(answer.text).at('message').toText() };
}

const publishFacts = z.object({ url: z.string(), first_publish_url: z.string(), github_repo: z.string().min(1) });
/** The facts of a publish, either in `message` or at the top level. */
export const publishAnswer = z.union([
  publishFacts,
  z.object({ message: publishFacts }).transform(({ message }) => message),
]);

export async function modifiedOf(api: Contract, slug: string): Promise<string> {
  const answer = await api.call('GET', `/api/get-landing-page-modified/${slug}`);
  return z.object({ message: z.string().min(1) }).parse(answer.json).message;
}
