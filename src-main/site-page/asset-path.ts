/**
 * Number of a hash's hexadecimal digits in a file name: enough that two files of a site practically never share a name.
 * More digits would make pages larger: random digits hardly compress, and a page can name hundreds of files.
 */
const DIGITS = 12;

/**
 * Returns the published path of a file that is named by its content.
 * @param hash of the file's bytes, in hexadecimal
 * @param ending file name extension without the dot
 */
export const assetPath = (hash: string, ending: string): string => `assets/${hash.slice(0, DIGITS)}.${ending}`;
