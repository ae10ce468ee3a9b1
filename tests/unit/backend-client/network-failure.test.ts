import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { networkFailure } from '../../../src-main/backend-client/network-failure.ts';
import { networkError } from './fake-backend.ts';

const codes = [
  ...['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'ENETDOWN', 'EADDRNOTAVAIL'],
  ...['CERT_HAS_EXPIRED', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'EPROTO'],
  ...['ERR_TLS_CERT_ALTNAME_INVALID', 'ERR_SSL_WRONG_VERSION_NUMBER', 'UND_ERR_CONNECT_TIMEOUT', 'ETIMEDOUT'],
  ...['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'UND_ERR_SOCKET'],
];

test.each(codes)('[CACHE-02] %s is told in words', (code) => {
  const { words } = networkFailure(networkError(code));
  expect(words).toMatch(/^[a-z][a-z ’.P]+$|IT department/);
  expect(words).not.toContain(code);
});

test('[SYNC-04] what ends before the first byte was not sent; of anything else nobody knows', () => {
  const unsent = codes.filter((code) => !networkFailure(networkError(code)).sent);
  expect(unsent).toEqual(
    codes.slice(0, 16).filter((code) => code !== 'ETIMEDOUT' && code !== 'UND_ERR_HEADERS_TIMEOUT'),
  );
  expect(networkFailure(new TypeError('fetch failed'))).toEqual({ words: '', sent: true });
  expect(networkFailure(networkError('EWHATEVER'))).toEqual({ words: '', sent: true });
});

test('an address that has several, none of which answers, is one failure', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  const error: unknown = await fetch(`http://localhost:${port}`).catch((thrown: unknown) => thrown);
  expect(networkFailure(error)).toEqual({ words: 'nothing answers at its address', sent: false });
});
