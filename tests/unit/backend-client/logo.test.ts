import { describe, expect, test } from 'vitest';
import { textStyle } from '#shared/domain/logo/generator.ts';
import { clientOf, json } from './fake-backend.ts';
import { jsonText } from '../../support/json-text.ts';

const at = { x: 1, y: 2 };
const settings = {
  slug: 'a',
  selectedImage: '/a.png',
  signedS3Photo: '/b.png',
  text0Value: 'A',
  text1Value: 'B',
  textSettings: [textStyle.parse({}), textStyle.parse({})] as [
    ReturnType<typeof textStyle.parse>,
    ReturnType<typeof textStyle.parse>,
  ],
  imagePosition: at,
  textPosition0: at,
  textPosition1: at,
  backgroundColor: '#fff',
};

describe('the refined logo', () => {
  test.each([{ logo_refined: '/r.png' }, { message: { logo_refined: '/r.png' } }])(
    '[LOGO-02] stands in the answer or in its message: %j',
    async (body) => {
      const { client, requests } = clientOf([() => json(body)]);
      expect(await client.logo.refine(jsonText('12345678901234567890'), '/l.png')).toBe('/r.png');
      expect(requests[0]?.url.pathname).toBe('/api/generate-refined-logo/12345678901234567890');
      expect(requests[0]?.body).toBe('{"logo":"/l.png"}');
    },
  );

  test.each([
    [{ logo_refined: null, error: 'No background was found.' }, 'No background was found.'],
    [{ message: 'Try another logo.' }, 'Try another logo.'],
    [{}, 'The server made no logo without background.'],
  ])('[LOGO-02] that was not made fails with the server’s words: %j', async (body, message) => {
    const { client } = clientOf([() => json(body)]);
    await expect(client.logo.refine(jsonText('1'), '/l.png')).rejects.toMatchObject({
      code: 'BACKEND_REFUSED',
      message,
    });
  });
});

describe('generated logos', () => {
  test('[LGEN-01] are addresses, alone or as a member; empty ones count as none', async () => {
    const { client } = clientOf([() => json({ message: ['/a.png', { url: '/b.png' }, { image: '/c.png' }, ''] })]);
    expect(await client.logo.generate('a b', 'a badge')).toEqual(['/a.png', '/b.png', '/c.png']);
  });

  test('[LGEN-01] of earlier requests are an empty list when the server has none', async () => {
    const { client } = clientOf([() => json({ message: null })]);
    expect(await client.logo.earlier('a')).toEqual([]);
  });
});

describe('the finished logo', () => {
  test('[LGEN-03] is told with exactly the documented members', async () => {
    const { client, requests } = clientOf([() => json({ status: 'success' })]);
    await client.logo.create(settings);
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual(settings);
  });

  test('[LGEN-03] that is answered with an error fails with its words', async () => {
    const { client } = clientOf([() => json({ status: 'error', message: 'The image is gone.' })]);
    await expect(client.logo.create(settings)).rejects.toThrow('The image is gone.');
  });
});

describe('photos of the server', () => {
  test('[PHO-06] are merged with the key as the record has it', async () => {
    const { client, requests } = clientOf([() => json({ image: '/m.webp' })]);
    const images = ['/a.png', '/b.png'] as const;
    const merge = { images, alignment: 'Horizontal', galleryName: 'Roofs' } as const;
    expect(await client.media.merge({ ...merge, idKey: jsonText('12345678901234567890') })).toBe('/m.webp');
    expect(requests[0]?.body).toBe(
      '{"id_key":12345678901234567890,"images":["/a.png","/b.png"],"alignment":"Horizontal","gallery_name":"Roofs"}',
    );
  });

  test('[PHO-10] that are archived keep their bytes and what nobody knows of them; none is an empty list', async () => {
    const text = '{"photo":"/a.webp", "archived":"True","photo_pk":9007199254740993123,"x_rate":1.50}';
    const { client } = clientOf([() => new Response(`{"message":[${text}]}`), () => json({ message: null })]);
    expect(await client.media.archived(jsonText('"7"'))).toEqual([{ photo: '/a.webp', text }]);
    expect(await client.media.archived(jsonText('"7"'))).toEqual([]);
  });

  test('[PHO-10, HOST-02] that are archived are read from a JSON text of wrapped items too', async () => {
    const wrapped = JSON.stringify([{ model: 'm', pk: 7, fields: { photo: '/a.webp' } }]);
    const { client } = clientOf([() => json({ message: wrapped })]);
    const [photo] = await client.media.archived(jsonText('"7"'));
    expect(photo?.photo).toBe('/a.webp');
    expect(JSON.parse(photo?.text ?? '')).toMatchObject({ photo: '/a.webp' });
  });
});
