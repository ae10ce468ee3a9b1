import { z } from 'zod';
import { MOST_FILE_BYTES, MOST_ICON_BYTES } from '../domain/photo/file-rules.ts';
import { isTooDeep } from '../record/depth.ts';
import { call } from './define.ts';
import { backendErrors } from './errors.ts';
import { openedSite } from './site.ipc.ts';

/** The bytes of a file cross the bridge, not its path: a page can only hand over what the user gave it. */
export const fileBytes = z.custom<Uint8Array<ArrayBuffer>>(
  (value) => value instanceof Uint8Array,
  'the bytes of a file',
);
export const fileName = z.string().trim().min(1).max(255);

/** Reference of a picture in a record: an address, or `local-blob:…` for a file that was added on this computer. */
export const pictureName = z.string().min(1).max(2000);

const slug = z.string().min(1).max(200);

/** Most bytes of a poster. */
const MOST_POSTER_BYTES = 4 * 1024 * 1024;

/** The number of a file that was taken. */
const incomingFile = z.number().int().min(1);

export const coordinatesOfPhoto = z.object({ latitude: z.number(), longitude: z.number() });

export const keptPhoto = z.object({
  /**
   * reference of the photo in the draft until a save uploads it, or the address of the same file where it was uploaded
   * before
   */
  photo: pictureName,
  /** media type of what is uploaded */
  type: z.string(),
  /** in pixels, upright; 0 of a film */
  width: z.number(),
  height: z.number(),
  /** when the camera took it, by its own clock: `2024-05-31T14:03:00`; null where it did not say */
  takenAt: z.string().nullable(),
  /** where it was taken; null where the camera did not say. The uploaded file does not contain it */
  place: coordinatesOfPhoto.nullable(),
  /** number of pictures in the HEIC file, where there are several: `picture` of the call chooses one */
  pictures: z.number().int().optional(),
});
export type KeptPhoto = z.output<typeof keptPhoto>;

const pointOfPhoto = z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) });
/** In shares of the picture's width and height, upright. */
export type PhotoPoint = z.output<typeof pointOfPhoto>;

/** In pixels of the picture as it is shown upright. */
export const cropArea = z.object({
  x: z.number().min(0),
  y: z.number().min(0),
  width: z.number().min(1),
  height: z.number().min(1),
});
export type CropArea = z.output<typeof cropArea>;

/** JSON text of a photo of the record, as the server writes it: a parsed value would lose digits of long numbers. */
const recordPhoto = z.string().max(100_000).refine(isObjectText, 'A photo is the JSON text of an object.');
function isObjectText(json: string): boolean {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && !Array.isArray(value) && !isTooDeep(value);
  } catch {
    return false;
  }
}

/** Room for some thousand photos. */
const MOST_ARCHIVED_BYTES = 8 * 1024 * 1024;

const readErrors = ['BAD_PICTURE', 'TIMEOUT', 'DISK', 'NOT_FOUND', 'OFFLINE'] as const;
const uploadErrors = [...backendErrors, 'NOT_FOUND', 'NOT_OPEN'] as const;

export const photosCalls = {
  /**
   * Keeps a file on this computer until `photos.letGo`, also over restarts; gives its number. `place` is the page's own
   * note of where the file is to go.
   */
  'photos.take': call(
    z.object({ slug, place: z.string().max(2000), name: fileName, bytes: fileBytes }),
    z.object({ file: incomingFile }),
    { errors: ['DISK', 'NOT_OPEN'], maxSize: MOST_FILE_BYTES + 4096 },
  ),
  /** The files that were taken for the site and not let go yet, oldest first. */
  'photos.waiting': call(
    z.object({ slug }),
    z.object({ files: z.array(z.object({ file: incomingFile, place: z.string(), name: z.string() })) }),
    { errors: ['NOT_OPEN'] },
  ),
  /** Forgets taken files: they are in the record, or are not wanted. */
  'photos.letGo': call(z.object({ files: z.array(incomingFile).max(10_000) }), z.object({})),
  /**
   * Makes a photo or a logo of a taken file, and keeps it on this computer. `picture` chooses one of a HEIC file, from
   * 0; films are accepted only with `films`. Works without the server. BAD_PICTURE with the text to show at the file.
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
   * Cleans an .svg drawing and keeps it as an icon; gives its reference like `photos.keep`. BAD_PICTURE with the text
   * to show.
   */
  'photos.keepIcon': call(
    z.object({ name: fileName, bytes: fileBytes.refine(({ length }) => length <= MOST_ICON_BYTES) }),
    keptPhoto.pick({ photo: true }),
    { errors: ['BAD_PICTURE', 'TIMEOUT', 'DISK'] },
  ),
  /**
   * Keeps a frame of a film, which only a page can read, to show in the film's place, also offline. With a site it is
   * also kept as a photo, whose reference is the answer.
   */
  'photos.keepPoster': call(
    z.object({ film: pictureName, bytes: fileBytes, forPages: z.boolean() }),
    keptPhoto.pick({ photo: true }).partial(),
    { errors: ['BAD_PICTURE', 'TIMEOUT', 'DISK'], maxSize: MOST_POSTER_BYTES },
  ),
  /** The point of a photo that draws the eye, in shares of its width and height. */
  'photos.subject': call(z.object({ photo: pictureName }), pointOfPhoto, { errors: readErrors }),
  /**
   * Makes a new photo of a part of another one, which stays as it is. Works without the server where the picture was
   * loaded before. `output` scales it to exactly that size, in pixels.
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
  /** Has the server join two photos, the first above the second or at its left; those added here are uploaded first. */
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
  /** Photos that the server keeps aside for the site. */
  'photos.archived': call(z.object({ slug }), z.object({ photos: z.array(recordPhoto) }), {
    errors: [...backendErrors, 'NOT_FOUND', 'NOT_OPEN'],
  }),
  /** Appends these to the record's gallery, without those that it has; `appended` is their number. */
  'photos.appendArchived': call(
    z.object({ slug, photos: z.array(recordPhoto) }),
    openedSite.extend({ appended: z.number() }),
    { errors: ['NOT_OPEN', 'BAD_ANSWER', 'DISK'], maxSize: MOST_ARCHIVED_BYTES },
  ),
};
