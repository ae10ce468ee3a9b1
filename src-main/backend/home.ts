import type { RequestListener } from 'node:http';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import { createSignIn, type SignIn } from './auth/sign-in.ts';
import { demoCode } from './auth/sign-in-codes.ts';
import { everyone } from './auth/staff.ts';
import type { Store } from './db/open.ts';
import type { Db } from './db/tables.ts';
import { templatesOnly, type Writer } from './generation/writer.ts';
import type { AppEnv } from './http/env.ts';
import { requireLaunchToken, requireLoopbackHost } from './http/guards.ts';
import type { Storage } from './files/files.ts';
import { type Artist, noArtist } from './logos/artist.ts';
import type { BackendOptions } from './options.ts';
import { type Bodies, bodiesEachTime } from './pages/bodies.ts';
import type { Publisher } from './publisher/publisher.ts';

/**
 * An action of a staff member, to be listed in the audit. Saves are not among these actions, because the revisions list
 * them.
 */
export interface AuditedAction {
  userId: number;
  /** key of the site that the action changed */
  sitePk?: string;
  action: string;
}

/** Serves published sites at their own domains. */
export interface Hosting {
  routes: Hono<AppEnv>;
  /**
   * Returns a listener that answers most requests for pages without Hono and passes all other requests to `next`.
   * Hono's router would take longer than all other work for a page.
   */
  before(next: RequestListener): RequestListener;
}

/** The parts in which the embedded backend differs from the server for an agency. */
export interface Deployment {
  /** middleware that each request passes first */
  guards: readonly MiddlewareHandler<AppEnv>[];
  /** where files are kept; if missing, they are in `dataDir` and `picturesDir` */
  storage?: Storage;
  /** makes the bytes of published pages, compressed or not */
  bodies: Bodies;
  /**
   * Creates the routes that serve sites at their own domains, which come before all other routes. Without it published
   * pages are only at `/sites/…`.
   */
  hosting?: (publisher: Publisher) => Promise<Hosting>;
  /** further routes, which need no sign-in and are not calls of the app */
  ownRoutes: readonly Hono<AppEnv>[];
  signIn: SignIn;
  needsSignIn(path: string): boolean;
  /** the caller's IP address; '' if unknown */
  addressOf(c: Context<AppEnv>): string;
  /** the origin at which the caller reaches this backend */
  originOf(c: Context<AppEnv>): string;
  /** writes texts; if it returns undefined, a template is used */
  write: Writer;
  /** draws logos; if it returns undefined, a built-in style is drawn */
  draw: Artist;
  /**
   * Adds an action of a staff member to the audit. `on` is the transaction of the action itself, so that either both
   * are stored or neither is.
   */
  note(on: Db, deed: AuditedAction): Promise<void>;
  /** whether this backend has stand-ins: routes that simulate outside services */
  standIns: boolean;
  /**
   * whether a registrar, card payments and Google are simulated, and demo data is added; if not, calls that need such a
   * service are refused
   */
  simulates: boolean;
}

export type MakeHome = (store: Store, options: BackendOptions) => Deployment | Promise<Deployment>;

const signedInPaths = /^\/(api|edit|ads|m)\/|^\/publish$/;

/** Returns the parts of the embedded backend, which the app reaches on loopback with the launch token. */
export const embeddedHome: MakeHome = ({ db }, { token }) => ({
  guards: [requireLoopbackHost, requireLaunchToken(token)],
  bodies: bodiesEachTime,
  ownRoutes: [],
  signIn: createSignIn(db, { staff: everyone, sender: demoCode }),
  needsSignIn: (path) => signedInPaths.test(path),
  // Only requests from this computer are answered. A visitor's request comes through a proxy on this computer, which
  // appends the visitor's address.
  addressOf: (c) => c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() ?? '',
  originOf: (c) => new URL(c.req.url).origin,
  write: templatesOnly,
  draw: noArtist,
  note: async () => undefined,
  standIns: true,
  simulates: true,
});
