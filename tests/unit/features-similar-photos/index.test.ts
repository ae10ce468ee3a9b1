import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { AppError } from '#shared/ipc/errors.ts';
import { similarPhotosFeature } from '../../../src-main/features/similar-photos/index.ts';
import type { ServedMedia } from '../../../src-main/media/served-media.ts';
import { similarGroups } from '../../../src-main/media/converter/similar-groups.ts';
import { blobReference } from '../../../src-main/store/blob-repo.ts';
import { moveSite } from '../../../src-main/store/move-site.ts';
import { openStore, type Store } from '../../../src-main/store/store.ts';
import { callContext, callerOf } from '../../support/call-context.ts';

const DAY = 24 * 60 * 60 * 1000;

let folder: string;
let store: Store;
let time: number;
const open = async () => (store = await openStore(folder, { now: () => time }));
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sitewright-similar-'));
  time = Date.UTC(2026, 10, 25);
  await open();
});
afterEach(async () => {
  store.close();
  await rm(folder, { recursive: true });
});
const restart = async () => {
  store.close();
  await open();
};

const HASHES: Record<string, string> = { a: '0000000000000000', b: '0000000000000003', z: 'ffffffffffffffff' };
const siteWith = (...photos: string[]): SiteDocument => ({
  sitePk: 7,
  gallery: photos.map((photo, at) => ({ photo, order: photos.length - at })),
});
/** Returns the hash of the picture with this name. The name's first letter chooses the hash. */
const hashOf = (name: string): string => HASHES[name.charAt(0)]!;
const nameOf = (photo: string): string => photo.split('/').at(-1)!;

function featureOn(document: SiteDocument, { slug = 'acme', gone = [] as string[] } = {}) {
  const smallPicture = vi.fn<ServedMedia['small']>(async (named) =>
    gone.includes(named) ? { status: 502 } : { type: 'image/webp', bytes: Buffer.from(nameOf(named)) },
  );
  const hash = vi.fn(async (bytes: Uint8Array) => {
    const name = Buffer.from(bytes).toString();
    if (name.startsWith('bad')) throw new AppError('BAD_PICTURE', 'No picture.');
    return hashOf(name);
  });
  const feature = similarPhotosFeature({
    smallPicture,
    converter: { hash, groups: async (hashes, apart) => similarGroups(hashes, apart) },
    store,
    draft: () => document,
    savedRecord: () => JSON.stringify(document),
    slugNow: () => slug,
    now: () => time,
  });
  const call = callerOf(feature);
  return {
    feature,
    call,
    hash,
    smallPicture,
    groups: async () => (await call('similarPhotos.find', { slug })).groups,
    tellApart: async (...photos: string[]) => (await call('similarPhotos.tellApart', { slug, photos })).note,
  };
}

describe('[PHO-05] photos that look alike', () => {
  test('come in groups, without films and archived photos, each address once', async () => {
    const site = siteWith('/a1', '/z1', '/a2', '/b1', '/z2', '/a1', '/b2.mp4');
    const { groups } = featureOn({ ...site, gallery: [...site.gallery!, { photo: '/a9', archived: true }] });
    expect(await groups()).toEqual([
      ['/a1', '/a2', '/b1'],
      ['/z1', '/z2'],
    ]);
  });

  test('are found without those that cannot be had or read, which are named', async () => {
    const { call } = featureOn(siteWith('/a1', '/a2', '/a3', '/bad'), { gone: ['/a2'] });
    expect(await call('similarPhotos.find', { slug: 'acme' })).toEqual({
      groups: [['/a1', '/a3']],
      missing: ['/a2', '/bad'],
    });
  });

  test('are found again without being read, also after a restart, until their pictures may be others', async () => {
    const site = siteWith('/a1', '/a2');
    await featureOn(site).groups();
    await restart();
    const second = featureOn(site);
    expect(await second.groups()).toEqual([['/a1', '/a2']]);
    expect(second.smallPicture).not.toHaveBeenCalled();
    expect(second.hash).not.toHaveBeenCalled();
    time += 31 * DAY;
    await second.groups();
    expect(second.hash).toHaveBeenCalledTimes(2);
    time += 31 * DAY;
    store.purge();
    expect(store.pictureHashes.get('/a1')).toBeUndefined();
  });

  test('are told by what was kept with their small copies, without a picture being read', async () => {
    const { groups, hash, smallPicture } = featureOn(siteWith('/a1', '/z1', '/a2'));
    smallPicture.mockImplementation(async (named) => ({
      type: 'image/webp',
      bytes: Buffer.from('bad'),
      likeness: hashOf(nameOf(named)),
    }));
    expect(await groups()).toEqual([['/a1', '/a2']]);
    expect(hash).not.toHaveBeenCalled();
  });

  test('are looked for with word of how far it is, few at a time', async () => {
    const photos = Array.from({ length: 1000 }, (_, at) => `/a${at}`);
    const { feature, smallPicture } = featureOn(siteWith(...photos));
    const picture = smallPicture.getMockImplementation()!;
    let [held, most] = [0, 0];
    smallPicture.mockImplementation(async (named) => {
      most = Math.max(most, ++held);
      await Promise.resolve();
      held--;
      return picture(named, new AbortController().signal);
    });
    const steps: string[] = [];
    const progress = (step: string) => void steps.push(step);
    await feature['similarPhotos.find']({ slug: 'acme' }, { ...callContext(), progress });
    expect([steps[0], steps.at(-1), steps.length]).toEqual(['0 of 1000', '1000 of 1000', 101]);
    expect(most).toBeLessThan(10);
  });

  test('are no longer looked for once that is cancelled', async () => {
    const photos = Array.from({ length: 1000 }, (_, at) => `/a${at}`);
    const { feature, smallPicture } = featureOn(siteWith(...photos));
    const stop = new AbortController();
    const progress = (step: string) => {
      if (step.startsWith('30 ')) stop.abort(new AppError('CANCELLED', 'Cancelled.'));
    };
    await expect(
      feature['similarPhotos.find']({ slug: 'acme' }, { ...callContext(stop.signal), progress }),
    ).rejects.toMatchObject({ code: 'CANCELLED' });
    expect(smallPicture.mock.calls.length).toBeLessThan(50);
  });
});

