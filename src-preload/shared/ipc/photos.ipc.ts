import { z } from 'zod';
import { MOST_FILE_BYTES, MOST_ICON_BYTES } from '../domain/photo/file-rules.ts';
import { isTooDeep } from '../record/depth.ts';
import { call } from './define.ts';
import { backendErrors } from './errors.ts';
import { openedSite } from './site.ipc.ts';

/** The file itself crosses the bridge: a page can hand over what the user gave it, and name no path to be read. */
export const fileBytes = z.custom<Uint8Array<ArrayBuffer>>(
  (value) => value instanceof Uint8Array,
  'the bytes of a file',
);
export const fileName = z.string().trim().min(1).max(255);

/** What a record names a picture by: an address, or `local-blob:…` for a file that was added on this computer. */
export const pictureName = z.string().min(1).max(2000);

const slug = z.string().min(1).max(200);

/** A poster is small. */
const MOST_POSTER_BYTES = 4 * 1024 * 1024;

/** The number of a file that was taken. */
const incomingFile = z.number().int().min(1);

export const coordinatesOfPhoto = z.object({ latitude: z.number(), longitude: z.number() });

export const keptPhoto = z.object({
  /** what stands for it in the draft until a save uploads it, or the address of the same file that was uploaded before */
  photo: pictureName,
  /** media type of what is uploaded */
  type: z.string(),
  /** in pixels, upright; 0 of a film */
  width: z.number(),
  height: z.number(),
  /** when the camera took it, by its own clock: `2024-05-31T14:03:00`; null where it did not say */
  takenAt: z.string().nullable(),
  /** where it was taken; null where the camera did not say. The uploaded file does not tell */
  place: coordinatesOfPhoto.nullable(),
  /** how many pictures the HEIC file holds, where it is more than one: `picture` of the call says which is wanted */
  pictures: z.number().int().optional(),
});
export type KeptPhoto = z.output<typeof keptPhoto>;

const pointOfPhoto = z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) });
/** As shares of the width and height of the picture as it is shown upright. */
export type PhotoPoint = z.output<typeof pointOfPhoto>;

/** In pixels of the picture as it is shown upright. */
export const cropArea = z.object({
  x: z.number().min(0),
  y: z.number().min(0),
  width: z.number().min(1),
  height: z.number().min(1),
});
export type CropArea = z.output<typeof cropArea>;

/** JSON text of a photo of the record as the server writes it: as a value it would lose digits of long numbers. */
const recordPhoto = z.string().max(100_000).refine(isObjectText, 'A photo is the JSON text of an object.');
function isObjectText(json: string): boolean {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && !Array.isArray(value) && !isTooDeep(value);
  } catch {
    return false;
  }
}

/** Some thousand photos. */
const MOST_ARCHIVED_BYTES = 8 * 1024 * 1024;

const readErrors = ['BAD_PICTURE', 'TIMEOUT', 'DISK', 'NOT_FOUND', 'OFFLINE'] as const;
const uploadErrors = [...backendErrors, 'NOT_FOUND', 'NOT_OPEN'] as const;

export const photosCalls = {
  /**
   * Keeps a file on this computer until it is let go, also through an end of the app; gives its number. `place` says in
   * the page's own words what it is for.
   */
  'photos.take': call(
    z.object({ slug, place: z.string().max(2000), name: fileName, bytes: fileBytes }),
    z.object({ file: incomingFile }),
    { errors: ['DISK', 'NOT_OPEN'], maxSize: MOST_FILE_BYTES + 4096 },
  ),
  /** The files that were taken for the site and not let go yet, in the order in which they came. */
  'photos.waiting': call(
    z.object({ slug }),
    z.object({ files: z.array(z.object({ file: incomingFile, place: z.string(), name: z.string() })) }),
    { errors: ['NOT_OPEN'] },
  ),
  /** They are photos of the record by now, or are not wanted. */
  'photos.letGo': call(z.object({ files: z.array(incomingFile).max(10_000) }), z.object({})),
  /**
   * Makes a photo or a logo of a file that was taken, and keeps it on this computer; of a HEIC file with several pictures
   * the one that `picture` counts from 0; a film only where `films` are shown. Works without the server. BAD_PICTURE with the text to show at the file.
   */
  'photos.keep': call(
    z.object({
      file: incomingFile,
      as: z.enum(['photo', 'logo']).default('photo'),
      films: z.boolean().default(false),
      picture: z.number().int().min(0).default(0),
    }),
    keptPhoto,
    { errors: ['BAD_PICTURE', 'TIMEOUT', 'DISK', 'NOT_FOUND'] },
  ),
  /**
   * Cleans an .svg drawing and keeps it as an icon; as `photos.keep` gives what stands for it until a save. BAD_PICTURE with
   * the text to show.
   */
  'photos.keepIcon': call(
    z.object({ name: fileName, bytes: fileBytes.refine(({ length }) => length <= MOST_ICON_BYTES) }),
    keptPhoto.pick({ photo: true }),
    { errors: ['BAD_PICTURE', 'TIMEOUT', 'DISK'] },
  ),
  /**
   * Keeps a picture of a film, which only a page can read, as what is shown in its place: small, and offline too. For the
   * site's pages also as a photo, which it gives.
   */
  'photos.keepPoster': call(
    z.object({ film: pictureName, bytes: fileBytes, forPages: z.boolean() }),
    keptPhoto.pick({ photo: true }).partial(),
    { errors: ['BAD_PICTURE', 'TIMEOUT', 'DISK'], maxSize: MOST_POSTER_BYTES },
  ),
  /** The point of a photo that draws the eye, as shares of its width and height. */
  'photos.subject': call(z.object({ photo: pictureName }), pointOfPhoto, { errors: readErrors }),
  /**
   * A new photo of a part of another one, which stays as it is. Works without the server where the picture was seen
   * before. `output` makes it exactly that large, in pixels.
   */
  'photos.crop': call(
    z.object({
      photo: pictureName,
      area: cropArea,
      output: z
        .object({ width: z.number().int().min(1).max(4096), height: z.number().int().min(1).max(4096) })
        .optional(),
    }),
    keptPhoto,
    { errors: readErrors },
  ),
  /** Two photos made one by the server, the first above the second or at its left; those added here are uploaded first. */
  'photos.merge': call(
    z.object({
      slug,
      images: z.tuple([pictureName, pictureName]),
      alignment: z.enum(['vertical', 'Horizontal']),
      galleryName: z.string().max(500),
    }),
    z.object({ photo: pictureName }),
    { errors: uploadErrors },
  ),
  /** The photos that the server has put aside. */
  'photos.archived': call(z.object({ slug }), z.object({ photos: z.array(recordPhoto) }), {
    errors: [...backendErrors, 'NOT_FOUND', 'NOT_OPEN'],
  }),
  /** Appends these to the record's gallery, but for those that are there; `appended` says how many. */
  'photos.appendArchived': call(
    z.object({ slug, photos: z.array(recordPhoto) }),
    openedSite.extend({ appended: z.number() }),
    { errors: ['NOT_OPEN', 'BAD_ANSWER', 'DISK'], maxSize: MOST_ARCHIVED_BYTES },
  ),
};
