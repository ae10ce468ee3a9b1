import type { Context } from 'hono';
import { type Backend, createBackend } from '../app.ts';
import { createAttempts } from '../auth/attempts.ts';
import { createSignIn } from '../auth/sign-in.ts';
import { type CodeSender, shownCode } from '../auth/sign-in-codes.ts';
import { createStaffList } from '../auth/staff.ts';
import { openStore, type Store } from '../db/open.ts';
import { templatesOnly, type Writer } from '../generation/writer.ts';
import type { MakeHome } from '../home.ts';
import { type Artist, noArtist } from '../logos/artist.ts';
import type { AppEnv } from '../http/env.ts';
import { noteDeed } from './audit.ts';
import { createDomains } from './domains.ts';
import type { RunningRequests } from './flow.ts';
import { createKeptBodies } from './kept-bodies.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { createEndpointArtist } from './endpoint-artist.ts';
import { createEndpointWriter } from './endpoint-writer.ts';
import { createObserver, observe } from './observe.ts';
import { operationRoutes } from './operations.ts';
import { createPageHosts } from './page-hosts.ts';
import { openStorage } from './storage.ts';
import { openPostgres } from './postgres.ts';
import type { Settings } from './settings.ts';
import { tlsRoutes } from './tls-routes.ts';
import { createSmsSender } from './sms.ts';

/** Matches paths that need no sign-in, such as those of pictures, of visitors' messages and of the sign-in itself. */
const openPaths = /^\/(media|sites|public|pi)\//;

interface Tools {
  log: Log;
  metrics: Metrics;
  flow: RunningRequests;
}

/** Creates the backend of the server for an agency, without a listening socket. */
export async function createServerBackend(settings: Settings, tools: Tools): Promise<Backend> {
  const { dataDir, port, accessTokenSeconds, product } = settings;
  const unused = { token: undefined, taskMs: 0, allowFaults: false, keepBodies: false, messy: false };
  const options = { ...unused, dataDir, picturesDir: dataDir, port, accessTtl: accessTokenSeconds, product };
  // With an empty `publicUrl`, the forms of a published page are posted to the page's own host.
  return createBackend({ ...options, publicUrl: '' }, serverHome(settings, tools), await openServerStore(settings));
}

export async function openServerStore({ database, databaseConnections, dataDir }: Settings): Promise<Store> {
  return database === undefined ? openStore(dataDir) : openPostgres(database, databaseConnections);
}

/**
 * Returns the function that makes the server's own parts of the backend, such as the log of requests and the limits of
 * sign-ins.
 */
function serverHome(settings: Settings, tools: Tools): MakeHome {
  const { proxies, url, demo, limits, metrics, pageCacheMegabytes } = settings;
  const own = url === undefined ? undefined : new URL(url);
  const bodies = createKeptBodies(pageCacheMegabytes * 1024 * 1024);
  return async (store) => {
    const { db, checkSchema } = store;
    const storage = await openStorage(settings, db);
    const staff = createStaffList(db);
    if ((await staff.all()).length === 0) {
      tools.log.warn('Nobody can sign in yet: npm run server -- staff add +12025550100 admin "Full Name"');
    }
    const observer = createObserver(tools);
    return {
      guards: [observe(observer)],
      storage,
      bodies,
      async hosting({ publications, storeOf }) {
        const domains = await createDomains(publications, store);
        const { routes, before } = createPageHosts({ domains, storeOf, bodies, observer, ownHost: own?.hostname });
        return { routes: routes.route('/', tlsRoutes(domains)), before };
      },
      ownRoutes: [
        operationRoutes({ db, checkSchema, checkFiles: storage.check, ...tools, metricsToken: metrics.token }),
      ],
      signIn: createSignIn(db, {
        staff,
        sender: senderOf(settings),
        limited: { attempts: createAttempts(db), limits },
      }),
      needsSignIn: (path) => !openPaths.test(path),
      addressOf: (c) => addressOf(c, proxies),
      originOf: (c) => own?.origin ?? new URL(c.req.url).origin,
      write: writerOf(settings),
      draw: artistOf(settings),
      note: noteDeed,
      standIns: false,
      simulates: demo,
    };
  };
}

function writerOf({ texts: { url, key, model } }: Settings): Writer {
  return url === undefined ? templatesOnly : createEndpointWriter({ url, key, model });
}

function artistOf({ images: { url, key, model } }: Settings): Artist {
  return url === undefined ? noArtist : createEndpointArtist({ url, key, model });
}

function senderOf({ codes, sms, product }: Settings): CodeSender {
  const { url, account = '', token = '', from = '' } = sms;
  return codes === 'sms' ? createSmsSender({ url, account, token, from, product }) : shownCode;
}

/**
 * Returns the caller's IP address. Each of the agency's proxies appends the address of its own caller to
 * X-Forwarded-For; addresses further left may be forged.
 */
function addressOf(c: Context<AppEnv>, proxies: number): string {
  const own = c.env.incoming.socket.remoteAddress ?? '';
  if (proxies === 0) return own;
  const passed = (c.req.header('X-Forwarded-For') ?? '').split(',').map((each) => each.trim());
  return passed.at(-proxies) || own;
}
