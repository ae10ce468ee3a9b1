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

/** Where the files of an import go. */
interface Target {
  /** Why the files cannot go there, in words; undefined where they can. */
  refusal(): Promise<string | undefined>;
  /** Brings all files there, and what the database has to say of them. */
  take(tx: Db): Promise<void>;
  /** Takes away what was brought. */
  clear(): Promise<void>;
}

const notEmpty = (place: string | undefined): string | undefined =>
  place && `The server is not empty: ${place} has files.`;

/** Folders of what cannot be made again. */
const folders = ['media/uploads', 'published', 'repositories'];

/** The data folder of the server. */
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
 * The bucket of the server, which gets uploads and what visitors see. Releases that are only kept stay behind.
 * @param copies a folder for the time of the import, because reading releases may mend them
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

  /** Why the uploads are too much for the server. */
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
      await bucket.below('media/uploads').write(file, bytes, upload.type);
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

/** Without links, which lead into the old folder; the next publish makes them. */
async function copyFiles(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return;
  await cp(from, to, { recursive: true, filter: async (each) => !(await lstat(each)).isSymbolicLink() });
}

/** The release that visitors see, with all its files. */
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
