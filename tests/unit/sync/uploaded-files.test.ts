import { afterEach, beforeEach, expect, test } from 'vitest';
import type { JsonValue } from '#shared/record/operation.ts';
import { BackendError } from '../../../src-main/backend-client/backend-error.ts';
import { blobReference } from '../../../src-main/store/blob-repo.ts';
import { saveSite } from '../../../src-main/sync/save/save-pipeline.ts';
import { noAnswer } from '../../support/fake-site-server.ts';
import { openHarness, type SiteHarness } from '../../support/site-harness.ts';

let harness: SiteHarness;
beforeEach(async () => {
  harness = await openHarness();
  harness.savePorts.photos.upload = ({ name }) => Promise.resolve(`/media/$&-${name}`);
});
afterEach(() => harness.dispose());

const add = (name: string) => blobReference(harness.store.blobs.put(name, 'image/webp', Buffer.from(name), 1));
const edit = (step: string, path: (string | number)[], value: JsonValue) =>
  harness.actor.edit(step, [{ op: 'set', path, value }]);
const save = () => saveSite(harness.actor, { spelling: true }, harness.savePorts);
const history = () => JSON.stringify(harness.store.drafts.find('acme').edits);

test('[SYNC-02, NAV-08] a photo that was uploaded is undone and done again by its address, after a restart too', async () => {
  edit('one', ['hero_image'], add('one.webp'));
  edit('two', ['products'], [{ fields: { photo: add('two.webp') } }]);
  await save();
  expect(history()).not.toContain('local-blob:');
  await harness.reopen();
  harness.actor.undo();
  harness.actor.undo();
  expect(harness.actor.site.hero_image).toBeUndefined();
  harness.actor.redo();
  expect(harness.actor.site.hero_image).toBe('/media/$&-one.webp');
  harness.actor.redo();
  expect(harness.actor.site.products).toEqual([{ fields: { photo: '/media/$&-two.webp' } }]);
});

test('[SYNC-02, NAV-08] a photo that was replaced before its upload can still be brought back by undo', async () => {
  const reference = add('one.webp');
  edit('one', ['hero_image'], reference);
  edit('two', ['hero_image'], '/media/other.webp');
  await save();
  expect(history()).toContain(reference);
  harness.actor.undo();
  expect(harness.actor.site.hero_image).toBe(reference);
  await save();
  expect(harness.actor.site.hero_image).toBe('/media/$&-one.webp');
});

test('[SYNC-06] a photo that was undone after its save was asked for is uploaded and sent with that save', async () => {
  edit('one', ['hero_image'], add('one.webp'));
  const asked = harness.actor.snapshot();
  harness.actor.undo();
  await saveSite(harness.actor, { spelling: true }, harness.savePorts, asked);
  expect(JSON.parse(harness.server.document)).toMatchObject({ hero_image: '/media/$&-one.webp' });
  expect(harness.actor.site.hero_image).toBeUndefined();
});

test('[SAVE-01, SYNC-02] a photo that the server does not take waits and says why, and the rest is saved', async () => {
  const upload = harness.savePorts.photos.upload;
  harness.savePorts.photos.upload = ({ name }) =>
    Promise.reject(new BackendError('BACKEND_REFUSED', `No place for ${name}.`, { outcome: 'answered', status: 404 }));
  edit('one', ['about'], 'Words');
  const reference = add('one.webp');
  edit('two', ['hero_image'], reference);
  expect(await save()).toMatchObject({ slug: 'acme', waiting: { count: 1, reason: 'No place for one.webp.' } });
  expect(JSON.parse(harness.server.document)).toMatchObject({ about: 'Words' });
  expect(harness.server.posts.join()).not.toContain('local-blob');
  await harness.reopen();
  expect(harness.actor.site.hero_image).toBe(reference);
  expect(harness.actor.editedFields).toEqual(['hero_image']);
  harness.savePorts.photos.upload = upload;
  await save();
  expect(JSON.parse(harness.server.document)).toMatchObject({ hero_image: '/media/$&-one.webp' });
  expect(harness.actor.editedFields).toEqual([]);
});

test('[SYNC-04] a photo that waits is still there when the save’s answer never came', async () => {
  harness.savePorts.photos.upload = () =>
    Promise.reject(new BackendError('BACKEND_REFUSED', 'No place.', { outcome: 'answered', status: 404 }));
  edit('one', ['about'], 'Words');
  const reference = add('one.webp');
  edit('two', ['hero_image'], reference);
  harness.server.fail('saveSite', 'after', noAnswer());
  harness.server.fail('getSite', 'before', noAnswer(), 1);
  await expect(save()).rejects.toMatchObject({ code: 'SAVE_FAILED' });
  await harness.reopen();
  await save();
  expect(harness.actor.site.hero_image).toBe(reference);
  expect(harness.actor.editedFields).toEqual(['hero_image']);
  expect(harness.server.posts.join()).not.toContain('local-blob');
});
