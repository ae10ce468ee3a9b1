import { SocksClient, SocksClientError } from 'socks';
import { Agent, buildConnector, type Dispatcher, Pool, ProxyAgent } from 'undici';
import { networkFailure } from './network-failure.ts';
import { addressOf, nameOf } from './proxy-choice.ts';
import { ProxyError } from './proxy-error.ts';

export interface Credentials {
  user: string;
  password: string;
}

/** Time limit in milliseconds for connecting through a SOCKS proxy: undici's default limit for connecting. */
const CONNECT_MS = 10_000;

/**
 * Creates the dispatcher for a proxy. Failures of the proxy are `ProxyError`s.
 * @param tls settings for the connection to the server behind the proxy
 */
export function throughProxy(proxy: URL, login: Credentials | undefined, tls: buildConnector.BuildOptions): Dispatcher {
  if (proxy.protocol.startsWith('socks')) return new Agent({ connect: socksConnector(proxy, login, tls) });
  return new ProxyAgent({
    uri: proxy.origin,
    ...(login && { token: `Basic ${Buffer.from(`${login.user}:${login.password}`).toString('base64')}` }),
    requestTls: tls,
    clientFactory: (origin, options) => new ProxyPool(origin, options as Pool.Options, proxy),
  });
}

/** The pool of connections to an HTTP proxy. It turns failures of the proxy into `ProxyError`s. */
class ProxyPool extends Pool {
  readonly #proxy: URL;

  constructor(origin: URL, options: Pool.Options, proxy: URL) {
    super(origin, options);
    this.#proxy = proxy;
  }

  override async connect(options: Dispatcher.ConnectOptions): Promise<Dispatcher.ConnectData>;
  override async connect(options: unknown, callback?: unknown): Promise<Dispatcher.ConnectData> {
    if (callback !== undefined) throw new TypeError('gives a promise only');
    const tunnel = await super.connect(options as Dispatcher.ConnectOptions).catch((error: unknown) => {
      throw unanswered(this.#proxy, error);
    });
    if (tunnel.statusCode === 200) return tunnel;
    tunnel.socket.on('error', () => undefined).destroy();
    throw refusal(this.#proxy, tunnel.statusCode, String(tunnel.headers['proxy-authenticate'] ?? ''));
  }
}

function unanswered(proxy: URL, cause: unknown): ProxyError {
  const { words } = networkFailure(cause);
  const what = `the proxy ${nameOf(proxy)} cannot be reached`;
  return new ProxyError(words ? `${what}: ${words}` : what, { cause });
}

/** @param challenges the proxy's `Proxy-Authenticate` header: the kinds of sign-in that the proxy accepts */
function refusal(proxy: URL, status: number, challenges: string): ProxyError {
  const name = nameOf(proxy);
  if (status !== 407) return new ProxyError(`the proxy ${name} refuses the connection (HTTP ${status})`);
  if (/\bbasic\b/i.test(challenges)) return wantsPassword(proxy);
  const kinds = challenges.split(/,\s*/).map((each) => each.split(' ', 1)[0]);
  return new ProxyError(
    `the proxy ${name} asks for a sign-in that the app cannot do (${kinds.join(', ') || 'unnamed'})`,
  );
}

const wantsPassword = (proxy: URL, cause?: unknown): ProxyError =>
  new ProxyError(`the proxy ${nameOf(proxy)} asks for a name and a password`, { wantsPassword: true, cause });

function socksConnector(proxy: URL, login: Credentials | undefined, tls: buildConnector.BuildOptions) {
  const secure = buildConnector(tls);
  const connect: buildConnector.connector = (options, callback) => {
    const port = Number(options.port) || (options.protocol === 'https:' ? 443 : 80);
    SocksClient.createConnection({
      command: 'connect',
      timeout: CONNECT_MS,
      proxy: {
        ...addressOf(proxy),
        type: proxy.protocol === 'socks4:' ? 4 : 5,
        ...(login && { userId: login.user, password: login.password }),
      },
      destination: { host: options.hostname.replace(/^\[|\]$/g, ''), port },
    }).then(
      ({ socket }) => {
        if (options.protocol === 'https:') secure({ ...options, httpSocket: socket }, callback);
        else callback(null, socket.setNoDelay());
      },
      (error: unknown) => callback(socksError(proxy, error), null),
    );
  };
  return connect;
}

/** Converts an error of the SOCKS library to a `ProxyError`. The library's errors differ in their messages only. */
function socksError(proxy: URL, error: unknown): ProxyError {
  const said = error instanceof SocksClientError ? error.message : '';
  if (/authentication failed|no accepted auth/i.test(said)) return wantsPassword(proxy, error);
  const refused = /rejected connection(?: - \(?(\w+)\)?)?/i.exec(said);
  if (refused) {
    const reason = refused[1] ? ` (${refused[1]})` : '';
    return new ProxyError(`the proxy ${nameOf(proxy)} refuses the connection${reason}`, { cause: error });
  }
  return unanswered(proxy, error);
}
