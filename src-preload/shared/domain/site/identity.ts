import { HALF_CHARACTER } from '../../record/well-formed.ts';

/** A typed identifier: `value` is the text without spaces, `error` the message for its field. */
export interface Checked {
  value: string;
  error?: string;
}

const INVALID_SLUG = 'Invalid slug format. Please enter a valid slug.';
const INVALID_DOMAIN = 'Invalid domain format. Please enter a valid domain.';
const INVALID_REPOSITORY = 'Invalid repository format. Please enter a valid repository.';

/** Most characters of a slug, and of the name that a site is created from. */
const SLUG_LIMIT = 100;
const LONG_SLUG = `Too long: a slug has at most ${SLUG_LIMIT} characters.`;
const REPOSITORY_LIMIT = 100;
const HOSTNAME_LIMIT = 253;

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/** Letters alone, or the encoded form of an international top-level domain. */
const TOP_LEVEL = '(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])';
const HOSTNAME = new RegExp(`^(?:${LABEL}\\.)+${TOP_LEVEL}$`, 'i');

const withoutSpaces = (text: string) => text.replace(/\s+/gu, '');

/** The error names the first character that `forbidden` finds; otherwise it is `error`, unless the value is `valid`. */
function checked(value: string, forbidden: RegExp, valid: boolean, error: string): Checked {
  const found = forbidden.exec(value);
  if (found) return { value, error: `Forbidden character "${found[0]}"` };
  return valid ? { value } : { value, error };
}

/** Letters, digits, underscores and hyphens; at least one of them. */
export function checkSlug(text: string): Checked {
  const value = withoutSpaces(text);
  const isLong = value.length > SLUG_LIMIT;
  return checked(value, /[^A-Za-z0-9_-]/u, value !== '' && !isLong, isLong ? LONG_SLUG : INVALID_SLUG);
}

/** The error of the Facebook slug or name that a site is created from. */
export function wrongInSource(text: string): string | undefined {
  if (!text.isWellFormed()) return HALF_CHARACTER;
  return text.trim().length > SLUG_LIMIT ? LONG_SLUG : undefined;
}

/** A bare repository name, as code hosts allow it, or nothing. */
export function checkRepository(text: string): Checked {
  const value = withoutSpaces(text);
  const valid = value.length <= REPOSITORY_LIMIT && value !== '.' && value !== '..';
  return checked(value, /[^A-Za-z0-9._-]/u, valid, INVALID_REPOSITORY);
}

/**
 * The domain in an address or in a name with `www.`; undefined where the text is a bare domain already, or holds none.
 */
export function bareDomain(text: string): string | undefined {
  const typed = withoutSpaces(text);
  const host = typed
    .replace(/^[a-z][a-z0-9+.-]*:\/\//i, '')
    .replace(/[/?#].*$/su, '')
    .replace(/:\d+$/, '');
  const bare = host.replace(/^www\./i, '').toLowerCase();
  return bare === typed.toLowerCase() || !HOSTNAME.test(bare) ? undefined : bare;
}

/** Hostname labels and a top-level part of at least two letters, or nothing. */
export function checkDomain(text: string): Checked {
  const value = withoutSpaces(text);
  const valid = value === '' || (value.length <= HOSTNAME_LIMIT && HOSTNAME.test(value));
  return checked(value, /[^A-Za-z0-9.-]/u, valid, INVALID_DOMAIN);
}

/** The fields that hold identifiers, with what checks them. */
export const identityChecks = { slug: checkSlug, github_repo: checkRepository, paid_url: checkDomain };
export type IdentityFieldName = keyof typeof identityChecks;
