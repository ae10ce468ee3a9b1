/** Media types of photos, drawings and films, each with the file extension under which such files are uploaded. */
export const endings: Readonly<Record<string, string>> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
  'image/gif': '.gif',
  'image/avif': '.avif',
  'image/svg+xml': '.svg',
  'video/mp4': '.mp4',
  'video/quicktime': '.mov',
  'video/webm': '.webm',
  'video/x-msvideo': '.avi',
  'video/x-flv': '.flv',
  'video/x-ms-wmv': '.wmv',
};

/** Returns the media type of a file with this extension, such as `.png`; undefined if `endings` lacks the extension. */
export function typeOfEnding(ending: string): string | undefined {
  const wanted = ending.toLowerCase() === '.jpeg' ? '.jpg' : ending.toLowerCase();
  return Object.keys(endings).find((type) => endings[type] === wanted);
}

const FILM_ADDRESS = /\.(?:mp4|m4v|mov|wmv|flv|avi|webm|quicktime)(?:[?#]|$)/i;

/** Whether the path of an address ends with the file extension of a film. */
export const isFilmAddress = (address: string): boolean => FILM_ADDRESS.test(address);

const PLAYED = /\.(?:mp4|m4v|mov|webm)(?:[?#]|$)/i;

/**
 * Whether browsers play the film at an address, by its file extension. Older records contain films of types that
 * browsers do not play.
 */
export const isPlayedFilm = (address: string): boolean => PLAYED.test(address);

export const isVideo = (type: string): boolean => type.startsWith('video/');
