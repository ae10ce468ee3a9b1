/**
 * The names of facts that are logged. Facts under other names are left out, so that a new field of a record or answer
 * cannot get into the log by accident.
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

/** Secrets that are known by their value, such as those of the policy. No pattern would find a short secret. */
const known = new Set<string>();
/** Minimum length of a known secret. Hiding a shorter one would hide parts of ordinary words. */
const SHORTEST_SECRET = 4;

/** Adds secrets that are removed from all texts that are redacted from now on. */
export function hideSecrets(secrets: readonly (string | undefined)[]): void {
  for (const secret of secrets) if (secret !== undefined && secret.length >= SHORTEST_SECRET) known.add(secret);
}

/**
 * Patterns and their replacements. Long and exact patterns come first, because a shorter pattern could replace only a
 * part of what a longer pattern matches.
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
  // the query of an address may hold keys and signatures
  [/(\bhttps?:\/\/[^\s"'?#]+)[?#][^\s"']*/gi, '$1?[query]'],
  // long runs without spaces that mix letters and digits: hexadecimal or base64 keys
  [/\b(?=[\w+/-]*\d)(?=[\w+/-]*[A-Za-z])[A-Za-z0-9_+-]{28,}={0,2}/g, '[token]'],
  // phone numbers: ten digits or more, with the usual punctuation, not part of a longer word
  [/(?<![\w.])\+?\(?\d(?:[\s().-]{0,2}\d){9,14}(?![\w])/g, '[phone]'],
];

/** Removes known secrets, tokens, phone numbers, e-mail addresses and queries from a text. */
export function hideIn(text: string): string {
  let clean = text;
  for (const secret of known) clean = clean.replaceAll(secret, '[secret]');
  return rules.reduce((rest, [pattern, by]) => rest.replace(pattern, by), clean);
}

/** Removes the same as `hideIn`, and shortens the text to at most MAX_TEXT characters. */
export function redactText(text: string): string {
  const isLong = text.length > MAX_TEXT * 4;
  // The last word of a long text may be the part of a secret that no pattern knows.
  const clean = hideIn(isLong ? text.slice(0, MAX_TEXT * 4).replace(/\S*$/, '') : text);
  return clean.length > MAX_TEXT ? `${clean.slice(0, MAX_TEXT)}…` : clean;
}

/** Returns the facts whose names are in `factNames`, with redacted texts. */
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

/** Returns an error's name, code, message and the first lines of its stack, and the same of its cause. */
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
