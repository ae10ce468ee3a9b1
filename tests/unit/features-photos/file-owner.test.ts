import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BackendError } from '../../../src-main/backend-client/backend-error.ts';
import { createFollowRename, ownerOf } from '../../../src-main/features/photos/file-owner.ts';
import { IncomingFiles } from '../../../src-main/media/incoming-files.ts';
import type { Upload } from '../../../src-main/media/upload.ts';
import { blobReference } from '../../../src-main/store/blob-repo.ts';
import { FakeSiteServer } from '../../support/fake-site-server.ts';
import { siteText } from '../../support/site-harness.ts';
import { openSyncHarness, reachable, type SyncHarness } from '../../support/sync-harness.ts';

const ME = '+15550100';
const keyless = siteText.replace(/"sitePk":\s*\d+,/, '').replace('"id_key":"k1",', '');
const refused = () =>
  Promise.reject(new BackendError('BACKEND_REFUSED', 'No place.', { outcome: 'answered', status: 404 }));

let folder: string;
let incoming: IncomingFiles;
let server: FakeSiteServer;
let harness: SyncHarness;
let failed: (error: unknown) => void;
let upload: Upload;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sitewright-owner-'));
  incoming = new IncomingFiles(folder, { dayOfUse: 1, isExpired: () => false });
  server = new FakeSiteServer(keyless);
  failed = vi.fn();
  upload = refused;
  const renamed = createFollowRename({ incoming, person: () => ME, failed: (error) => failed(error) });
  harness = await openSyncHarness({ client: reachable(server), upload: (...file) => upload(...file), renamed });
  await harness.open('acme');
});
afterEach(async () => {
  await harness.dispose();
  await rm(folder, { recursive: true });
});

async function renameSite(): Promise<void> {
  harness.set('acme', 'slug', 'acme-2');
  await harness.save('acme', { slug: 'acme-2' });
}
const waiting = async (slug: string) =>
  (await incoming.ofOwner([ownerOf(slug, ME)])).map(({ place, name }) => [place, name]);

test('[PHO-03, SYNC-07] a file that was given for a site without a key is found by the slug that the site has since', async () => {
  await incoming.put({ owner: ownerOf('acme', ME), place: 'gallery', name: 'van.jpg' }, new Uint8Array(3));
  await renameSite();
  expect(await waiting('acme-2')).toEqual([['gallery', 'van.jpg']]);
  expect(await waiting('acme')).toEqual([]);
});

test('[SYNC-02, SYNC-07] a photo that waits for its upload is uploaded after a rename of the site and a restart', async () => {
  const reference = blobReference(harness.store.blobs.put('van.webp', 'image/webp', Buffer.from('van'), 1));
  harness.set('acme', 'hero_image', reference);
  await renameSite();
  expect(JSON.parse(server.document)).toMatchObject({ slug: 'acme-2' });
  expect(server.document).not.toContain('local-blob');
  await harness.restart();
  await harness.open('acme-2');
  expect(harness.site.actor('acme-2').site.hero_image).toBe(reference);
  upload = ({ name }) => Promise.resolve(`/media/${name}`);
  await harness.save('acme-2');
  expect(JSON.parse(server.document)).toMatchObject({ slug: 'acme-2', hero_image: '/media/van.webp' });
});

test('[PHO-03] an error is reported when files cannot be moved to the site’s new slug', async () => {
  await incoming.put({ owner: ownerOf('acme', ME), place: 'gallery', name: 'van.jpg' }, new Uint8Array(3));
  vi.spyOn(incoming, 'renameOwner').mockRejectedValue(new Error('full'));
  await renameSite();
  await vi.waitFor(() => expect(failed).toHaveBeenCalledExactlyOnceWith(new Error('full')));
});
