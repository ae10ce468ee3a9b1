import { afterEach, beforeEach, expect, test } from 'vitest';
import { BackendError } from '../../../src-main/backend-client/backend-error.ts';
import { blobReference } from '../../../src-main/store/blob-repo.ts';
import { saveSite } from '../../../src-main/sync/save-pipeline.ts';
import { noAnswer } from '../../support/fake-site-server.ts';
import { openDesk, type SiteDesk } from '../../support/site-desk.ts';

let desk: SiteDesk;
beforeEach(async () => {
  desk = await openDesk();
  desk.savePorts.photos.upload = ({ name }) => Promise.resolve(`/media/$&-${name}`);
});
afterEach(() => desk.dispose());

const add = (name: string) => blobReference(desk.store.blobs.put(name, 'image/webp', Buffer.from(name), 1));
const edit = (step: string, path: (string | number)[], value: string) =>
  desk.actor.edit(step, [{ op: 'set', path, value }]);
const save = () => saveSite(desk.actor, { spelling: true }, desk.savePorts);
const history = () => JSON.stringify(desk.store.drafts.find('acme').edits);

test('[SYNC-02, NAV-08] a photo that was uploaded is undone and done again by its address, after a restart too', async () => {
  edit('one', ['hero_image'], add('one.webp'));
  edit('two', ['products'], JSON.stringify([{ fields: { photo: add('two.webp') } }]));
  await save();
  expect(history()).not.toContain('local-blob:');
  await desk.reopen();
  desk.actor.undo();
  desk.actor.undo();
  expect(desk.actor.site.hero_image).toBeUndefined();
  desk.actor.redo();
  expect(desk.actor.site.hero_image).toBe('/media/$&-one.webp');
  desk.actor.redo();
  expect(JSON.parse(String(desk.actor.site.products))).toEqual([{ fields: { photo: '/media/$&-two.webp' } }]);
});

test('[SYNC-02, NAV-08] one that was taken out before it was uploaded can still be brought back', async () => {
  const reference = add('one.webp');
  edit('one', ['hero_image'], reference);
  edit('two', ['hero_image'], '/media/other.webp');
  await save();
  expect(history()).toContain(reference);
  desk.actor.undo();
  expect(desk.actor.site.hero_image).toBe(reference);
  await save();
  expect(desk.actor.site.hero_image).toBe('/media/$&-one.webp');
});

test('[SYNC-06] a photo that was undone after its save was asked for is uploaded and sent with that save', async () => {
  edit('one', ['hero_image'], add('one.webp'));
  const asked = desk.actor.mark();
  desk.actor.undo();
  await saveSite(desk.actor, { spelling: true }, { ...desk.savePorts, through: () => asked.through });
  expect(JSON.parse(desk.server.document)).toMatchObject({ hero_image: '/media/$&-one.webp' });
  expect(desk.actor.site.hero_image).toBeUndefined();
});

test('[SAVE-01, SYNC-02] a photo that the server does not take waits and says why, and the rest is saved', async () => {
  const upload = desk.savePorts.photos.upload;
  desk.savePorts.photos.upload = ({ name }) =>
    Promise.reject(new BackendError('BACKEND_REFUSED', `No place for ${name}.`, { outcome: 'answered', status: 404 }));
  edit('one', ['about'], 'Words');
  const reference = add('one.webp');
  edit('two', ['hero_image'], reference);
  expect(await save()).toMatchObject({ slug: 'acme', waiting: { count: 1, reason: 'No place for one.webp.' } });
  expect(JSON.parse(desk.server.document)).toMatchObject({ about: 'Words' });
  expect(desk.server.posts.join()).not.toContain('local-blob');
  await desk.reopen();
  expect(desk.actor.site.hero_image).toBe(reference);
  expect(desk.actor.editedFields).toEqual(['hero_image']);
  desk.savePorts.photos.upload = upload;
  await save();
  expect(JSON.parse(desk.server.document)).toMatchObject({ hero_image: '/media/$&-one.webp' });
  expect(desk.actor.editedFields).toEqual([]);
});

test('[SYNC-04] a photo that waits is still there when the save’s answer never came', async () => {
  desk.savePorts.photos.upload = () =>
    Promise.reject(new BackendError('BACKEND_REFUSED', 'No place.', { outcome: 'answered', status: 404 }));
  edit('one', ['about'], 'Words');
  const reference = add('one.webp');
  edit('two', ['hero_image'], reference);
  desk.server.fail('saveSite', 'after', noAnswer());
  desk.server.fail('getSite', 'before', noAnswer());
  await expect(save()).rejects.toMatchObject({ code: 'SAVE_FAILED' });
  await desk.reopen();
  await save();
  expect(desk.actor.site.hero_image).toBe(reference);
  expect(desk.actor.editedFields).toEqual(['hero_image']);
  expect(desk.server.posts.join()).not.toContain('local-blob');
});
