/** The umask that the user's other programs have; until it is known, a value that denies everything to other users. */
let usual = 0o077;

/** Makes all files that this process creates from now on accessible to its user only. */
export function keepFilesPrivate(): void {
  usual = process.umask(0o077);
}

/** Returns the permissions of an exported file: those that the user's other programs would give it. */
export const usualRights = (): number => 0o666 & ~usual;
