import { hash } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isThere, readOr } from './disk-errors.ts';

/** The files and folders of a store, which older versions kept beside the app's other data. */
const PARTS = /^((journal|cache)\.db(-wal|-shm)?|ballast|backups|damaged|salvaged)$/;
const MOVING = 'moving';

/**
 * The folder of one backend's store: what this computer keeps of one backend is never shown or sent to another. An
 * early version of the app had one store for all backends; it becomes the store of the backend that is asked for first.
 * The move can be interrupted at any time: it goes on at the next start.
 * @param backend what tells it from others, such as its address
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
    // Only people read the note. A disk that refuses it is reported when the store is opened.
  }
  return folder;
}
