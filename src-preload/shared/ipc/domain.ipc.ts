import { z } from 'zod';
import { call } from './define.ts';
import { backendErrors } from './errors.ts';

const slug = z.string().min(1).max(200);
const domain = z.string().min(1).max(253);
const target = z.object({ slug, domain });

export const parkTypes = ['Involuntary Churn', 'Voluntary Churn', 'No Message'] as const;
export type ParkType = (typeof parkTypes)[number];

/**
 * Actions that must not be done twice by mistake: where the outcome of one is unknown, it has to be looked into before
 * another.
 */
const onceActions = ['purchase', 'dns', 'park'] as const;
export type OnceAction = (typeof onceActions)[number];

const standing = z.object({
  /** `unknown`: it was requested and may have been carried out */
  state: z.enum(['none', 'running', 'done', 'failed', 'unknown']),
  /** milliseconds since 1970 of the last change */
  at: z.number().optional(),
  /** what failed, or what was found about an unknown outcome; in words to show */
  message: z.string().optional(),
  /** the words of the server, or of the network, about that */
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
  /** why nothing may be bought over this connection; missing where it may */
  insecure: z.string().optional(),
  /** how the site was parked last */
  parkedAs: z.enum(parkTypes).optional(),
});
export type DomainState = z.infer<typeof domainState>;

export const availability = z.object({
  available: z.boolean(),
  /** millionths of a dollar for `years` years; missing where the server names none */
  price: z.number().optional(),
  years: z.number().optional(),
});
export type Availability = z.infer<typeof availability>;

const errors = ['NOT_OPEN', 'DISK'] as const;

/** Bytes of a file with redirects. */
const MOST_EXPORTED = 16 * 1024 * 1024;

/** A failed action is no error of its call: the returned state names it, until the action is tried again. */
export const domainCalls = {
  'domain.state': call(target, domainState, { errors }),
  'domain.check': call(target, availability, { errors: [...errors, ...backendErrors] }),
  /** Buys once. `agreed` is the price that the user agreed to; it is stored before anything is sent. */
  'domain.buy': call(target.extend({ agreed: availability }), domainState, { errors }),
  'domain.configureDns': call(target, domainState, { errors }),
  'domain.park': call(target.extend({ type: z.enum(parkTypes) }), domainState, { errors }),
  /** Asks the server what became of an action whose outcome is unknown; never carries it out. */
  'domain.lookInto': call(target.extend({ action: z.enum(onceActions) }), domainState, {
    errors: [...errors, ...backendErrors],
  }),
  /** The user has found out elsewhere whether the action was carried out. */
  'domain.settle': call(target.extend({ action: z.enum(onceActions), done: z.boolean() }), domainState, { errors }),
  'domain.useExternal': call(target, domainState, { errors }),
  'domain.index': call(target, domainState, { errors }),
  'domain.snapshot': call(target, domainState, { errors }),
  /** Writes the redirects, as CSV, to a file that the user chooses; no path when they cancel. */
  'domain.exportRedirects': call(z.object({ slug, csv: z.string() }), z.object({ path: z.string().optional() }), {
    errors: ['DISK'],
    maxSize: MOST_EXPORTED,
  }),
};
