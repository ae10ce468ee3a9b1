import { z } from 'zod';
import { call } from './define.ts';
import { backendErrors } from './errors.ts';

const slug = z.string().min(1).max(200);
const domain = z.string().min(1).max(253);
const target = z.object({ slug, domain });

export const parkTypes = ['Involuntary Churn', 'Voluntary Churn', 'No Message'] as const;
export type ParkType = (typeof parkTypes)[number];

/**
 * Actions that must not be carried out twice by mistake. If the outcome of an action is unknown, the outcome has to be
 * found out before the action can be requested again.
 */
const onceActions = ['purchase', 'dns', 'park'] as const;
export type OnceAction = (typeof onceActions)[number];

const standing = z.object({
  /** `unknown`: the action was requested and may have been carried out */
  state: z.enum(['none', 'running', 'done', 'failed', 'unknown']),
  /** time of the last change, in milliseconds since 1970 */
  at: z.number().optional(),
  /** what failed, or what was found out about an unknown outcome, as a text for the user */
  message: z.string().optional(),
  /** message of the error that ended the action, such as the server's */
  reason: z.string().optional(),
});
export type Standing = z.infer<typeof standing>;

const domainState = z.object({
  purchase: standing,
  dns: standing,
  park: standing,
  external: standing,
  index: standing,
  snapshot: standing,
  /** why the app buys no domain over this connection; missing if the connection is secure */
  insecure: z.string().optional(),
  /** the type of the last request to park the domain; missing if there was none */
  parkedAs: z.enum(parkTypes).optional(),
});
export type DomainState = z.infer<typeof domainState>;

export const availability = z.object({
  available: z.boolean(),
  /** millionths of a dollar for `years` years; missing if the server names no price */
  price: z.number().optional(),
  years: z.number().optional(),
});
export type Availability = z.infer<typeof availability>;

const errors = ['NOT_OPEN', 'DISK'] as const;

/** Maximum size of the input of `domain.exportRedirects`, in characters of JSON text. */
const MOST_EXPORTED = 16 * 1024 * 1024;

/** A failed action does not make its call fail. The returned state has the failure until the action is tried again. */
export const domainCalls = {
  'domain.state': call(target, domainState, { errors }),
  'domain.check': call(target, availability, { errors: [...errors, ...backendErrors] }),
  /**
   * Buys the domain. Sends nothing if the connection is not secure, or if an earlier purchase was confirmed by the
   * server or has no known outcome. `agreed` is what the user agreed to; it is stored before the request is sent.
   */
  'domain.buy': call(target.extend({ agreed: availability }), domainState, { errors }),
  'domain.configureDns': call(target, domainState, { errors }),
  'domain.park': call(target.extend({ type: z.enum(parkTypes) }), domainState, { errors }),
  /** Asks the server whether an action of unknown outcome was carried out. Never repeats the action. */
  'domain.lookInto': call(target.extend({ action: z.enum(onceActions) }), domainState, {
    errors: [...errors, ...backendErrors],
  }),
  /** Stores what the user has found out elsewhere: whether the action was carried out. */
  'domain.settle': call(target.extend({ action: z.enum(onceActions), done: z.boolean() }), domainState, { errors }),
  'domain.useExternal': call(target, domainState, { errors }),
  'domain.index': call(target, domainState, { errors }),
  'domain.snapshot': call(target, domainState, { errors }),
  /** Writes the redirects, as CSV, to a file that the user chooses. Returns no path if the user cancels. */
  'domain.exportRedirects': call(z.object({ slug, csv: z.string() }), z.object({ path: z.string().optional() }), {
    errors: ['DISK'],
    maxSize: MOST_EXPORTED,
  }),
};
