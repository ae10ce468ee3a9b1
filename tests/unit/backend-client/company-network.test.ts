import { execFileSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { proxyFor } from '../../../scripts/electron-host/proxy.ts';
import type { BackendError } from '../../../src-main/backend-client/backend-error.ts';
import { boundedFetch } from '../../../src-main/backend-client/bounded-fetch.ts';
import { pinOf } from '../../../src-main/backend-client/host-pins.ts';
import { createProxiedFetch } from '../../../src-main/backend-client/proxied-fetch.ts';
import { proxyErrorIn } from '../../../src-main/backend-client/proxy-error.ts';
import { createProxyPasswords } from '../../../src-main/backend-client/proxy-passwords.ts';
import { publicLookup } from '../../../src-main/network/public-addresses.ts';
import { createTransport } from '../../../src-main/backend-client/transport.ts';
import {
  authorityPath,
  companyAuthority,
  httpProxy,
  listening,
  type OfficeProxy,
  portOf,
  serverCertificate,
  socksProxy,
  tlsBackend,
} from '../../support/company-network.ts';

const backend = tlsBackend();
let office: OfficeProxy<Server>;
let socks: Awaited<ReturnType<typeof socksProxy>>;
const usual = getCACertificates('default');

beforeAll(async () => {
  setDefaultCACertificates([...usual, companyAuthority]);
  await listening(backend);
  office = await httpProxy(() => backend);
  socks = await socksProxy(() => backend);
});
beforeEach(() => {
  for (const proxy of [office, socks]) Object.assign(proxy, { acceptedTargets: [], login: undefined });
});
afterAll(() => {
  setDefaultCACertificates(usual);
  for (const server of [backend, office.server, socks.server]) server.close();
});

const HOST = 'https://backend.example';
/**
 * Simulates a computer whose proxy settings are what `says` returns. Returns functions that send a request from this
 * computer, its proxy passwords, and the content of its keychain.
 */
function computer(says: () => string | Promise<string>, pins?: string[]) {
  const kept = new Map<string, string>();
  const passwords = createProxyPasswords({
    secrets: {
      get: async (name) => kept.get(name),
      set: async (name, value) => void kept.set(name, value),
      delete: async (name) => void kept.delete(name),
    },
    changed: () => undefined,
    isLetThrough: (url) =>
      boundedFetch(fetch, url, { method: 'HEAD' }).then(
        () => true,
        (error: unknown) => proxyErrorIn(error)?.wantsPassword !== true,
      ),
  });
  const fetch = createProxiedFetch({
    env: {},
    resolveProxy: async () => says(),
    passwords,
    pins: pins && { origin: HOST, keys: pins },
  });
  const transport = createTransport({ baseUrl: async () => HOST, fetch });
  const get = () => transport({ method: 'GET', path: '/sites', headers: {}, withHeaderToken: false });
  const problem = () =>
    get().then(
      () => undefined,
      (error: unknown) => error as BackendError,
    );
  return { get, problem, passwords, kept };
}
const LOGIN = { user: 'mia', password: 'secret:with colon' };

describe.each(['HTTP', 'SOCKS 5'])('a proxy with a password (%s)', (kind) => {
  const proxy = () => (kind === 'HTTP' ? office : socks);
  const says = () => `${kind === 'HTTP' ? 'PROXY' : 'SOCKS5'} ${proxy().address}`;

  test('[HOST-07] it asks once, says that a password is wrong, and keeps the right one', async () => {
    proxy().login = LOGIN;
    const { get, problem, passwords, kept } = computer(says);
    const { address } = proxy();
    const failed = await problem();
    expect(failed).toMatchObject({ code: 'OFFLINE', outcome: 'not-sent' });
    expect(failed?.message).toBe(`The server cannot be reached: the proxy ${address} asks for a name and a password.`);
    expect(passwords.question()).toEqual({ proxy: address, wrong: false });
    expect(await passwords.answer(address, { ...LOGIN, password: 'wrong' })).toBe(false);
    expect(kept.size).toBe(0);
    expect(await passwords.answer(address, LOGIN)).toBe(true);
    expect(passwords.question()).toBeUndefined();
    expect((await get()).text).toBe('GET /sites');
    expect(JSON.parse(kept.get(`proxy ${address}`) ?? '')).toEqual(LOGIN);
    expect(proxy().acceptedTargets).toContain('backend.example:443');
  });

  test('[HOST-07] it gets no password of a try when it has refused that password', async () => {
    proxy().login = LOGIN;
    const { problem, passwords } = computer(says);
    await problem();
    expect(await passwords.answer(proxy().address, { ...LOGIN, password: 'wrong' })).toBe(false);
    expect(await passwords.of(new URL(`http://${proxy().address}`))).toBeUndefined();
  });

  test('[HOST-07] it asks again when the proxy no longer takes the kept password', async () => {
    proxy().login = { ...LOGIN, password: 'changed' };
    const { problem, passwords, kept } = computer(says);
    kept.set(`proxy ${proxy().address}`, JSON.stringify(LOGIN));
    expect((await problem())?.code).toBe('OFFLINE');
    expect(passwords.question()).toEqual({ proxy: proxy().address, wrong: true });
    passwords.later(proxy().address);
    expect(passwords.question()).toBeUndefined();
  });
});

test('[HOST-07] a proxy that cannot be used is named, and no request goes around it', async () => {
  const gone = await listening(createServer());
  const address = `127.0.0.1:${portOf(gone)}`;
  gone.close();
  await once(gone, 'close');
  const ntlm = await httpProxy(() => backend, 'NTLM');
  ntlm.login = LOGIN;
  const words = async (says: () => string | Promise<string>) => (await computer(says).problem())?.message;
  expect(await words(() => `PROXY ${address}`)).toMatch(`the proxy ${address} cannot be reached: nothing answers`);
  expect(await words(() => `SOCKS5 ${address}`)).toMatch(`the proxy ${address} cannot be reached`);
  expect(await words(() => `PROXY ${ntlm.address}`)).toMatch('asks for a sign-in that the app cannot do (NTLM)');
  expect(await words(() => 'QUIC proxy.office:1')).toMatch('cannot use the proxy that this computer’s settings name');
  expect(await words(() => Promise.reject(new Error('no')))).toMatch('proxy settings of this computer cannot be read');
  ntlm.server.close();
  // The app may use the second proxy, because the proxy settings themselves name it.
  expect((await computer(() => `PROXY ${address}; SOCKS5 ${socks.address}`).get()).text).toBe('GET /sites');
});

test('[HOST-07] a proxy script decides by the host', async () => {
  const script = `function FindProxyForURL(url, host) { return host == 'backend.example' ? 'PROXY ${office.address}' : 'DIRECT'; }`;
  const server = await listening(createServer((_request, response) => response.end(script)));
  const switches = new Map([['proxy-pac-url', `http://127.0.0.1:${portOf(server)}/proxy.pac`]]);
  expect(await proxyFor('https://other.example/', switches)).toBe('DIRECT');
  expect((await computer(() => proxyFor(HOST, switches)).get()).text).toBe('GET /sites');
  expect(office.acceptedTargets).toEqual(['backend.example:443']);
  server.close();
});

test('[HOST-07] a pinned server is reached by the key of its certificate or of its authority, and by no other', async () => {
  const says = () => `PROXY ${office.address}`;
  for (const certificate of [serverCertificate, companyAuthority]) {
    expect((await computer(says, [pinOf(certificate)]).get()).text).toBe('GET /sites');
  }
  const failed = await computer(says, [`sha256/${'A'.repeat(43)}=`]).problem();
  expect(failed).toMatchObject({ code: 'OFFLINE', outcome: 'not-sent' });
  expect(failed?.message).toMatch('its certificate is not one that your company has pinned');
});

test('[HOST-07] a certificate that only the system trusts is trusted', async () => {
  const script = `
    import { trustSystemCertificates } from ${JSON.stringify(new URL('../../../src-main/app/system-certificates.ts', import.meta.url).href)};
    import { getCACertificates } from 'node:tls';
    const isTrusted = () => getCACertificates('default').some((each) => each.trim() === ${JSON.stringify(companyAuthority.trim())});
    const before = isTrusted();
    trustSystemCertificates({ warn() { process.exitCode = 1; } });
    console.log(before, isTrusted());`;
  // The folder of SSL_CERT_DIR has no certificates. It has to exist, because OpenSSL warns otherwise.
  const env = { ...process.env, SSL_CERT_FILE: authorityPath, SSL_CERT_DIR: import.meta.dirname, NODE_OPTIONS: '' };
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], { env, encoding: 'utf8' });
  expect(said.trim()).toBe('false true');
});

test.each(['HTTP', 'SOCKS 5'])(
  '[FLEET-06] when a host’s certificate ends is known after a fetch through a proxy (%s)',
  async (kind) => {
    const proxy = kind === 'HTTP' ? office : socks;
    const seen = new Map<string, string>();
    const fetch = createProxiedFetch({
      env: {},
      resolveProxy: async () => `${kind === 'HTTP' ? 'PROXY' : 'SOCKS5'} ${proxy.address}`,
      passwords: { of: async () => undefined, refused: () => undefined },
      lookup: publicLookup((_host, _options, callback) => callback(null, '93.184.215.14', 4)),
      seen: (host, { valid_to }) => seen.set(host, valid_to),
    });
    await boundedFetch(fetch, new URL(HOST), {});
    expect(seen).toEqual(new Map([['backend.example', new X509Certificate(serverCertificate).validTo]]));
  },
);
