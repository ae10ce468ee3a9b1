/**
 * The names of the facts (the named values of a log entry) that are logged. Facts under other names are left out, so
 * that a new field of a record or answer cannot get into the log by accident.
 */
const factNames = new Set([
  'attempt',
  'backend',
  'bytes',
  'channel',
  'code',
  'count',
  'delayMs',
  'details',
  'error',
  'event',
  'exitCode',
  'file',
  'files',
  'host',
  'kind',
  'line',
  'members',
  'method',
  'migration',
  'ms',
  'name',
  'online',
  'operations',
  'outcome',
  'path',
  'permission',
  'pid',
  'platform',
  'reason',
  'requestId',
  'safe',
  'schema',
  'serviceName',
  'size',
  'slug',
  'state',
  'status',
  'step',
  'store',
  'task',
  'type',
  'url',
  'version',
]);

const MAX_TEXT = 1000;

/** Secrets to hide by their value, such as those of the policy. The patterns of `rules` could miss a short secret. */
const known = new Set<string>();
/** Minimum number of characters of a secret in `known`. Hiding a shorter one would hide parts of ordinary words. */
const SHORTEST_SECRET = 4;

/** Adds secrets to hide in all texts that are redacted from now on. Ignores secrets shorter than SHORTEST_SECRET. */
export function hideSecrets(secrets: readonly (string | undefined)[]): void {
  for (const secret of secrets) if (secret !== undefined && secret.length >= SHORTEST_SECRET) known.add(secret);
}

/**
 * Patterns and their replacements, in the order of their use. Specific patterns come before general ones, because a
 * general pattern could replace only a part of a secret, such as one of the three parts of a JSON Web Token.
 */
const rules: readonly (readonly [RegExp, string])[] = [
  // JSON Web Tokens
  [/\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g, '[token]'],
  [/\b(Bearer|Basic|Token)\s+[\w.~+/=-]{6,}/gi, '$1 [token]'],
  [
    /\b((?:[\w-]*(?:token|secret|password|passwd|authorization|api-?key|code))["']?\s*[=:]\s*["']?)(?!\[)[^\s"',;&}]+/gi,
    '$1[secret]',
  ],
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[email]'],
  // the query or fragment of a URL, which may contain keys and signatures
  [/(\bhttps?:\/\/[^\s"'?#]+)[?#][^\s"']*/gi, '$1?[query]'],
  // long runs without spaces that mix letters and digits: hexadecimal or base64 keys
  [/\b(?=[\w+/-]*\d)(?=[\w+/-]*[A-Za-z])[A-Za-z0-9_+-]{28,}={0,2}/g, '[token]'],
  // phone numbers: 10 to 15 digits, also with spaces, brackets, dots or hyphens between them, not part of a longer word
  [/(?<![\w.])\+?\(?\d(?:[\s().-]{0,2}\d){9,14}(?![\w])/g, '[phone]'],
];

/** Returns the text with a placeholder such as `[token]` for each secret in `known` and each match of `rules`. */
export function hideIn(text: string): string {
  let clean = text;
  for (const secret of known) clean = clean.replaceAll(secret, '[secret]');
  return rules.reduce((rest, [pattern, by]) => rest.replace(pattern, by), clean);
}

/** Returns the text redacted as by `hideIn`. If the result is longer than MAX_TEXT, it is cut there and gets a “…”. */
export function redactText(text: string): string {
  const isLong = text.length > MAX_TEXT * 4;
  // A very long text is cut before it is redacted. The cut may go through a secret, and the patterns may not recognize
  // the first part of a secret. Therefore the last word is removed.
  const clean = hideIn(isLong ? text.slice(0, MAX_TEXT * 4).replace(/\S*$/, '') : text);
  return clean.length > MAX_TEXT ? `${clean.slice(0, MAX_TEXT)}…` : clean;
}

/**
 * Returns the facts whose names are in `factNames`, with redacted texts. Keeps only numbers, booleans, null, texts,
 * errors, and the first 20 texts of a list.
 */
export function redactFacts(facts: Record<string, unknown>): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(facts)) {
    if (!factNames.has(name)) continue;
    const plain = plainValue(value);
    if (plain !== undefined) kept[name] = plain;
  }
  return kept;
}

function plainValue(value: unknown): unknown {
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return value;
  if (typeof value === 'string') return redactText(value);
  if (value instanceof Error) return describeError(value);
  if (Array.isArray(value))
    return value
      .filter((item) => typeof item === 'string')
      .slice(0, 20)
      .map(redactText);
  return undefined;
}

/**
 * Returns an error's name, code (if it is a string), message and the first six lines of its stack, and the same for up
 * to three nested causes.
 */
function describeError(error: Error, depth = 0): Record<string, unknown> {
  const { code } = error as { code?: unknown };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    name: error.name,
    ...(typeof code === 'string' && { code: redactText(code) }),
    message: redactText(error.message),
    at: frames.slice(0, 6).map((line) => redactText(line.trim())),
    ...(error.cause instanceof Error && depth < 3 && { cause: describeError(error.cause, depth + 1) }),
  };
}
