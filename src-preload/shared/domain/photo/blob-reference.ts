/** What stands in a draft for a file that is not uploaded yet begins with this; the hash of the file follows. */
export const BLOB_PREFIX = 'local-blob:';

/** @param named what a record names a picture by */
export const isBlobReference = (named: string): boolean => named.startsWith(BLOB_PREFIX);