describe('[PHO-05] photos that are not the same', () => {
  test('are no group again after a restart, until that is taken back', async () => {
    const site = siteWith('/a1', '/a2', '/z1', '/z2');
    const note = await featureOn(site).tellApart('/a1', '/a2');
    await restart();
    const { groups, call } = featureOn(site);
    expect(await groups()).toEqual([['/z1', '/z2']]);
    await call('similarPhotos.takeBack', { note });
    expect(await groups()).toEqual([
      ['/a1', '/a2'],
      ['/z1', '/z2'],
    ]);
  });

  test('are a group with a third one that has come since', async () => {
    await featureOn(siteWith('/a1', '/a2')).tellApart('/a1', '/a2');
    expect(await featureOn(siteWith('/a1', '/a2', '/b1')).groups()).toEqual([['/a1', '/a2', '/b1']]);
  });

  test('are those of their site alone', async () => {
    await featureOn(siteWith('/a1', '/a2')).tellApart('/a1', '/a2');
    expect(await featureOn({ ...siteWith('/a1', '/a2'), sitePk: 8 }).groups()).toEqual([['/a1', '/a2']]);
  });

  test('are known by the keys that the server has given them since, whatever their addresses are then', async () => {
    await featureOn(siteWith('/a1', '/a2')).tellApart('/a1', '/a2');
    const keyed = (...photos: string[]): SiteDocument => {
      const { gallery = [], ...site } = siteWith(...photos);
      return { ...site, gallery: gallery!.map((photo, at) => ({ ...photo, photo_pk: `123456789012345678${at}` })) };
    };
    expect(await featureOn(keyed('/a1', '/a2')).groups()).toEqual([]);
    expect(await featureOn(keyed('/a1-cut', '/a2')).groups()).toEqual([]);
    // A server may give photos new keys. Here `/z1` has the former key of `/a1-cut`, and `/a1-cut` that of `/a2`.
    expect(await featureOn(keyed('/z1', '/a1-cut', '/a2')).groups()).toEqual([]);
  });

  test('are known again once their files are uploaded', async () => {
    const files = ['first', 'second'].map((name) => store.blobs.put(name, 'image/webp', Buffer.from(name), 1));
    const [first = '', second = ''] = files.map((file) => blobReference(file));
    const all = { [first]: 'a', [second]: 'a' };
    const local = featureOn(siteWith(first, second));
    local.smallPicture.mockImplementation(async (named) => ({ type: 'image/webp', bytes: Buffer.from(all[named]!) }));
    expect(await local.groups()).toEqual([[first, second]]);
    await local.tellApart(first, second);
    files.forEach((file, at) => store.blobs.uploaded(file, `/media/a${at}`));
    expect(await featureOn(siteWith('/media/a0', '/media/a1')).groups()).toEqual([]);
  });

  test('stay so when a site without keys is renamed, and when it gets its key', async () => {
    const { sitePk: _, ...keyless } = siteWith('/a1', '/a2');
    await featureOn(keyless, { slug: 'new' }).tellApart('/a1', '/a2');
    moveSite(store, 'new', 'acme');
    expect(await featureOn(keyless, { slug: 'new' }).groups()).toEqual([['/a1', '/a2']]);
    expect(await featureOn(keyless, { slug: 'acme' }).groups()).toEqual([]);
    expect(await featureOn({ ...keyless, sitePk: 7 }, { slug: 'acme' }).groups()).toEqual([]);
    expect(await featureOn({ ...keyless, sitePk: 7 }, { slug: 'renamed' }).groups()).toEqual([]);
  });

  test('are asked about again where the note of it is damaged', async () => {
    const site = siteWith('/a1', '/a2');
    await featureOn(site).tellApart('/a1', '/a2');
    const db = new Database(join(folder, 'journal.db'));
    db.exec(`UPDATE apart_photos SET photos = '[]x'`);
    db.close();
    expect(await featureOn(site).groups()).toEqual([['/a1', '/a2']]);
  });
});
