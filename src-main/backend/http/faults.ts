import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, MiddlewareHandler } from 'hono';
import { z } from 'zod';
import type { AppEnv } from './env.ts';

const faultSchema = z.object({
  method: z.string().optional(),
  /** the beginning of the path if this text begins with a slash, else a regular expression */
  path: z.string(),
  times: z.number().int().positive().default(1),
  /** number of matching calls that are answered normally first */
  skip: z.number().int().nonnegative().default(0),
  kind: z.enum(['status', 'delay', 'cut', 'reset', 'hang', 'body']),
  status: z.number().int().min(200).max(599).default(500),
  body: z.string().optional(),
  /** for `delay`: milliseconds */
  ms: z.number().nonnegative().default(0),
  /** for `cut`: bytes of the answer's body that are sent before the connection ends */
  bytes: z.number().int().nonnegative().default(0),
  /**
   * `before`: the call is not carried out, except for `cut` and `delay`; `after`: the call is carried out, and only its
   * answer is affected
   */
  when: z.enum(['before', 'after']).default('before'),
});

export const faultsSchema = z.union([faultSchema.transform((fault) => [fault]), z.array(faultSchema)]);
type Fault = z.output<typeof faultSchema>;

export interface LoggedRequest {
  method: string;
  path: string;
  /** size of the request's body in bytes, from the header Content-Length; 0 without this header */
  size: number;
  /** status of the answer; 0 if the connection ended without a complete answer */
  status: number;
  /** the posted JSON, if bodies are kept */
  body?: string | undefined;
  /** JSON text of the answer to `getLandingPage`, if bodies are kept; its member `message` is the record */
  record?: string | undefined;
}

export interface Faults {
  add(faults: readonly Fault[]): void;
  /** Removes all faults and logged requests, and ends all delays. */
  clear(): void;
  delay(ms: number): Promise<void>;
  /** faults that have not yet happened as often as they should */
  waiting(): readonly Fault[];
  take(method: string, path: string): Fault | undefined;
  log(request: LoggedRequest): void;
  requests(): readonly LoggedRequest[];
}

export function createFaults(): Faults {
  let waiting: Fault[] = [];
  let requests: LoggedRequest[] = [];
  let delays = new AbortController();
  return {
    add: (faults) => waiting.push(...faults.map((fault) => ({ ...fault }))),
    clear() {
      waiting = [];
      requests = [];
      delays.abort();
      delays = new AbortController();
    },
    delay: (ms) => delay(ms, undefined, { signal: delays.signal }).catch(() => undefined),
    waiting: () => waiting,
    take(method, path) {
      const fault = waiting.find((candidate) => matches(candidate, method, path));
      if (fault && fault.skip-- > 0) return undefined;
      if (fault && --fault.times === 0) waiting = waiting.filter((candidate) => candidate !== fault);
      return fault;
    },
    log: (request) => requests.push(request),
    requests: () => requests,
  };
}

function matches(fault: Fault, method: string, path: string): boolean {
  if (fault.method && fault.method.toUpperCase() !== method) return false;
  return fault.path.startsWith('/') ? path.startsWith(fault.path) : new RegExp(fault.path).test(path);
}

/** Sends the headers and the given number of bytes of the body, then ends the connection. */
async function cut(c: Context<AppEnv>, bytes: number): Promise<void> {
  const { outgoing } = c.env;
  const body = Buffer.from(await c.res.arrayBuffer());
  outgoing.writeHead(c.res.status, { ...Object.fromEntries(c.res.headers), 'content-length': body.length + 1 });
  outgoing.write(body.subarray(0, bytes), () => outgoing.socket?.destroy());
  outgoing.flushHeaders();
  await once(outgoing, 'close');
}

/** Applies a fault to the answer in `c.res`. Returns false if no answer can be sent any more. */
async function spoil(c: Context<AppEnv>, fault: Fault, faults: Faults): Promise<boolean> {
  const { outgoing } = c.env;
  switch (fault.kind) {
    case 'delay':
      await faults.delay(fault.ms);
      return true;
    case 'status':
      c.res = undefined;
      c.res = c.json({ message: fault.body ?? 'Injected failure.' }, fault.status as 500);
      return true;
    case 'body':
      c.res = undefined;
      c.res = c.body(fault.body ?? '', fault.status === 500 ? 200 : (fault.status as 200), {
        'Content-Type': 'application/json',
      });
      return true;
    case 'cut':
      await cut(c, fault.bytes);
      return false;
    case 'reset':
      outgoing.socket?.resetAndDestroy();
      return false;
    case 'hang':
      if (!outgoing.closed) await once(outgoing, 'close');
      return false;
  }
}

/**
 * Returns middleware that logs every call, with its JSON if `keepsBodies`, and applies the faults that tests have
 * added.
 */
export function injectFaults(faults: Faults, keepsBodies: boolean): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const fault = faults.take(c.req.method, pathname);
    // A call is also carried out for `cut` and `delay`, because these faults need its answer.
    const carriedOut = !fault || fault.when === 'after' || fault.kind === 'cut' || fault.kind === 'delay';
    const isJson = c.req.header('content-type')?.startsWith('application/json') ?? false;
    // Reading the body fails if the client closes the connection too early.
    const body = keepsBodies && isJson ? await c.req.text().catch(() => undefined) : undefined;
    let answered = true;
    if (fault?.kind === 'delay' && fault.when === 'before') await faults.delay(fault.ms);
    if (carriedOut) await next();
    const isRecord = keepsBodies && carriedOut && c.res.ok && pathname.startsWith('/api/getLandingPage/');
    const record = isRecord ? await c.res.text() : undefined;
    if (record !== undefined) c.res = new Response(record, c.res);
    if (fault && !(fault.kind === 'delay' && fault.when === 'before')) answered = await spoil(c, fault, faults);
    if (!answered) {
      c.res = undefined;
      c.res = RESPONSE_ALREADY_SENT;
    }
    const size = Number(c.req.header('content-length') ?? 0);
    const status = answered ? c.res.status : 0;
    faults.log({ method: c.req.method, path: pathname + search, size, status, body, record });
  };
}
