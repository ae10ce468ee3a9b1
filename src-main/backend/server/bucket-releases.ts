import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { HttpError } from '../http/errors.ts';
import { isCompressible } from '../pages/bodies.ts';
import {
  hashOf,
  holderOf,
  isRelease,
  LostRelease,
  manifestOf,
  nothingIfLost,
  type Release,
  releaseId,
  RELEASES_KEPT,
} from '../publisher/release.ts';
import type { ReleaseStore, Shown, SiteFile } from '../publisher/release.ts';
import { severalAtOnce } from '../publisher/several-at-once.ts';
import type { Stores } from '../publisher/stores.ts';
import { report } from '../report.ts';
import { toBrotli } from './brotli.ts';
import type { Bucket } from './bucket.ts';

/** The brotli-compressed form of a file: its name in the bucket, and the hash and number of the compressed bytes. */
const compressedShape = z.object({ object: z.string(), hash: z.string(), bytes: z.number() });

/**
 * The manifest of a release. `objects` and `compressed` are keyed by the content hashes of the release's files, and
 * `objects` has the names of the files in the bucket. `compressed` is missing in manifests of earlier server versions,
 * which compressed no files.
 */
const storedShape = z.object({
  release: z.custom<Release>(isRelease),
  objects: z.record(z.string(), z.string()),
  compressed: z.record(z.string(), compressedShape).default({}),
});
type Stored = z.output<typeof storedShape>;

/** Maximum number of manifests in memory, each of some kilobytes. */
const MANIFESTS_KEPT = 2000;
/**
 * Age in milliseconds from which the next publish of a site deletes the files that a failed publish left. Younger files
 * may belong to a publish that still runs.
 */
const LEFTOVER_MS = 86_400_000;

/**
 * Creates the stores of all sites' releases in a bucket. A place of the kind `git` is stored like one of the kind
 * `folder`, but below another path.
 */
export function createBucketStores(bucket: Bucket): Stores {
  const parents = { folder: 'published', git: 'repositories' };
  const manifests = new LRUCache<string, Stored>({ max: MANIFESTS_KEPT });
  return {
    at: ({ kind, name }, shown) => createBucketStore(bucket.below(`${parents[kind]}/${name}`), shown, manifests),
    tidy: () => undefined,
  };
}

/**
 * Creates the store of one site's releases in a bucket. Each publish has a unique name. A publish first writes its new
 * files as `<name>/<hash>`, and the compressed forms of new files as `<name>/<hash>.br`. Then the publish writes its
 * manifest as `<name>.json`. Files that a kept release already has are not written again. Written files never change,
 * and only the site's `Publication` says what visitors see. So a failed publish leaves only files that nobody reads.
 */
