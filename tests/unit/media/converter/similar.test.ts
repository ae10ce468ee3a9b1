import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { convertPhoto, convertToThumbnail } from '../../../../src-main/media/converter/convert.ts';
import { differenceHash, differenceHashOf } from '../../../../src-main/media/converter/difference-hash.ts';
import { similarGroups } from '../../../../src-main/media/converter/similar-groups.ts';

/**
 * Returns a picture of 12 × 9 patches, the same at each call. With random pictures, the tests would sometimes fail,
 * because some are near the limit of what counts as similar.
 */
function scene(): Sharp {
  let seed = 7;
  const light = () => ((seed = (seed * 16_807) % 2_147_483_647), 20 + (seed % 216));
  const patches = Uint8Array.from({ length: 12 * 9 }, light);
  return sharp(patches, { raw: { width: 12, height: 9, channels: 1 } });
}

describe('[PHO-05] the hash of a picture', () => {
  const rising = Array.from({ length: 72 }, (_, at) => 3 * at);

  test('says where it grows lighter, from left to right', () => {
    expect(differenceHash(rising)).toBe('f'.repeat(16));
    expect(differenceHash(rising.toReversed())).toBe('0'.repeat(16));
    expect(differenceHash(rising.toReversed().with(71, 255))).toBe('0000000000000001');
  });

  test('is the same of a plain wall however a file was compressed', () => {
    const wall = Array.from({ length: 72 }, () => 200);
    expect(differenceHash(wall.map((light, at) => light + (at % 3)))).toBe(differenceHash(wall));
  });

  test('is near that of the same picture in another size and format, and far from that of another picture', async () => {
    const large = sharp(await scene().png().toBuffer()).resize(800, 600, { kernel: 'cubic' });
    const [first, again, mirrored] = await Promise.all([
      large.clone().jpeg({ quality: 90 }).toBuffer().then(differenceHashOf),
      large.clone().resize(500).webp({ quality: 60 }).toBuffer().then(differenceHashOf),
      large.clone().flop().webp().toBuffer().then(differenceHashOf),
    ]);
    expect(similarGroups([first, again, mirrored], [])).toEqual([[0, 1]]);
  });

  test('is made with a small copy, and near that of the copy', async () => {
    const picture = await scene().resize(800, 600, { kernel: 'cubic' }).jpeg().toBuffer();
    const { bytes, likeness } = await convertToThumbnail(picture);
    const { thumbnail } = await convertPhoto(picture);
    expect(similarGroups([likeness, await differenceHashOf(bytes), thumbnail!.likeness], [])).toEqual([[0, 1, 2]]);
  });

  test('needs a picture', async () => {
    await expect(differenceHashOf(Buffer.from('<svg/>'))).rejects.toMatchObject({ reason: 'unreadable' });
  });
});

describe('[PHO-05] pictures', () => {
  const none = '0000000000000000';
  const [six, seven] = ['000000000000003f', '000000000000007f'];
  const far = 'ffffffffffffffff';

  test('are in one group where their hashes differ in six bits at most', () => {
    expect(similarGroups([none, far, six], [])).toEqual([[0, 2]]);
    expect(similarGroups([none, seven], [])).toEqual([]);
  });

  test('are in one group where others lead from one to the other', () => {
    expect(similarGroups([none, far, seven, six], [])).toEqual([[0, 2, 3]]);
  });

  test('that were told apart are in one group only where a third one leads there', () => {
    expect(similarGroups([none, none], [[0, 1]])).toEqual([]);
    expect(similarGroups([none, none, far, six], [[0, 1]])).toEqual([[0, 1, 3]]);
    expect(similarGroups([none, none, six], [[0, 1], [0, 1, 2]])).toEqual([]); // prettier-ignore
    expect(similarGroups([none, none, none], [[0, 1], [2]])).toEqual([[0, 1, 2]]);
  });
});
