import { z } from 'zod';
import { MOST_FILE_BYTES, MOST_ICON_BYTES } from '../domain/photo/file-rules.ts';
import { isTooDeep } from '../record/depth.ts';
import { call } from './define.ts';
import { backendErrors } from './errors.ts';
import { openedSite } from './site.ipc.ts';

/** Files cross the bridge as bytes, not as paths, so that a window can send only files that the user gave to it. */
export const fileBytes = z.custom<Uint8Array<ArrayBuffer>>(
  (value) => value instanceof Uint8Array,
  'the bytes of a file',
);
export const fileName = z.string().trim().min(1).max(255);

/** Reference of a picture in a record: an address, or `local-blob:…` for a file that was added on this computer. */
export const pictureName = z.string().min(1).max(2000);

const slug = z.string().min(1).max(200);

const MOST_POSTER_BYTES = 4 * 1024 * 1024;

/** The number of a file that `photos.take` has stored. */
const incomingFile = z.number().int().min(1);

export const coordinatesOfPhoto = z.object({ latitude: z.number(), longitude: z.number() });

export const keptPhoto = z.object({
  /** reference for the draft: the address if the same file was uploaded before, else `local-blob:…` */
  photo: pictureName,
  /** media type of the file that is uploaded */
  type: z.string(),
  /** in pixels of the upright picture; 0 for a film */
  width: z.number(),
  height: z.number(),
  /** when the photo was taken, by the camera's clock: `2024-05-31T14:03:00`; null if the file does not say */
  takenAt: z.string().nullable(),
  /** where the photo was taken; null if the file does not say. The uploaded file does not contain the place */
  place: coordinatesOfPhoto.nullable(),
  /** number of pictures in a HEIC file with several; `picture` of `photos.keep` chooses one */
  pictures: z.number().int().optional(),
});
export type KeptPhoto = z.output<typeof keptPhoto>;

const pointOfPhoto = z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) });
/** A point of a picture, as shares (0–1) of the width and height of the upright picture. */
export type PhotoPoint = z.output<typeof pointOfPhoto>;

/** An area of a picture, in pixels of the upright picture. */
export const cropArea = z.object({
  x: z.number().min(0),
  y: z.number().min(0),
  width: z.number().min(1),
  height: z.number().min(1),
});
export type CropArea = z.output<typeof cropArea>;

/** A photo as the server's JSON text, because a parsed and rewritten photo would lose digits of long numbers. */
const photoJson = z.string().max(100_000).refine(isObjectText, 'A photo is the JSON text of an object.');
function isObjectText(json: string): boolean {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && !Array.isArray(value) && !isTooDeep(value);
  } catch {
    return false;
  }
}

/** Maximum size of the input of `photos.appendArchived`, in characters: enough for a few thousand photos. */
const MOST_ARCHIVED_SIZE = 8 * 1024 * 1024;

const readErrors = ['BAD_PICTURE', 'TIMEOUT', 'DISK', 'NOT_FOUND', 'OFFLINE'] as const;
const uploadErrors = [...backendErrors, 'NOT_FOUND', 'NOT_OPEN'] as const;

export const photosCalls = {
  /**
   * Stores a file on this computer, also across restarts, and returns its number. The file stays until `photos.letGo`
   * deletes it or it is too old. `place` says in the window's own form where in the record the photo belongs.
   */
  'photos.take': call(
    z.object({ slug, place: z.string().max(2000), name: fileName, bytes: fileBytes }),
    z.object({ file: incomingFile }),
    { errors: ['DISK', 'NOT_OPEN'], maxSize: MOST_FILE_BYTES + 4096 },
  ),
  /** Returns the files of `photos.take` that are still stored for the site and the current user, oldest first. */
  'photos.waiting': call(
    z.object({ slug }),
    z.object({ files: z.array(z.object({ file: incomingFile, place: z.string(), name: z.string() })) }),
    { errors: ['NOT_OPEN'] },
  ),
  /** Deletes files of `photos.take`, once their photos are in the record or are not wanted. */
  'photos.letGo': call(z.object({ files: z.array(incomingFile).max(10_000) }), z.object({})),
  /**
   * Makes a photo or a logo of a file of `photos.take`, and keeps it on this computer as a blob. `picture` is the index
   * of a picture in a HEIC file. Films are accepted only with `films`. Works without the server. The message of
   * BAD_PICTURE is the text to show at the file.
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
   * Cleans an SVG drawing, keeps it as an icon, and returns its reference like `photos.keep`. The message of
   * BAD_PICTURE is the text to show.
   */
  'photos.keepIcon': call(
    z.object({ name: fileName, bytes: fileBytes.refine(({ length }) => length <= MOST_ICON_BYTES) }),
    keptPhoto.pick({ photo: true }),
    { errors: ['BAD_PICTURE', 'TIMEOUT', 'DISK'] },
  ),
  /**
   * Stores a frame of a film as the film's poster: the picture that the app shows for the film, also offline. The
   * window sends the frame, because main cannot decode films. With `forPages` the frame is also kept as a photo, whose
   * reference is returned.
   */
  'photos.keepPoster': call(
    z.object({ film: pictureName, bytes: fileBytes, forPages: z.boolean() }),
    keptPhoto.pick({ photo: true }).partial(),
    { errors: ['BAD_PICTURE', 'TIMEOUT', 'DISK'], maxSize: MOST_POSTER_BYTES },
  ),
  /** Returns the proposed focal point of a photo, computed from its details, colors and skin tones. */
  'photos.subject': call(z.object({ photo: pictureName }), pointOfPhoto, { errors: readErrors }),
  /**
   * Makes a new photo of a part of another photo. The other photo stays unchanged. Works without the server if the
   * other photo is on this computer. With `output` the part is scaled to exactly that size, in pixels.
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
  /**
   * Has the server join two photos, the first above or to the left of the second. Photos that are only on this computer
   * are uploaded first.
   */
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
  /** Returns the photos of the site's archive on the server. */
  'photos.archived': call(z.object({ slug }), z.object({ photos: z.array(photoJson) }), {
    errors: [...backendErrors, 'NOT_FOUND', 'NOT_OPEN'],
  }),
  /**
   * Appends archived photos to the draft's gallery, except photos that the gallery already has. `appended` is the
   * number of new photos.
   */
  'photos.appendArchived': call(
    z.object({ slug, photos: z.array(photoJson) }),
    openedSite.extend({ appended: z.number() }),
    { errors: ['NOT_OPEN', 'BAD_ANSWER', 'DISK'], maxSize: MOST_ARCHIVED_SIZE },
  ),
};
