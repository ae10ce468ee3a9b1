/** Prefix of a reference to a file that is not uploaded yet. The file's hash follows the prefix. */
export const BLOB_PREFIX = 'local-blob:';

/** @param named reference of a picture in the record */
export const isBlobReference = (named: string): boolean => named.startsWith(BLOB_PREFIX);
