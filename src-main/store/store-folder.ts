import { hash } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isThere, readOr } from './disk-errors.ts';

/** Names of a store's files and folders. Older versions of the app had them directly in the folder of user data. */
const PARTS = /^((journal|cache)\.db(-wal|-shm)?|ballast|backups|damaged|salvaged)$/;
const MOVING = 'moving';

/**
 * Returns the folder of a backend's store, and creates it. Each backend has its own store, so that data of one backend
 * is never shown with another or sent to it. An early version of the app had one store for all backends. This old store
 * becomes the store of the first backend that is used. If the move is interrupted, it continues at the next start.
 * @param backend text that identifies the backend, such as its address
 */
export function storeFolder(userData: string, backend: string): string {
  const stores = join(userData, 'stores');
  const folder = join(stores, hash('sha256', backend, 'hex').slice(0, 16));
  const moving = join(stores, MOVING);
  const parts = readOr([], () => readdirSync(userData)).filter((name) => PARTS.test(name));
  if ((parts.some((name) => name.startsWith('journal.db')) || isThere(moving)) && !isThere(folder)) {
    mkdirSync(moving, { recursive: true });
    for (const name of parts) renameSync(join(userData, name), join(moving, name));
    renameSync(moving, folder);
  }
  try {
    mkdirSync(folder, { recursive: true });
    const note = join(folder, 'backend.txt');
    if (!isThere(note)) writeFileSync(note, `${backend}\n`);
  } catch {
    // A missing note does no harm, because only people read it. If the folder was not created, `openStore` reports it.
  }
  return folder;
}
