import http from 'node:http';
import https from 'node:https';
import type { ClientRequestConstructorOptions, Session } from 'electron';
import { loud, UnsupportedError } from './unsupported.ts';

/** Returns the session of a partition, for requests of main. Such requests store nothing, so it has no members. */
export const createPartitionSession = (): Session => loud('session.fromPartition', {}) as Session;

/**
 * Makes a request with Node's http module. The result has those members of Electron's ClientRequest that
 * electron-updater uses. It does not follow redirects: a redirect arrives as the response.
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
