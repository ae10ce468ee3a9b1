/**
 * Enough of a hash that no two of a site's files share a name. A page names some 400 files, and what is random in their
 * names cannot be compressed: each two digits are a byte of each name.
 */
const DIGITS = 12;

/**
 * Where a file is published that is named by its content.
 * @param hash hexadecimal, of its bytes
 * @param ending without the dot
 */
export const assetPath = (hash: string, ending: string): string => `assets/${hash.slice(0, DIGITS)}.${ending}`;
