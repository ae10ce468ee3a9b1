import type { Operation } from '../../record/operation.ts';
import { text } from '../../record/readers.ts';
import { literalPattern } from './literal-pattern.ts';
import type { SiteDocument } from './schema.ts';

/** Fields whose old value is replaced in the tagline and the about text when the field changes. */
export type RewriteSource = 'city' | 'state' | 'company_name';

const targets = ['company_tagline', 'about'] as const;
type Target = (typeof targets)[number];

const WORD = '[\\p{L}\\p{M}\\p{N}_]';
/**
 * No match after a word character or an @, or after a hyphen or dot that follows a word character (“Winston-Salem”,
 * “info@shop.Salem”).
 */
const BEFORE = `(?<!${WORD}|${WORD}[-.]|@)`;
/** No match before a word character, an @ or the next label of a domain name. */
const AFTER = `(?!${WORD}|@|\\.${WORD})`;

/**
 * Returns `within` with each key of `words` replaced by the key's value. A key matches whole words in the same case.
 * The inserted values are not searched again. If two keys match at one place, the longer key counts.
 */
export function replaceWholeWords(within: string, words: ReadonlyMap<string, string>): string {
  const wanted = new Map([...words].flatMap(([from, to]) => (from.trim() === '' ? [] : [[from.trim(), to] as const])));
  if (wanted.size === 0) return within;
  const longestFirst = [...wanted.keys()].toSorted((a, b) => b.length - a.length).map(literalPattern);
  const found = new RegExp(`${BEFORE}(?:${longestFirst.join('|')})${AFTER}`, 'gu');
  return within.replace(found, (from) => wanted.get(from) ?? from);
}

/**
 * A field that is being retyped, and the texts (targets) that follow it. Each target is rewritten from its text at the
 * start, not from the previous rewrite. Otherwise a pause at “A” while typing “Alamo” would turn every “A” of the text
 * into “Alamo”.
 */
export interface Rewrite {
  readonly source: RewriteSource;
  readonly tracks: Readonly<Record<Target, { from: string; original: string; written: string }>>;
  /** the field's value that the targets contain now */
  readonly shown: string;
}

/** @param site the draft before the field is edited */
export function startRewrite(site: SiteDocument, source: RewriteSource): Rewrite {
  const from = text(site[source]).trim();
  const track = (target: Target) => ({ from, original: text(site[target]), written: text(site[target]) });
  return { source, shown: from, tracks: { company_tagline: track('company_tagline'), about: track('about') } };
}

/**
 * Returns the operations that put the field's present value in `site` into the targets; none while the field is blank.
 * A target that was edited by hand meanwhile is rewritten from its new text.
 */
export function followRewrite(rewrite: Rewrite, site: SiteDocument): { rewrite: Rewrite; operations: Operation[] } {
  const to = text(site[rewrite.source]).trim();
  if (to === '' || to === rewrite.shown) return { rewrite, operations: [] };
  const operations: Operation[] = [];
  const follow = (target: Target) => {
    const current = text(site[target]);
    const known = rewrite.tracks[target];
    const { from, original } = current === known.written ? known : { from: rewrite.shown, original: current };
    const written = replaceWholeWords(original, new Map([[from, to]]));
    if (written !== current) operations.push({ op: 'set', path: [target], value: written });
    return { from, original, written };
  };
  const tracks = { company_tagline: follow('company_tagline'), about: follow('about') };
  return { rewrite: { source: rewrite.source, tracks, shown: to }, operations };
}
