import { statSync } from 'node:fs';

/**
 * SQLite says that the file is damaged, or no database. Only this error means damage: a file that cannot be opened,
 * read or locked now may be whole at the next start. SQLite says it too of a page that the disk failed to read, so
 * callers try twice before they act on it.
 */
export const isDamage = (error: unknown): error is Error => /^SQLITE_(CORRUPT|NOTADB)/.test(codeOf(error));

/** The disk, the system or another program refused, which says nothing of what is in the file. */
export const mayPass = (error: unknown): boolean => REFUSED.test(codeOf(error)) || /^E[A-Z0-9]+$/.test(codeOf(error));

const REFUSED = /^SQLITE_(FULL|IOERR|READONLY|CANTOPEN|BUSY|LOCKED|PROTOCOL|NOMEM|NOLFS|PERM|AUTH|INTERRUPT)/;

/** SQLite's code of what the disk or the file's state refused; undefined for any other error. */
export function diskCode(error: unknown): string | undefined {
  const code = codeOf(error);
  return REFUSED.test(code) || isDamage(error) ? code : undefined;
}

/** Why the disk or the system refused, in the user's words; the error's own are for the log. */
export function refusalInWords(error: unknown): string {
  const code = codeOf(error);
  return WORDS.find(([codes]) => codes.test(code))?.[1] ?? 'the log has the details';
}

const WORDS: readonly (readonly [RegExp, string])[] = [
  [/^(SQLITE_FULL|ENOSPC|EDQUOT)/, 'the disk is full'],
  [/^(SQLITE_BUSY|SQLITE_LOCKED|SQLITE_PROTOCOL|EBUSY|ETXTBSY)/, 'another program has them open'],
  [/^(EMFILE|ENFILE)$/, 'too many files are open on this computer'],
  [/^(SQLITE_NOMEM|SQLITE_IOERR_NOMEM|ENOMEM)/, 'this computer has no memory left'],
  [/^(SQLITE_(READONLY|CANTOPEN|PERM|AUTH)|EACCES$|EPERM$|EROFS$)/, 'the system does not let the app open them'],
  [/^(SQLITE_IOERR|E[A-Z0-9]+$)/, 'the disk does not give them'],
];

/**
 * Whether the path exists.
 * @throws Error where the system does not answer, because that does not mean no
 */
export const isThere = (path: string): boolean => statSync(path, { throwIfNoEntry: false }) !== undefined;

/** The result of `read`, or `missing` where the file or folder does not exist. @throws every other error */
export function readOr<T>(missing: T, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (/^(ENOENT|ENOTDIR|EISDIR)$/.test(codeOf(error))) return missing;
    throw error;
  }
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');
