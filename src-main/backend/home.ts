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
import { type Artist, stylesOnly } from './logos/artist.ts';
import type { BackendOptions } from './options.ts';
import { type Bodies, bodiesEachTime } from './pages/bodies.ts';
import type { Publisher } from './publisher/publisher.ts';

/** An act of a staff member, other than a save: saves are in the revisions. */
export interface Deed {
  userId: number;
  /** key of the site that it changed */
  sitePk?: string;
  action: string;
}

/** Answers at the sites' own domains. */
export interface Hosting {
  routes: Hono<AppEnv>;
  /** Answers what asks for nothing but a page at once, because the router takes longer than the rest; passes on all else. */
  before(next: RequestListener): RequestListener;
}

/** What differs between the backend in the app of one person and the server of an agency. */
export interface Home {
  /** middleware that each request passes first */
  guards: readonly MiddlewareHandler<AppEnv>[];
  /** where files are kept, where that is not the data folder */
  storage?: Storage;
  /** makes the bytes of published pages, compressed or not */
  bodies: Bodies;
  /** What goes before anything else; without it pages are at `/sites/…` alone. */
  hosting?: (publisher: Publisher) => Promise<Hosting>;
  /** calls that need no sign-in and are no part of the product */
  ownRoutes: readonly Hono<AppEnv>[];
  signIn: SignIn;
  needsSignIn(path: string): boolean;
  /** the caller's address, '' where it is not known */
  addressOf(c: Context<AppEnv>): string;
  /** the origin at which the caller reaches this backend */
  originOf(c: Context<AppEnv>): string;
  /** writes texts; the templates write what it cannot */
  write: Writer;
  /** draws logos; the styles draw what it cannot */
  draw: Artist;
  /**
   * Lists an act of a staff member. `on` is the transaction of the act itself, so that neither is kept without the
   * other.
   */
  note(on: Db, deed: Deed): Promise<void>;
  /** answers calls of outside services as those would */
  standIns: boolean;
  /** simulates a registrar, card payments and Google; otherwise such calls answer that nothing is connected */
  simulates: boolean;
}

export type MakeHome = (store: Store, options: BackendOptions) => Home | Promise<Home>;

const signedInPaths = /^\/(api|edit|ads|m)\/|^\/publish$/;

/** The app reaches its embedded backend on loopback, with the token of its launch. */
export const embeddedHome: MakeHome = ({ db }, { token }) => ({
  guards: [requireLoopbackHost, requireLaunchToken(token)],
  bodies: bodiesEachTime,
  ownRoutes: [],
  signIn: createSignIn(db, { staff: everyone, sender: demoCode }),
  needsSignIn: (path) => signedInPaths.test(path),
  // Only this computer is answered, so visitors come through a proxy, which appends their address.
  addressOf: (c) => c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() ?? '',
  originOf: (c) => new URL(c.req.url).origin,
  write: templatesOnly,
  draw: stylesOnly,
  note: async () => undefined,
  standIns: true,
  simulates: true,
});
