/** The maximum size of an added file, in bytes. */
export const MOST_FILE_BYTES = 50 * 1024 * 1024;
/** The maximum size of a GIF, in bytes. Animations are not converted, so visitors load the whole file. */
export const MOST_GIF_BYTES = 10 * 1024 * 1024;
/** The maximum size of an SVG drawing, in bytes. A logo needs no more. */
export const MOST_DRAWING_BYTES = 512 * 1024;
/** The maximum size of an icon, in bytes. A page can have many icons. */
export const MOST_ICON_BYTES = 32 * 1024;
/** The maximum number of pixels of a picture. A limit of bytes is not enough: a small file can contain many pixels. */
export const MOST_PIXELS = 100_000_000;

/** Media types that a file chooser offers for photos, with their file extensions. */
export const photoTypes: Record<string, string[]> = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  'image/gif': ['.gif'],
  'image/avif': ['.avif'],
  'image/heic': ['.heic'],
  'image/heif': ['.heif'],
};

/** Media types of films. Films are not converted, so only types that browsers play are allowed. */
export const filmTypes: Record<string, string[]> = { 'video/mp4': ['.mp4', '.m4v'], 'video/quicktime': ['.mov'] };

export const refusals = {
  tooLarge: 'Too large: a photo may have 50 MB.',
  tooLargeGif: 'Too large: a GIF may have 10 MB.',
  tooManyPixels: 'Too large: a photo may have 100 megapixels.',
  empty: 'The file is empty.',
  notRead: 'The file could not be read: it is a folder, or was moved or closed to you.',
  unreadable: 'Not a photo, or damaged. JPEG, PNG, WebP, GIF, AVIF and HEIC can be added.',
  outside: 'Nothing of the photo is inside the part that was chosen.',
  tooMuchMemory: 'Too large: it takes too much memory to read this photo.',
  tooLargeDrawing: 'Too large: an SVG drawing may have 512 KB.',
  noDrawing: 'This file holds no SVG drawing.',
  damagedFilm: 'The film is damaged or cut off.',
  unplayableFilm: 'Browsers do not play this film. Save it as MP4 with H.264, and add that.',
  otherFilm: 'Of films, MP4 and MOV can be added. Save this one as MP4 with H.264, and add that.',
  noFilmHere: 'Films are shown in galleries and as the logo. Here it has to be a photo.',
  tooSlow: 'It took too long to read this photo.',
} as const;
