/** In pixels of the upright picture. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What the process that reads pictures is asked. */
export type ConverterRequest =
  | { make: 'photo'; bytes: Uint8Array; picture: number }
  | { make: 'logo' | 'drawing' | 'thumbnail' | 'look' | 'hash'; bytes: Uint8Array }
  | { make: 'groups'; hashes: readonly string[]; apart: readonly (readonly number[])[] }
  | { make: 'crop'; bytes: Uint8Array; area: Area; output: { width: number; height: number } | undefined };

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
  /** missing for a drawing, which is as sharp when it is small */
  thumbnail?: Thumbnail;
  /** in pixels; 0 of a drawing that does not say */
  width: number;
  height: number;
  /** by the camera's own clock, `2024-05-31T14:03:00`; null where it does not say */
  takenAt: string | null;
  place: { latitude: number; longitude: number } | null;
  /** how many the file holds, where it is more than one */
  pictures?: number;
}

/** What can be told of a picture by looking at it. */
export interface Look {
  /** media type */
  type: string;
  /** in pixels, upright */
  width: number;
  height: number;
  hasAlpha: boolean;
  /** the most frequent first, as hex */
  colors: string[];
  /** what draws the eye, as shares of width and height */
  subject: { x: number; y: number };
}

export type Refusal = { refused: RefusalReason };
/** What it answers, once per request and in their order. */
export type ConverterReply =
  ConvertedPhoto | Look | { thumbnail: Thumbnail } | { hash: string } | { groups: number[][] } | Refusal;

/** The process ends with this code rather than take more memory than it may. */
export const OUT_OF_MEMORY = 77;

export type RefusalReason =
  'unreadable' | 'tooManyPixels' | 'tooLargeGif' | 'tooLargeDrawing' | 'noDrawing' | 'outside';
