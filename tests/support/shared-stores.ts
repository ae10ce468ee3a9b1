import { afterAll, beforeAll } from 'vitest';
import { type Postgres, startPostgres } from './postgres.ts';
import { type S3Server, startS3Server } from './s3-server.ts';

/** The stores that several servers of an agency share. */
interface SharedStores {
  postgres: Postgres;
  s3: S3Server;
}

/** Provides a database cluster and a bucket while the tests of a file run. */
export function sharedStores(): SharedStores {
  const stores: Partial<SharedStores> = {};
  beforeAll(async () => {
    stores.postgres = await startPostgres();
    stores.s3 = await startS3Server();
  });
  afterAll(async () => {
    await stores.postgres?.stop();
    await stores.s3?.stop();
  });
  return stores as SharedStores;
}
