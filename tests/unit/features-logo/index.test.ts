import { describe, expect, test, vi } from 'vitest';
import { textStyle } from '#shared/domain/logo/generator.ts';
import { AppError } from '#shared/ipc/errors.ts';
import { logoFeature } from '../../../src-main/features/logo/index.ts';
import { callerOf } from '../../support/call-context.ts';

const signal = new AbortController().signal;
const HASH = 'ab'.repeat(32);
const LOCAL = `local-blob:${HASH}`;

function harness() {
  const client = {
    refine: vi.fn(async (..._: unknown[]) => '/media/uploads/refined.png'),
    generate: vi.fn(async (..._: unknown[]) => ['/a.png', '/b.png']),
    earlier: vi.fn(async () => []),
    removeBackground: vi.fn(async (..._: unknown[]) => '/media/uploads/clear.png'),
    create: vi.fn(async (..._: unknown[]) => undefined),
  };
  const look = { type: 'image/png', width: 400, height: 100, hasAlpha: true, colors: ['#112233', '#445566'] };
  const facts = { type: 'image/png', width: 600, height: 600, takenAt: null, place: null };
  const converter = {
    logo: vi.fn(async () => ({
      ...facts,
      bytes: Buffer.from('made'),
      thumbnail: { bytes: Buffer.from('small'), likeness: '00000000000000ff' },
    })),
    look: vi.fn(async () => ({ ...look, subject: { x: 0.5, y: 0.5 } })),
  };
  const pictureBytes = vi.fn(async () => ({ type: 'image/png', bytes: Buffer.from('picture') }));
  const feature = logoFeature({
    client: { logo: client },
    converter,
    pictureBytes,
    sentAddress: async (named) => named.replace('local-blob:', '/media/uploads/'),
    savedRecord: () => '{"sitePk":"12345678901234567890"}',
    blobs: { put: () => HASH, urlOf: () => undefined },
    clean: async ({ bytes }) => Buffer.from(bytes),
    thumbnails: { put: async () => ({ status: 0 }) },
    now: () => 7,
  });
  return { call: callerOf(feature), client, converter, pictureBytes };
}

describe('a logo', () => {
  test('[LOGO-01] that is dropped, or drawn by the generator, is kept on this computer', async () => {
    const kept = await harness().call('logo.keep', { name: 'mark.png', bytes: new Uint8Array(3) }, signal);
    expect(kept).toEqual({ photo: LOCAL, type: 'image/png', width: 600, height: 600, takenAt: null, place: null });
  });

  test('[LOGO-03] tells its size, and [LOGO-04] its colors', async () => {
    const { call } = harness();
    expect(await call('logo.meta', { logo: LOCAL }, signal)).toEqual({
      type: 'image/png',
      width: 400,
      height: 100,
      hasAlpha: true,
    });
    expect(await call('logo.palette', { logo: LOCAL, limit: 1 }, signal)).toEqual({ colors: ['#112233'] });
  });

  test('[LOGO-01] that is a film has no size and no colors, and is not read', async () => {
    const { call, pictureBytes, converter } = harness();
    const film = { type: 'video/mp4', width: 0, height: 0, hasAlpha: false };
    expect(await call('logo.meta', { logo: 'https://a.example/intro.MP4?v=1' }, signal)).toEqual(film);
    expect(pictureBytes).not.toHaveBeenCalled();
    pictureBytes.mockResolvedValue({ type: 'video/mp4', bytes: Buffer.from('....ftypmp42....') });
    expect(await call('logo.meta', { logo: LOCAL }, signal)).toEqual(film);
    expect(await call('logo.palette', { logo: LOCAL, limit: 6 }, signal)).toEqual({ colors: [] });
    expect(converter.look).not.toHaveBeenCalled();
  });

  test('[LOGO-02] is refined by its address and the key of the site', async () => {
    const { call, client } = harness();
    expect(await call('logo.refine', { slug: 'a', logo: LOCAL }, signal)).toEqual({
      logo: '/media/uploads/refined.png',
    });
    expect(client.refine).toHaveBeenCalledExactlyOnceWith('"12345678901234567890"', `/media/uploads/${HASH}`, {
      signal,
    });
  });

  test('[LOGO-02] that cannot be refined fails with the words of the server', async () => {
    const { call, client } = harness();
    client.refine.mockRejectedValue(new AppError('BACKEND_REFUSED', 'The background is not of one color.'));
    await expect(call('logo.refine', { slug: 'a', logo: LOCAL }, signal)).rejects.toThrow(
      'The background is not of one color.',
    );
  });
});

describe('the generator', () => {
  test('[LGEN-01] asks for logos, for earlier ones and for one without its background', async () => {
    const { call, client } = harness();
    expect(await call('logo.generate', { slug: 'a', prompt: 'a badge' }, signal)).toEqual({
      logos: ['/a.png', '/b.png'],
    });
    expect(client.generate).toHaveBeenCalledExactlyOnceWith('a', 'a badge', { signal });
    expect(await call('logo.earlier', { slug: 'a' }, signal)).toEqual({ logos: [] });
    expect(await call('logo.removeBackground', { url: LOCAL }, signal)).toEqual({ logo: '/media/uploads/clear.png' });
    expect(client.removeBackground).toHaveBeenCalledExactlyOnceWith(`/media/uploads/${HASH}`, { signal });
  });

  test('[LGEN-03] uploads the finished logo before it tells the server of it', async () => {
    const { call, client } = harness();
    const at = { x: 500, y: 200 };
    const settings = {
      selectedImage: '/a.png',
      text0Value: 'Blue Ridge',
      text1Value: '',
      textSettings: [textStyle.parse({}), textStyle.parse({})] as [
        ReturnType<typeof textStyle.parse>,
        ReturnType<typeof textStyle.parse>,
      ],
      imagePosition: at,
      textPosition0: at,
      textPosition1: at,
      backgroundColor: 'transparent',
    };
    const { logo } = await call('logo.create', { slug: 'a', ...settings, signedS3Photo: LOCAL }, signal);
    expect(logo).toBe(`/media/uploads/${HASH}`);
    expect(client.create).toHaveBeenCalledExactlyOnceWith({ slug: 'a', ...settings, signedS3Photo: logo }, { signal });
  });
});
