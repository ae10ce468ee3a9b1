/**
 * Number of a hash's digits in a file name: enough that no two files of a site share a name. A page names some 400
 * files, and random digits cannot be compressed: every two digits add a byte for each name.
 */
const DIGITS = 12;

/**
 * Returns the published path of a file that is named by its content.
 * @param hash of the file's bytes, in hexadecimal
 * @param ending file name extension without the dot
 */
export const assetPath = (hash: string, ending: string): string => `assets/${hash.slice(0, DIGITS)}.${ending}`;
