import { describe, expect, test, vi } from 'vitest';
import { MOST_FILE_BYTES, refusals } from '#shared/domain/photo/file-rules.ts';
import { AppError } from '#shared/ipc/errors.ts';
import { createPhotosService } from '../../../src-main/features/photos/service.ts';

const signal = new AbortController().signal;
const HASH = 'ab'.repeat(32);

function desk(type = 'image/webp') {
  const photo = vi.fn(async () => ({ type, bytes: Buffer.from('made'), thumbnail: Buffer.from('small') }));
  const put = vi.fn((..._blob: [string, string, Buffer, number]) => HASH);
  const urlOf = vi.fn((): string | undefined => undefined);
  const thumbnail = vi.fn(async () => ({ status: 0 }));
  const service = createPhotosService({
    converter: { photo },
    blobs: { put, urlOf },
    thumbnails: { put: thumbnail },
    now: () => 7,
  });
  return {
    keep: (name: string, bytes = new Uint8Array(3)) => service.keep({ name, bytes }, signal),
    photo,
    put,
    urlOf,
    thumbnail,
  };
}

describe('a file that is added', () => {
  test('is kept as what was made of it, with its thumbnail', async () => {
    const { keep, put, thumbnail } = desk();
    expect(await keep('IMG 12.HEIC')).toBe(`local-blob:${HASH}`);
    expect(put).toHaveBeenCalledExactlyOnceWith('IMG 12.webp', 'image/webp', Buffer.from('made'), 7);
    expect(thumbnail).toHaveBeenCalledExactlyOnceWith(`local-blob:${HASH}`, Buffer.from('made'), Buffer.from('small'));
  });

  test('that was uploaded before is named by its address, and not uploaded again', async () => {
    const { keep, urlOf } = desk();
    urlOf.mockReturnValue('/media/uploads/12.webp');
    expect(await keep('again.jpg')).toBe('/media/uploads/12.webp');
    expect(urlOf).toHaveBeenCalledExactlyOnceWith(HASH);
  });

  test('is uploaded under a name that fits what it is, and without any path', async () => {
    const { keep, put } = desk('image/gif');
    await keep('../../etc/dance.gif');
    expect(put.mock.calls[0]?.[0]).toBe('dance.gif');
  });

  test.each([
    [0, refusals.empty],
    [MOST_FILE_BYTES + 1, refusals.tooLarge],
  ])('of %i bytes is refused unread', async (size, message) => {
    const { keep, photo } = desk();
    await expect(keep('a.jpg', new Uint8Array(size))).rejects.toMatchObject({ code: 'BAD_PICTURE', message });
    expect(photo).not.toHaveBeenCalled();
  });

  test('that is no photo leaves nothing behind', async () => {
    const { keep, photo, put, thumbnail } = desk();
    photo.mockRejectedValue(new AppError('BAD_PICTURE', refusals.unreadable));
    await expect(keep('a.txt')).rejects.toMatchObject({ message: refusals.unreadable });
    expect([put.mock.calls, thumbnail.mock.calls]).toEqual([[], []]);
  });
});
