import type { z } from 'zod';
import { callOf, posts, postsBeside } from './calls.ts';
import { GivenForms, opened } from './given-forms.ts';

export interface Posted {
  /** with the query */
  path: string;
  /** JSON text */
  body: string;
}

/**
 * Returns the differences between a body and the documents, such as “/edit/landingpage services[2].order: number
 * expected, text '0' found”. A form that the server itself has sent is not a difference.
 */
export function findingsIn({ path, body: json }: Posted, given = new GivenForms()): string[] {
  const call = callOf(path);
  if (call === undefined) return [`${path}: no call of the documents`];
  const body = opened(JSON.parse(json));
  const forms = posts[call] ?? postsBeside[call];
  const form = typeof forms === 'function' ? forms(body as object) : forms!;
  const { error } = form.safeParse(body);
  return (error?.issues ?? [])
    .flatMap((issue) => differences(issue, body))
    .filter((each) => !recordPaths(call, each.path).some((at) => isGiven(each, body, at, given)))
    .map(({ path: at, says, found }) => `${call} ${written(at)}: ${says}, ${shown(found)}`);
}

interface Difference {
  path: readonly PropertyKey[];
  says: string;
  found: unknown;
  /** whether the type differs, not only the value */
  isTypeMismatch: boolean;
}

function differences(issue: z.core.$ZodIssue, body: unknown): Difference[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((name) => {
      const path = [...issue.path, name];
      return { path, says: 'not in the documents', found: valueAt(body, path), isTypeMismatch: true };
    });
  const isTypeMismatch = issue.code === 'invalid_type' || issue.code === 'invalid_union';
  return [{ path: issue.path, says: issue.message, found: valueAt(body, issue.path), isTypeMismatch }];
}

const valueAt = (body: unknown, path: readonly PropertyKey[]) => path.reduce<unknown>(memberOf, body);
const memberOf = (value: unknown, step: PropertyKey): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[step] : undefined;

/** Members of the call that saves photos, each with the members of the record from which it may come. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  photos: ['gallery', 'hero_gallery_photos'],
  id: ['sitePk'],
};

function recordPaths(call: string, path: readonly PropertyKey[]): (readonly PropertyKey[])[] {
  const [member, ...rest] = path;
  const names = call === '/api/save-photos-from-int' && typeof member === 'string' ? PARTS[member] : undefined;
  return names ? names.map((name) => [name, ...rest]) : [path];
}

function isGiven(difference: Difference, body: unknown, at: readonly PropertyKey[], given: GivenForms): boolean {
  const { found, isTypeMismatch, path } = difference;
  if (found === undefined) return given.lacks(at, valueAt(body, path.slice(0, -1)) as object);
  return isTypeMismatch ? given.hasType(at, found) : given.hasValue(at, found);
}

const written = (path: readonly PropertyKey[]): string =>
  path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '');

function shown(found: unknown): string {
  if (found === undefined) return 'nothing found';
  const json = JSON.stringify(found);
  const start = json.length > 60 ? `${json.slice(0, 60)}…` : json;
  return typeof found === 'string' ? `text '${start.slice(1).replace(/"$/, '')}' found` : `${start} found`;
}
