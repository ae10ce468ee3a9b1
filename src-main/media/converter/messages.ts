/** A part of the upright picture, in pixels. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A request to the process that reads pictures and fonts. */
export type ConverterRequest =
  | { make: 'photo'; bytes: Uint8Array; picture: number }
  | { make: 'logo' | 'drawing' | 'thumbnail' | 'look' | 'size' | 'hash'; bytes: Uint8Array }
  | { make: 'font'; bytes: Uint8Array; letters: string }
  | { make: 'groups'; hashes: readonly string[]; apart: readonly (readonly number[])[] }
  | { make: 'crop'; bytes: Uint8Array; area: Area; output: { width: number; height: number } | undefined };

/** A size in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** A small copy of a picture. */
export interface Thumbnail {
  /** WebP */
  bytes: Uint8Array;
  /** see `differenceHash` */
  likeness: string;
}

export interface ConvertedPhoto {
  /** media type */
  type: string;
  bytes: Uint8Array;
  /** left out for a drawing, which is sharp at any size */
  thumbnail?: Thumbnail;
  /** in pixels; 0 for a drawing without a size */
  width: number;
  height: number;
  /** time by the camera's clock, such as `2024-05-31T14:03:00`; null if the file has no valid time */
  takenAt: string | null;
  place: { latitude: number; longitude: number } | null;
  /** number of pictures in the file, if there are several */
  pictures?: number;
}

/** Properties of a picture that are read without converting the picture for a site. */
export interface Look {
  /** media type */
  type: string;
  /** in pixels, upright */
  width: number;
  height: number;
  hasAlpha: boolean;
  /** in hex, the most frequent first */
  colors: string[];
  /** tones of the outline, if there is a transparent background (see `outlineTones`) */
  outline?: readonly number[] | undefined;
  /** the point around which sharp would crop the picture, in shares of width and height; the middle for a drawing */
  subject: { x: number; y: number };
}

export type Refusal = { refused: RefusalReason };
/** A reply of the process: one for each request, in the order of the requests. */
export type ConverterReply =
  | ConvertedPhoto
  | Look
  | { thumbnail: Thumbnail }
  | { font: Uint8Array }
  | { size: Size }
  | { hash: string }
  | { groups: number[][] }
  | Refusal;

/** Exit code of a process that has exceeded its memory limit. */
export const OUT_OF_MEMORY = 77;

export type RefusalReason =
  'unreadable' | 'tooManyPixels' | 'tooLargeGif' | 'tooLargeDrawing' | 'noDrawing' | 'outside';
