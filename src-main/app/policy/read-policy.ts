import { type JsonSchema, type Policy, policyJsonSchema, policySchema } from './schema.ts';

export interface ReadPolicy {
  /** missing if nothing of the policy can be used */
  policy?: Policy;
  /** members that the app does not know, such as `lockedSettings.font` */
  unknown: string[];
  /** what is wrong, in words to show */
  problem?: string;
}

type Members = Record<string, unknown>;
type Path = readonly PropertyKey[];

const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads a policy. `problem` names each invalid member. The invalid members are left out (see `withoutFaults`), and the
 * other members are used. If `host` or `hostPins` is invalid, all members are left out. Otherwise the app would work
 * with demo data, or with a server whose key is not checked, as if nothing was wrong.
 */
export function readPolicy(text: string): ReadPolicy {
  let value: unknown;
  try {
    // Editors on Windows may write a byte order mark at the beginning.
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return { unknown: [], problem: 'the policy is not JSON.' };
  }
  if (!isObject(value)) return { unknown: [], problem: 'the policy: must be an object of members.' };
  const unknown = unknownMembers(value, policyJsonSchema());
  const first = policySchema.safeParse(value);
  if (first.success) return { policy: first.data, unknown };
  const { issues } = first.error;
  // The message names only the member, because its value may be the secret token.
  const problem = `${issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')}.`;
  if (issues.some(({ path: [member] }) => member === 'host' || member === 'hostPins')) return { unknown, problem };
  return { policy: withoutFaults(value, issues), unknown, problem };
}

/**
 * Returns the policy without its invalid members. If an invalid member is nested, the object that contains it stays,
 * unless the object is invalid without the member.
 */
function withoutFaults(value: Members, issues: readonly { path: Path }[]): Policy {
  const rest = without(value, issues);
  const parsed = policySchema.safeParse(rest);
  return parsed.success ? parsed.data : withoutFaults(rest, parsed.error.issues);
}

function without(value: Members, issues: readonly { path: Path }[]): Members {
  const rest = structuredClone(value);
  for (const { path } of issues) leaveOut(rest, path);
  return compact(rest) as Members;
}

/**
 * Sets the member at a path to undefined, so that `compact` removes it. If the member is missing, does the same with
 * the object that should contain it.
 */
function leaveOut(root: Members, path: Path): void {
  const [last] = path.slice(-1);
  const parent = path.slice(0, -1);
  const holder = parent.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key], root);
  if (typeof holder !== 'object' || holder === null || last === undefined) return;
  if (Object.hasOwn(holder, last) || parent.length === 0) Reflect.set(holder, last, undefined);
  else leaveOut(root, parent);
}

/** Returns a value without the members and items that are undefined. */
function compact(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => item !== undefined).map(compact);
  if (!isObject(value)) return value;
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return Object.fromEntries(members.map(([name, member]) => [name, compact(member)]));
}

function unknownMembers(value: Members, schema: JsonSchema, within = ''): string[] {
  return Object.entries(value).flatMap(([name, member]) => {
    const known = schema.properties?.[name];
    if (typeof known !== 'object') return [`${within}${name}`];
    return isObject(member) && known.properties ? unknownMembers(member, known, `${within}${name}.`) : [];
  });
}
