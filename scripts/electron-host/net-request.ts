import http from 'node:http';
import https from 'node:https';
import type { ClientRequestConstructorOptions, Session } from 'electron';
import { loud, UnsupportedError } from './unsupported.ts';

/** A session of its own for requests of main. It keeps nothing, so it has no members. */
export const partition = (): Session => loud('session.fromPartition', {}) as Session;

/**
 * A request by Node's network, which has the members of Electron's that updates need. Unlike Electron's it follows no
 * redirect, but gives it as the response.
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
