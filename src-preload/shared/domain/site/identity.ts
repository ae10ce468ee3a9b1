import { HALF_CHARACTER } from '../../record/well-formed.ts';

/** An identifier that was typed into a field: `value` is the text without spaces, `error` the message for the field. */
export interface Checked {
  value: string;
  error?: string;
}

const INVALID_SLUG = 'Invalid slug format. Please enter a valid slug.';
const INVALID_DOMAIN = 'Invalid domain format. Please enter a valid domain.';
const INVALID_REPOSITORY = 'Invalid repository format. Please enter a valid repository.';

/** Maximum number of characters of a slug, and of the name that a site is created from. */
const SLUG_LIMIT = 100;
const LONG_SLUG = `Too long: a slug has at most ${SLUG_LIMIT} characters.`;
const REPOSITORY_LIMIT = 100;
const HOSTNAME_LIMIT = 253;

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/** A top-level domain: letters only, or the encoded form of an international one. */
const TOP_LEVEL = '(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])';
const HOSTNAME = new RegExp(`^(?:${LABEL}\\.)+${TOP_LEVEL}$`, 'i');

const withoutSpaces = (text: string) => text.replace(/\s+/gu, '');

/** Returns the value, with an error if it has a forbidden character (the error names the first one) or is not valid. */
function checked(value: string, forbidden: RegExp, valid: boolean, error: string): Checked {
  const found = forbidden.exec(value);
  if (found) return { value, error: `Forbidden character "${found[0]}"` };
  return valid ? { value } : { value, error };
}

/** Checks a slug: 1 to 100 letters, digits, underscores and hyphens. */
export function checkSlug(text: string): Checked {
  const value = withoutSpaces(text);
  const isLong = value.length > SLUG_LIMIT;
  return checked(value, /[^A-Za-z0-9_-]/u, value !== '' && !isLong, isLong ? LONG_SLUG : INVALID_SLUG);
}

/** Returns the error of the Facebook slug or name that a site is created from; undefined if there is none. */
export function wrongInSource(text: string): string | undefined {
  if (!text.isWellFormed()) return HALF_CHARACTER;
  return text.trim().length > SLUG_LIMIT ? LONG_SLUG : undefined;
}

/** Checks a repository name without its owner, by the rules of code hosts. An empty text is valid. */
export function checkRepository(text: string): Checked {
  const value = withoutSpaces(text);
  const valid = value.length <= REPOSITORY_LIMIT && value !== '.' && value !== '..';
  return checked(value, /[^A-Za-z0-9._-]/u, valid, INVALID_REPOSITORY);
}

/**
 * Returns the domain of a web address or of a host name with `www.`. Returns undefined if the text already is a bare
 * domain, or contains no domain.
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

/** Checks a domain: host name labels and a top-level domain, at most 253 characters. An empty text is valid. */
export function checkDomain(text: string): Checked {
  const value = withoutSpaces(text);
  const valid = value === '' || (value.length <= HOSTNAME_LIMIT && HOSTNAME.test(value));
  return checked(value, /[^A-Za-z0-9.-]/u, valid, INVALID_DOMAIN);
}

/** The fields that hold identifiers, each with the function that checks it. */
export const identityChecks = { slug: checkSlug, github_repo: checkRepository, paid_url: checkDomain };
export type IdentityFieldName = keyof typeof identityChecks;
