import { existsSync } from 'node:fs';
import { cp, lstat, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../db/tables.ts';
import { uploadAt, uploadFolder } from '../media/uploads.ts';
import { namesIn } from '../part-files.ts';
import { placeOf } from '../publisher/claims.ts';
import { createPublications } from '../publisher/publications.ts';
import type { NewRelease, ReleaseStore, SiteFile } from '../publisher/release.ts';
import { severalAtOnce } from '../publisher/several-at-once.ts';
import { createStores } from '../publisher/stores.ts';
import type { Settings } from './settings.ts';

/** The place to which an import copies files. */
export interface Target {
  /** Returns the reason why the files cannot be copied there, in words; undefined if they can. */
  refusal(): Promise<string | undefined>;
  /** Copies the files there, and writes the database rows that belong to the files. */
  take(tx: Db): Promise<void>;
  /** Deletes the copied files. */
  clear(): Promise<void>;
}

const notEmpty = (place: string | undefined): string | undefined =>
  place && `The server is not empty: ${place} has files.`;

/** Folders of files that cannot be made again. */
const folders = ['media/uploads', 'published', 'repositories'];

/** Returns the data folder of the server as the target. */
export const intoFolder = (from: string, dataDir: string): Target => ({
  refusal: async () =>
    notEmpty(folders.map((folder) => join(dataDir, folder)).find((folder) => namesIn(folder).length > 0)),
  async take() {
    for (const folder of folders) await copyFiles(join(from, folder), join(dataDir, folder));
  },
  async clear() {
    for (const folder of folders) await rm(join(dataDir, folder), { recursive: true, force: true });
  },
});

/**
 * Returns the bucket of the server as the target. It gets the uploads, and the releases that visitors see; other kept
 * releases are not copied.
 * @param copies a temporary folder into which releases are copied first: reading a release may repair its files, and
 * the folder `from` must not change
 */
export async function intoBucket(
  from: string,
  copies: string,
  { bucket: name, s3, uploads: limits }: Pick<Settings, 's3' | 'uploads'> & { bucket: string },
): Promise<Target> {
  const [{ openBucket }, { createBucketStores }, { quotaOf }] = await Promise.all([
    import('./bucket.ts'),
    import('./bucket-releases.ts'),
    import('./bucket-uploads.ts'),
  ]);
  const bucket = openBucket({ bucket: name, s3 });
  const written = async (folder: string): Promise<string[]> => [...(await bucket.below(folder).sizes()).keys()];

  const uploads = join(from, 'media', 'uploads');
  const files = namesIn(uploads).flatMap((file) => {
    const upload = uploadAt(uploadFolder + file);
    return upload ? [{ file, upload }] : [];
  });

  /** Returns the reason, in words, if the uploads exceed the server's quota; else undefined. */
  async function overQuota(): Promise<string | undefined> {
    const { bytes, words } = quotaOf(limits);
    let total = 0;
    for (const { file } of files) total += (await stat(join(uploads, file))).size;
    if (total <= bytes) return undefined;
    const gigabytes = Math.ceil((total / 1024 ** 3) * 10) / 10;
    return `The uploads have ${gigabytes} GB, and ${words} (uploads.quotaGigabytes).`;
  }

  async function takeUploads(tx: Db): Promise<void> {
    await severalAtOnce(files, async ({ file, upload }) => {
      const bytes = await readFile(join(uploads, file));
      await bucket.uploadsBelow('media/uploads').write(file, bytes, upload.type);
      await tx.insertInto('upload').values({ name: file, bytes: bytes.length }).execute();
    });
  }

  async function takeReleases(tx: Db): Promise<void> {
    for (const folder of ['published', 'repositories']) await copyFiles(join(from, folder), join(copies, folder));
    const [before, after] = [createStores(copies), createBucketStores(bucket)];
    const publications = createPublications(tx);
    for (const publication of await publications.all()) {
      const shown = await currentOf(before.at(placeOf(publication)));
      if (!shown) continue;
      const store = after.at(placeOf(publication));
      await store.publish(shown);
      await publications.put({ ...publication, shown: store.shown?.() }, tx);
    }
  }

  return {
    async refusal() {
      for (const folder of folders) {
        if ((await written(folder)).length > 0) return notEmpty(`${folder} of the bucket`);
      }
      return overQuota();
    },
    async take(tx) {
      await takeUploads(tx);
      await takeReleases(tx);
    },
    async clear() {
      for (const folder of folders) await bucket.below(folder).remove(await written(folder));
    },
  };
}

/** Copies a folder without symbolic links, because these lead into the old folder. The next publish makes new ones. */
async function copyFiles(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return;
  await cp(from, to, { recursive: true, filter: async (each) => !(await lstat(each)).isSymbolicLink() });
}

/** Reads the release that visitors see, with all its files. */
async function currentOf(store: ReleaseStore): Promise<NewRelease | undefined> {
  const release = await store.current();
  if (!release) return undefined;
  const files: SiteFile[] = [];
  for (const path of Object.keys(release.files)) {
    const file = await store.read(path);
    if (!file) throw new Error(`The release ${release.id} has no file ${path}.`);
    files.push({ path, type: file.type, bytes: Buffer.from(file.bytes) });
  }
  return { files, redirects: release.redirects, publishedAt: release.publishedAt };
}
