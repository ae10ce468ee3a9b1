import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createStaffList } from '../../../src-main/backend/auth/staff.ts';
import { openServerStore } from '../../../src-main/backend/server/home.ts';
import { readSettings } from '../../../src-main/backend/server/settings.ts';
import { startAlternating } from '../../support/alternating.ts';
import { startBackend } from '../../support/backend.ts';
import { testPhones } from '../../support/client.ts';
import { startPostgres } from '../../support/postgres.ts';
import { startS3Server } from '../../support/s3-server.ts';
import { startServer } from '../../support/server.ts';
import { forgetPictures, sharedPictures } from '../../support/shared-pictures.ts';

declare module 'vitest' {
  interface ProvidedContext {
    backend: { url: string; args: string };
  }
}

/**
 * Provides the backend of a run. `contract` uses the backend of SITEWRIGHT_BACKEND_URL or, if none is set, an embedded
 * one. `contract-messy` always uses an embedded one, which is messy. The other runs use the server for an agency with
 * the testers as its staff, `contract-instances` two such servers that get the calls in turn.
 * @returns a function that stops the backend; undefined for the backend of SITEWRIGHT_BACKEND_URL
 */
export default async function provideBackend({ name, provide }: TestProject): Promise<(() => Promise<void>) | void> {
  const args = name === 'contract-messy' ? '--messy' : '';
  const remote = process.env.SITEWRIGHT_BACKEND_URL;
  if (remote && name === 'contract') {
    provide('backend', { url: remote.replace(/\/$/, ''), args });
    return;
  }
  if (name === 'contract-server' || name === 'contract-postgres' || name === 'contract-instances') {
    const postgres = name === 'contract-server' ? undefined : await startPostgres();
    const s3 = name === 'contract-instances' ? await startS3Server() : undefined;
    // With a single connection the tests notice a call that queries outside its transaction: it waits forever.
    const database = postgres && [`--database=${await postgres.database()}`, '--database-connections=1'];
    const settings = [
      '--demo=true',
      '--limits-codes-per-number=1000',
      '--limits-tries-per-number=1000',
      ...(database ?? []),
      // As in the description of the backend's API: uploads get the ACL `public-read`.
      ...(s3 ? [...s3.settings, '--s3-public-read=true'] : []),
    ];
    const server = await startServer(settings);
    // The server has no switch for the folder of its pictures, so a link in its place leads to the shared pictures. A
    // server with a bucket needs no link, because it stores its pictures in the bucket.
    if (!s3) {
      await mkdir(join(sharedPictures, 'variants'), { recursive: true });
      await symlink(join(sharedPictures, 'variants'), join(server.dataDir, 'variants'), 'junction');
    }
    const other = s3 && (await startServer(settings));
    const proxy = other && (await startAlternating([server.url, other.url]));
    const { db, close } = await openServerStore(readSettings([`--data-dir=${server.dataDir}`, ...settings], {}));
    const staff = createStaffList(db);
    for (const phoneNumber of testPhones) await staff.add({ phoneNumber, role: 'publisher', name: 'A Tester' });
    await close();
    provide('backend', { url: proxy?.url ?? server.url, args });
    return async () => {
      proxy?.stop();
      await other?.stop();
      await server.stop();
      await s3?.stop();
      await postgres?.stop();
      await forgetPictures();
    };
  }
  const backend = await startBackend({
    args: ['--task-ms=50', `--pictures-dir=${sharedPictures}`, args].filter(Boolean),
  });
  provide('backend', { url: backend.url, args });
  return async () => {
    await backend.stop();
    await forgetPictures();
  };
}
