import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { BackendOptions } from './options.ts';

const HOST = '127.0.0.1';
/** Number of ports after the stored port that are tried before any free port is taken. */
const NEXT_PORTS = 9;
const HIGHEST_PORT = 65_535;

/**
 * Listens on the given port and returns its number. Port 0 means the stored port of the data folder, so that links to
 * published pages stay valid after a restart. If the stored port is taken, one of the next ports is used. If these are
 * taken too, or no port is stored, any free port is used.
 */
export async function listen(
  server: Server,
  { dataDir, port }: Pick<BackendOptions, 'dataDir' | 'port'>,
): Promise<number> {
  if (port !== 0) return listenAt(server, port);
  const file = join(dataDir, 'port');
  const kept = readPort(file);
  const at = await listenAtFirst(server, kept === undefined ? [] : following(kept));
  // A failure to store the port is ignored: the backend works, but may have another port after the next start.
  if (at !== kept) attempt(() => writeFileSync(file, String(at)));
  return at;
}

const following = (kept: number): number[] =>
  Array.from({ length: 1 + NEXT_PORTS }, (_, by) => kept + by).filter((port) => port <= HIGHEST_PORT);

async function listenAtFirst(server: Server, ports: readonly number[]): Promise<number> {
  for (const port of ports) {
    try {
      return await listenAt(server, port);
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
  }
  return listenAt(server, 0);
}

async function listenAt(server: Server, port: number): Promise<number> {
  server.listen(port, HOST);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

const isTaken = (error: unknown): boolean =>
  ['EADDRINUSE', 'EACCES'].includes((error as NodeJS.ErrnoException).code ?? '');

function readPort(file: string): number | undefined {
  const text = attempt(() => readFileSync(file, 'utf8'));
  const port = text !== undefined && /^\d{1,5}$/.test(text) ? Number(text) : 0;
  return port > 0 && port <= HIGHEST_PORT ? port : undefined;
}

function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
