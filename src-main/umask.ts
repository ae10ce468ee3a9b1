/** The umask of the user's other programs; everything is denied to others until it is known. */
let usual = 0o077;

/** From now on, files of this process can be read by its user only. */
export function keepFilesPrivate(): void {
  usual = process.umask(0o077);
}

/** The permissions of an exported file: those that the user's other programs would give it. */
export const usualRights = (): number => 0o666 & ~usual;
