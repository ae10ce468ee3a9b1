import { describe, expect, test, vi } from 'vitest';
import { AppError } from '#shared/ipc/errors.ts';
import { createPictureBytes } from '../../../src-main/features/kit/picture-bytes.ts';
import { createSentAddress } from '../../../src-main/features/kit/sent-address.ts';

const HASH = 'ab'.repeat(32);
const LOCAL = `local-blob:${HASH}`;

describe('the address of a picture that the server is to read', () => {
  function harness(url?: string) {
    const file = { hash: HASH, name: 'a.webp', type: 'image/webp', bytes: Buffer.from('a'), url: null, place: null };
    const blobs = {
      find: vi.fn((hash: string) => (hash === HASH ? file : undefined)),
      urlOf: () => url,
      setPlace: vi.fn(),
      uploaded: vi.fn(),
    };
    const upload = vi.fn(async () => '/media/uploads/a.webp');
    return { sent: createSentAddress({ blobs, upload }), blobs, upload };
  }

  test('[PHO-06] is its own where it has one', async () => {
    const { sent, upload } = harness();
    expect(await sent('/media/seed/plumbing/1.webp')).toBe('/media/seed/plumbing/1.webp');
    expect(upload).not.toHaveBeenCalled();
  });

  test('[PHO-06] is that of its upload, which is remembered for the save', async () => {
    const { sent, blobs } = harness();
    expect(await sent(LOCAL)).toBe('/media/uploads/a.webp');
    expect(blobs.uploaded).toHaveBeenCalledExactlyOnceWith(HASH, '/media/uploads/a.webp');
  });

  test('[PHO-06] is not asked for twice', async () => {
    const { sent, upload } = harness('/media/uploads/before.webp');
    expect(await sent(LOCAL)).toBe('/media/uploads/before.webp');
    expect(upload).not.toHaveBeenCalled();
  });

  test('[PHO-06] is none where the file is gone, and an upload that fails is not remembered', async () => {
    const { sent, blobs, upload } = harness();
    await expect(sent(`local-blob:${'cd'.repeat(32)}`)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    upload.mockRejectedValue(new AppError('OFFLINE', 'No connection.'));
    await expect(sent(LOCAL)).rejects.toMatchObject({ code: 'OFFLINE' });
    expect(blobs.uploaded).not.toHaveBeenCalled();
  });
});

describe('the bytes of a picture that a record names', () => {
  const answering = (answer: { status: number } | { type: string; bytes: Buffer<ArrayBuffer> }) =>
    createPictureBytes(async () => answer)('/a.webp');

  test('[PHO-11] are given with their type', async () => {
    const picture = { type: 'image/webp', bytes: Buffer.from('a') };
    expect(await answering(picture)).toBe(picture);
  });

  test.each([
    [404, 'NOT_FOUND'],
    [410, 'NOT_FOUND'],
    [400, 'BAD_PICTURE'],
    [415, 'BAD_PICTURE'],
    [413, 'BAD_PICTURE'],
    [502, 'OFFLINE'],
  ])('[PHO-11] a status %i in their place is %s', async (status, code) => {
    await expect(answering({ status })).rejects.toMatchObject({ code });
  });
});
