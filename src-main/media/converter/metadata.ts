import readExif from 'exif-reader';
import sharp, { type Metadata as SharpMetadata } from 'sharp';
import type { ConvertedPhoto } from './messages.ts';
import { PictureRefused } from './refused.ts';

export type Metadata = SharpMetadata;

/** sharp's error for a HEIC file with more tiles than sharp decodes, such as a file of 200 megapixels. */
const TOO_MANY_TILES = /exceeds the security limit of \d+ items/i;

/** @throws PictureRefused */
export async function readMetadata(bytes: Uint8Array): Promise<Metadata> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (error) {
    const isOfManyTiles = error instanceof Error && TOO_MANY_TILES.test(error.message);
    throw new PictureRefused(isOfManyTiles ? 'tooManyPixels' : 'unreadable', error);
  }
}

/** Returns time and location of a photo from its EXIF data; null for each that is missing or invalid. */
export function captureDetails({ exif }: Pick<Metadata, 'exif'>): Pick<ConvertedPhoto, 'takenAt' | 'place'> {
  if (!exif) return { takenAt: null, place: null };
  try {
    const { Photo, Image, GPSInfo } = readExif(exif);
    return { takenAt: timeOf(Photo?.DateTimeOriginal ?? Image?.DateTime), place: placeOf(GPSInfo) };
  } catch {
    return { takenAt: null, place: null };
  }
}

/** Returns the camera's local time without a time zone, because `DateTimeOriginal` and `DateTime` have none. */
function timeOf(time: unknown): string | null {
  return time instanceof Date && !Number.isNaN(time.getTime()) ? time.toISOString().slice(0, 19) : null;
}

interface GpsInfo {
  GPSLatitude?: unknown;
  GPSLatitudeRef?: unknown;
  GPSLongitude?: unknown;
  GPSLongitudeRef?: unknown;
}

function placeOf(info: GpsInfo | undefined): ConvertedPhoto['place'] {
  const latitude = degrees(info?.GPSLatitude, info?.GPSLatitudeRef === 'S', 90);
  const longitude = degrees(info?.GPSLongitude, info?.GPSLongitudeRef === 'W', 180);
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/** Converts degrees, minutes and seconds to decimal degrees; null if they are invalid or more than `most`. */
function degrees(parts: unknown, isNegative: boolean, most: number): number | null {
  if (!Array.isArray(parts)) return null;
  const value = parts.reduce<number>((sum, part, at) => sum + Number(part) / 60 ** at, 0);
  return Number.isFinite(value) && value <= most ? (isNegative ? -value : value) : null;
}
