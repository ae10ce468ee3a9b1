import { statSync } from 'node:fs';

/**
 * Whether SQLite reports that the file is damaged or is no database. No other error means damage: a file that cannot be
 * opened, read or locked now may be usable at the next start. SQLite reports damage also if the disk failed to read a
 * page, so callers try twice before they act on such an error.
 */
export const isDamage = (error: unknown): error is Error => /^SQLITE_(CORRUPT|NOTADB)/.test(codeOf(error));

/** Whether the disk, the system or another program prevented access, which says nothing about the file's content. */
export const isTransient = (error: unknown): boolean =>
  REFUSED.test(codeOf(error)) || /^E[A-Z0-9]+$/.test(codeOf(error));

const REFUSED = /^SQLITE_(FULL|IOERR|READONLY|CANTOPEN|BUSY|LOCKED|PROTOCOL|NOMEM|NOLFS|PERM|AUTH|INTERRUPT)/;

/** Returns SQLite's code if access was prevented or the file is damaged; undefined for any other error. */
export function diskCode(error: unknown): string | undefined {
  const code = codeOf(error);
  return REFUSED.test(code) || isDamage(error) ? code : undefined;
}

/** Returns why access was prevented, as a clause for users in which “them” means the drafts. */
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
 * @throws Error if the system cannot tell
 */
export const isThere = (path: string): boolean => statSync(path, { throwIfNoEntry: false }) !== undefined;

/**
 * Returns the result of `read`; `missing` if the file or folder that it reads does not exist, or if the path leads to a
 * folder in place of a file or the reverse.
 * @throws every other error
 */
export function readOr<T>(missing: T, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (/^(ENOENT|ENOTDIR|EISDIR)$/.test(codeOf(error))) return missing;
    throw error;
  }
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');
