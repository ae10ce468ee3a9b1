import { hash } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openStore, type Store } from '../../src-main/store/store.ts';
import type { ActorPorts } from '../../src-main/sync/draft/actor-ports.ts';
import { SiteActor } from '../../src-main/sync/draft/site-actor.ts';
import { actorPorts, memory } from './computer.ts';

export const SITES = ['acme', 'roof', 'lawn'];
export const siteText = (slug: string): string =>
  `{"slug":"${slug}","company_name":"${slug} co","price":1.10,"gallery":[],"about":null}`;

export const portsOf = (store: Store): ActorPorts => actorPorts(store, { isOnline: () => false });

/** The files of a computer after some work on three sites, and the acknowledged documents. */
export interface Work {
  /** folder with the files as a crash leaves them: the database, its log and the log's index */
  crashed: string;
  documents: Map<string, string>;
  /** the documents before the first edit and after each edit */
  moments: ReadonlyMap<string, string>[];
  dispose(): void;
}

/**
 * Edits three sites, so that some edits are checkpointed into the database and the others are only in the log. Copies
 * the files while the app is running.
 */
export async function workAndCrash({ edits = 60, backup = false } = {}): Promise<Work> {
  const root = mkdtempSync(join(memory, 'sitewright-damage-'));
  const live = join(root, 'live');
  const crashed = join(root, 'crashed');
  const store = await openStore(live);
  const actors = SITES.map((slug) =>
    SiteActor.fromServer(slug, { text: siteText(slug), modified: 'm1' }, portsOf(store)),
  );
  store.trash.put({ slug: 'old', reason: 'discarded', document: '{"slug":"old"}', modified: 'm0', at: 1 });
  store.blobs.put('a.webp', 'image/webp', Buffer.alloc(20_000, 'p'), 1);
  const documentsNow = () => new Map(actors.map((actor) => [actor.slug, actor.document.toText()]));
  const moments = [documentsNow()];
  for (let count = 0; count < edits; count++) {
    const actor = actors[count % actors.length]!;
    actor.edit(`step ${count}`, [
      { op: 'set', path: ['about'], value: `text ${count} ${'x'.repeat((count * 37) % 700)}` },
      { op: 'insert', path: ['gallery', 0], value: { photo: `/media/${count}.webp` } },
    ]);
    moments.push(documentsNow());
    if (backup && count === edits / 2) await store.maintain();
  }
  cpSync(live, crashed, { recursive: true });
  store.close();
  return { crashed, documents: moments.at(-1)!, moments, dispose: () => rmSync(root, { recursive: true }) };
}

/** Returns the bytes of a file that a test may add. */
export const pictureOf = (number: number): Buffer => Buffer.alloc(9000, String(number));

/** Returns a text for each piece of data that tests put into a store. */
export function contentOf(store: Store): string[] {
  const isKept = (number: number) => store.blobs.find(hash('sha256', pictureOf(number), 'hex')) !== undefined;
  return [
    ...SITES.flatMap((slug) => {
      const { about, gallery } = SiteActor.fromStore(slug, portsOf(store))?.site ?? {};
      const photos = (gallery ?? []) as { photo: string }[];
      return [...(about ? [`${slug} about ${about}`] : []), ...photos.map(({ photo }) => `${slug} ${photo}`)];
    }),
    ...SITES.flatMap((slug) => store.versions.list(slug).map(({ id }) => `version ${id} of ${slug}`)),
    ...SITES.filter((slug) => store.sites.find(slug)?.modified === 'm1').map((slug) => `cached ${slug}`),
    ...store.trash.list().map(({ id, slug }) => `trash ${id} ${slug}`),
    ...store.outbox.list().map(({ slug, kind }) => `waiting ${kind} of ${slug}`),
    ...[0, 1, 2].filter(isKept).map((number) => `file ${number}`),
    ...['caulking', 'run1', 'run2'].filter((word) => store.dictionary.has(word)).map((word) => `word ${word}`),
  ];
}

/** Copies a folder, so that the copy can be damaged. */
export function copyOf(folder: string): string {
  const copy = mkdtempSync(join(memory, 'sitewright-damaged-'));
  cpSync(folder, copy, { recursive: true });
  return copy;
}

export interface Found {
  /** documents of the sites that have a draft */
  documents: Map<string, string>;
  /** sites whose document equals the acknowledged one */
  whole: string[];
  /** sites whose draft is incomplete or missing */
  short: string[];
  reported: boolean;
  store: Store;
}

/** Opens the store as the app does at its start, and compares its content with the acknowledged documents. */
export async function openAndCompare(folder: string, documents: Map<string, string>): Promise<Found> {
  const store = await openStore(folder);
  const whole: string[] = [];
  const short: string[] = [];
  const found = new Map<string, string>();
  for (const [slug, document] of documents) {
    const text = SiteActor.fromStore(slug, portsOf(store))?.document.toText();
    (text === document ? whole : short).push(slug);
    if (text !== undefined) found.set(slug, text);
  }
  return { documents: found, whole, short, reported: store.health().state !== 'ok', store };
}
