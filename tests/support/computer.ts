import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SiteStatus } from '#shared/ipc/site.ipc.ts';
import { moveSite, parkedSlug } from '../../src-main/store/move-site.ts';
import { openStore, type Store } from '../../src-main/store/store.ts';
import type { ActorPorts } from '../../src-main/sync/draft/actor-ports.ts';

/**
 * Folder for files of tests that need no real disk. If the system has a folder in memory, which is many times as fast,
 * that folder is used.
 */
export const memory = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** Returns the ports of an actor that is online and whose messages nobody reads. */
export const actorPorts = (store: Store, more: Partial<ActorPorts> = {}): ActorPorts => ({
  store,
  now: () => 1000,
  isOnline: () => true,
  clearSlug(slug, keys) {
    const parked = parkedSlug(store, slug, keys);
    if (parked !== undefined) moveSite(store, slug, parked);
  },
  onStatus: () => undefined,
  onChanged: () => undefined,
  ...more,
});

interface ComputerOptions {
  /** an existing folder, which is kept; the default is a temporary folder in memory */
  folder?: string | undefined;
  /** the time in milliseconds; by default it increases by one with each call */
  now?: (() => number) | undefined;
}

/**
 * What the harnesses of the main process have in common: a folder with the app's store, a clock, and the messages of
 * its actors.
 */
export class Computer {
  readonly folder: string;
  readonly now: () => number;
  /** replaced by `restart` */
  store: Store;
  readonly statuses: SiteStatus[] = [];
  private readonly isKept: boolean;

  static async start({ folder, now }: ComputerOptions = {}): Promise<Computer> {
    const own = folder ?? (await mkdtemp(join(memory, 'sitewright-computer-')));
    return new Computer(own, await openStore(own), folder !== undefined, now);
  }

  private constructor(folder: string, store: Store, isKept: boolean, now?: () => number) {
    let time = 1000;
    [this.folder, this.store, this.isKept, this.now] = [folder, store, isKept, now ?? (() => ++time)];
  }

  get ports(): ActorPorts {
    return actorPorts(this.store, { now: this.now, onStatus: (status) => this.statuses.push(status) });
  }

  /** Closes the store and opens it again, as a restart of the app does. */
  async restart(): Promise<void> {
    this.store.close();
    this.store = await openStore(this.folder);
  }

  async dispose(): Promise<void> {
    this.store.close();
    if (!this.isKept) await rm(this.folder, { recursive: true });
  }
}
