import type { Db } from '../db/tables.ts';
import type { Storage } from '../files/files.ts';
import { folderStorage } from '../files/folder-storage.ts';
import type { Settings } from './settings.ts';

/** Opens the storage that the settings name: a bucket, or the data folder. */
export async function openStorage(settings: Settings, db: Db): Promise<Storage> {
  const { bucket: name, dataDir, s3, uploads } = settings;
  if (name === undefined) return folderStorage({ dataDir, picturesDir: dataDir });
  // Imported only here, because the library is large and few servers have a bucket.
  const [{ openBucket }, { createBucketStores }, { createBucketUploads }] = await Promise.all([
    import('./bucket.ts'),
    import('./bucket-releases.ts'),
    import('./bucket-uploads.ts'),
  ]);
  const bucket = openBucket({ bucket: name, s3 });
  return {
    uploads: createBucketUploads(db, bucket, uploads),
    resized: bucket,
    pictures: bucket,
    stores: createBucketStores(bucket),
    check: bucket.check,
  };
}