export function createBucketStore(
  bucket: Bucket,
  before: Shown | undefined,
  manifests = new LRUCache<string, Stored>({ max: MANIFESTS_KEPT }),
): ReleaseStore {
  let shown = before;
  let isLeftover = (_name: string): boolean => false;
  let objectSizes: ReadonlyMap<string, number> = new Map();

  /** Reads a manifest. @throws LostRelease if the manifest is missing or damaged */
  async function storedAs(name: string): Promise<Stored> {
    const known = manifests.get(name);
    if (known) return known;
    const stored = parsed(await bucket.read(`${name}.json`));
    if (!stored) {
      report(`The bucket does not hold ${name}.json as it was published.`);
      throw new LostRelease();
    }
    manifests.set(name, stored);
    return stored;
  }

  /** Returns the kept releases that can be read, with their names. */
  async function kept(): Promise<(Stored & { name: string })[]> {
    const found = await Promise.all(
      (shown?.kept ?? []).map(async (name) => {
        const stored = await storedAs(name).catch(nothingIfLost);
        return stored && { ...stored, name };
      }),
    );
    return found.filter((each) => each !== undefined);
  }

  /** Finds a file that visitors may get, and the release that has it. */
  async function fileAt(path: string): Promise<{ file: Release['files'][string]; stored: Stored } | undefined> {
    const current = shown && (await storedAs(shown.current));
    if (!current) return undefined;
    const others = path in current.release.files ? [] : await kept();
    const holder = holderOf(
      path,
      current.release,
      others.map(({ release }) => release),
    );
    const file = holder?.files[path];
    const stored = [current, ...others].find(({ release }) => release === holder);
    return file && stored && { file, stored };
  }

  return {
    current: async () => shown && (await storedAs(shown.current)).release,
    list: async () => (await kept()).map(({ release }) => release),

    async publish({ files, redirects, publishedAt }, { step = () => undefined } = {}) {
      const name = `${Date.now()}-${randomUUID()}`;
      const manifest = manifestOf(files);
      const release: Release = { id: releaseId(manifest, redirects), publishedAt, files: manifest, redirects };
      const known = await kept();
      const current = known.find((each) => each.name === shown?.current);
      objectSizes = await bucket.sizes();
      const objects: Record<string, string> = {};
      const compressed: Stored['compressed'] = {};
      const missing = new Map<string, Pick<SiteFile, 'bytes' | 'type'>>();
      for (const file of files) {
        const hash = manifest[file.path]?.hash ?? '';
        const object = known.map((each) => each.objects[hash]).find((each) => each !== undefined);
        const isThere = object !== undefined && objectSizes.get(object) === file.bytes.length;
        objects[hash] = isThere ? object : `${name}/${hash}`;
        if (!isThere) missing.set(objects[hash], file);
        if (!isCompressible(file.type)) continue;
        const made = known
          .map((each) => each.compressed[hash])
          .find((each) => each && objectSizes.get(each.object) === each.bytes);
        compressed[hash] = made ?? (await compress(file, `${name}/${hash}.br`, missing));
        step();
      }
      if (current?.release.id === release.id && missing.size === 0) return current.release;
      step();
      await severalAtOnce(missing, async ([object, { bytes, type }]) => {
        await bucket.write(object, bytes, type);
        step();
      });
      const stored = { release, objects, compressed };
      await bucket.write(`${name}.json`, Buffer.from(JSON.stringify(stored)), 'application/json');
      manifests.set(name, stored);
      const others = known.filter((each) => each.release.id !== release.id).map((each) => each.name);
      const dropped = new Set(shown?.kept);
      shown = { current: name, kept: [name, ...others].slice(0, RELEASES_KEPT) };
      for (const each of shown.kept) dropped.delete(each);
      const oldest = Date.now() - LEFTOVER_MS;
      isLeftover = (object) => dropped.has(publishOf(object)) || Number.parseInt(object, 10) < oldest;
      return release;
    },

    async rollBack(id) {
      const found = (await kept()).find(({ release }) => release.id === id);
      if (!found) throw new RangeError(`no release ${id}`);
      shown = { current: found.name, kept: shown?.kept ?? [] };
      return found.release;
    },

    async read(path) {
      const { file, stored } = (await fileAt(path)) ?? {};
      const object = file && stored?.objects[file.hash];
      if (!file || object === undefined) return undefined;
      const bytes = await bucket.read(object);
      if (!bytes || hashOf(bytes) !== file.hash) {
        report(`The bucket does not hold ${object} as it was published.`);
        throw new HttpError(503, 'This page cannot be read now. Please try again in a while.', 'files_down');
      }
      return { ...file, bytes };
    },

    async readBrotli(path) {
      const { file, stored } = (await fileAt(path)) ?? {};
      const made = file && stored?.compressed[file.hash];
      if (!made) return undefined;
      const bytes = await bucket.read(made.object);
      if (bytes && hashOf(bytes) === made.hash) return bytes;
      // The caller compresses the original file instead.
      report(`The bucket does not hold ${made.object} as it was published.`);
      return undefined;
    },

    async remove() {
      await bucket.remove((await bucket.sizes()).keys());
      shown = undefined;
    },

    shown: () => shown,

    async tidy() {
      const stored = await kept();
      const used = new Set(
        stored.flatMap(({ objects, compressed }) => [
          ...Object.values(objects),
          ...Object.values(compressed).map(({ object }) => object),
        ]),
      );
      for (const name of shown?.kept ?? []) used.add(`${name}.json`);
      await bucket.remove([...objectSizes.keys()].filter((object) => !used.has(object) && isLeftover(object)));
      objectSizes = new Map();
    },
  };
}

/** Parses a manifest. Returns undefined if it is missing, cut off or damaged. */
function parsed(manifest: Buffer | undefined): Stored | undefined {
  try {
    return manifest && storedShape.parse(JSON.parse(manifest.toString()));
  } catch {
    return undefined;
  }
}

/** Compresses a file and adds the result to `missing`, the files that will be written to the bucket. */
async function compress(
  { bytes, type }: SiteFile,
  object: string,
  missing: Map<string, Pick<SiteFile, 'bytes' | 'type'>>,
): Promise<Stored['compressed'][string]> {
  const made = await toBrotli(bytes);
  missing.set(object, { bytes: made, type });
  return { object, hash: hashOf(made), bytes: made.length };
}

/** Returns the name of the publish that wrote an object. */
const publishOf = (object: string): string => object.replace(/(\/.*|\.json)$/, '');
