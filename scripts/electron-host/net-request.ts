import http from 'node:http';
import https from 'node:https';
import type { ClientRequestConstructorOptions, Session } from 'electron';
import { loud, UnsupportedError } from './unsupported.ts';

/**
 * Returns a session that electron-updater passes to `net.request`. `netRequest` does not use the session, so the
 * session has no members, and reading one throws.
 */
export const createPartitionSession = (): Session => loud('session.fromPartition', {}) as Session;

/**
 * Creates a request with Node's `http` or `https`. The request has those members of Electron's ClientRequest that
 * electron-updater uses. Redirects are not followed: a redirect arrives as the response.
 */
export function netRequest(options: ClientRequestConstructorOptions | string): http.ClientRequest {
  if (typeof options === 'string') throw new UnsupportedError('net.request of a text');
  const { protocol, hostname, port, path, method, headers } = options;
  return (protocol === 'http:' ? http : https).request({
    protocol: protocol ?? 'https:',
    hostname,
    port,
    path,
    method: method ?? 'GET',
    headers: headers as http.OutgoingHttpHeaders | undefined,
  });
}
