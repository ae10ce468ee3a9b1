import type { Db } from '../db/tables.ts';
import type { Uploads } from '../files/files.ts';
import { HttpError } from '../http/errors.ts';
import { createUploads, uploadAt } from '../media/uploads.ts';
import type { Bucket } from './bucket.ts';
import type { Settings } from './settings.ts';

const MEGABYTE = 1024 * 1024;
/** The folder to which the app sends files. Files are only used after they are checked and copied to `UPLOADS`. */
const INCOMING = 'incoming';
const UPLOADS = 'media/uploads';

/** Returns the maximum size of all uploads together, in bytes and in words. */
export const quotaOf = ({ quotaGigabytes }: Settings['uploads']): { bytes: number; words: string } => ({
  bytes: quotaGigabytes * 1024 * MEGABYTE,
  words: `this server keeps ${quotaGigabytes} GB of uploads`,
});

/**
 * Creates the uploads in a bucket. The app sends a file to a signed address, which limits neither the size of the file
 * nor how often the file is sent. So the server checks the file when it is first needed, and copies the file to its
 * final folder, where the app cannot replace the file.
 */
export function createBucketUploads(db: Db, bucket: Bucket, limits: Settings['uploads']): Uploads {
  const { mostMegabytes } = limits;
  const quota = quotaOf(limits);
  const { read, write } = createUploads(bucket.uploadsBelow(UPLOADS));

  async function refuse(name: string, reason: string): Promise<never> {
    await bucket.remove([`${INCOMING}/${name}`]);
    throw new HttpError(413, `The upload ${name} was not taken: ${reason}`);
  }

  /** Adds the file to the count, or deletes and refuses it if all files together would exceed the quota. */
  async function count(name: string, bytes: number): Promise<void> {
    const { total } = await db
      .selectFrom('upload')
      .select(({ fn }) => fn.sum<number | null>('bytes').as('total'))
      .where('name', '<>', name)
      .executeTakeFirstOrThrow();
    if (Number(total ?? 0) + bytes > quota.bytes) await refuse(name, `${quota.words}, and they are full.`);
    await db
      .insertInto('upload')
      .values({ name, bytes })
      .onConflict((row) => row.column('name').doUpdateSet({ bytes }))
      .execute();
  }

  /**
   * Moves a file from the incoming folder to its final folder. If the final folder already has the file, deletes the
   * incoming one. Returns false if the incoming folder has no such file.
   */
  async function takeOver({ name, type }: { name: string; type: string }): Promise<boolean> {
    const [from, to] = [`${INCOMING}/${name}`, `${UPLOADS}/${name}`];
    const sent = await bucket.look(from);
    if (!sent) return false;
    if (await bucket.look(to)) {
      await bucket.remove([from]);
      return true;
    }
    if (sent.bytes > mostMegabytes * MEGABYTE) await refuse(name, `a file may have at most ${mostMegabytes} MB.`);
    await count(name, sent.bytes);
    await bucket.copy(from, to, { tag: sent.tag, type });
    await bucket.remove([from]);
    return true;
  }

  return {
    async read(path) {
      const known = await read(path);
      const upload = uploadAt(path);
      if (known || !upload) return known;
      return (await takeOver(upload)) ? read(path) : undefined;
    },
    async write(path, bytes) {
      const upload = uploadAt(path);
      if (upload) await count(upload.name, bytes.length);
      await write(path, bytes);
    },
    addressFor: async (path, type) => bucket.addressFor(`${INCOMING}/${uploadAt(path)?.name ?? ''}`, type),
    async take(paths) {
      for (const path of paths) {
        const upload = uploadAt(path);
        if (upload) await takeOver(upload);
      }
    },
  };
}
