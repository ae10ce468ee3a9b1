import sharp from 'sharp';
import { expect, test } from 'vitest';
import { folderFiles } from '../../../src-main/backend/files/folder-files.ts';
import { uploadFolder } from '../../../src-main/backend/media/uploads.ts';
import { createImageVariants } from '../../../src-main/backend/publisher/image-variants.ts';
import { createLookAtLogo } from '../../../src-main/backend/publisher/logo-look.ts';
import { createIcons } from '../../../src-main/backend/publisher/site-icons.ts';
import { drawnPhoto } from '../../support/photos/pictures.ts';
import { temporaryFolder } from './in-process.ts';

const PHOTO = `${uploadFolder}photo.png`;
const orientations = [2, 3, 4, 5, 6, 7, 8];

/** Draws a picture whose four quarters differ. Its orientation is stated in its metadata, as in a camera's photo. */
const turned = async (orientation: number, width: number, height: number): Promise<Buffer> =>
  sharp(await drawnPhoto(width, height).png().toBuffer())
    .composite([
      { input: { create: { width: width / 2, height, channels: 4, background: '#ffffff80' } }, gravity: 'west' },
    ])
    .withMetadata({ orientation })
    .png()
    .toBuffer();

const upright = (picture: Buffer): Promise<Buffer> => sharp(picture).autoOrient().png().toBuffer();

const only = (bytes: Buffer) => ({
  read: async (path: string) => (path === PHOTO ? { bytes, type: 'image/png' } : undefined),
});

test.each(orientations)(
  '[PAGE-09] a photo of orientation %i is published like the upright photo',
  async (orientation) => {
    const photo = await turned(orientation, 600, 240);
    const files = folderFiles(await temporaryFolder());
    const made = async (bytes: Buffer) => {
      const variantsOf = createImageVariants(files, only(bytes));
      const all = [
        await variantsOf(PHOTO, 'gallery'),
        await variantsOf(PHOTO, 'phone', '100% 0%'),
        await variantsOf(PHOTO, 'social', '0% 100%'),
        await variantsOf(PHOTO, 'social'),
      ];
      return all.map((variants) => variants?.asset);
    };
    const expected = await made(await upright(photo));
    const [width, height] = orientation > 4 ? [240, 600] : [600, 240];
    expect(expected[0]).toMatchObject({ width, height });
    // The names of files are hashes of their content.
    expect(await made(photo)).toEqual(expected);
  },
);

test.each(orientations)(
  '[PAGE-08] a logo of orientation %i gets the icons and the look of the upright logo',
  async (orientation) => {
    const logo = await turned(orientation, 200, 160);
    const site = { company_name: 'Joe', logo: PHOTO };
    const files = folderFiles(await temporaryFolder());
    const made = async (bytes: Buffer) => ({
      icons: await createIcons(files, only(bytes))(site),
      look: await createLookAtLogo(only(bytes))(site),
    });
    expect(await made(logo)).toEqual(await made(await upright(logo)));
  },
);
