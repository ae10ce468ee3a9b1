/** What the user's other programs deny of their files; everything to others until it is known. */
let usual = 0o077;

/** Files of this process are its user's alone from now on. */
export function keepFilesPrivate(): void {
  usual = process.umask(0o077);
}

/** The rights of a file that the user takes out of the app: those that other programs would give it. */
export const usualRights = (): number => 0o666 & ~usual;
