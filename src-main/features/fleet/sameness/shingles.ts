import { plain } from '#shared/domain/site/mentions.ts';
import { literalPattern } from '#shared/domain/site/literal-pattern.ts';

/** Number of words in a run. Shorter runs occur in any two texts about the same work. */
const IN_A_ROW = 5;

/**
 * Returns the hashes of the runs of words in a text, 32 bits each, without duplicates.
 * @param own names of the site, such as its company and its city; all names are treated as the same word
 */
export function shinglesOf(text: string, own: readonly string[]): Uint32Array {
  const words = withoutNames(plain(text), own).match(/[\p{L}\p{N}§]+/gu) ?? [];
  const hashes = words.map(hashOf);
  const runs = new Set<number>();
  for (let at = IN_A_ROW; at <= hashes.length; at++) {
    let run = 0;
    for (let word = at - IN_A_ROW; word < at; word++) run = (Math.imul(run, 0x01000193) ^ (hashes[word] ?? 0)) >>> 0;
    runs.add(mixed(run));
  }
  return Uint32Array.from(runs);
}

function withoutNames(text: string, own: readonly string[]): string {
  const names = own
    .map((name) => plain(name.trim()))
    .filter((name) => name.length > 2)
    .sort((one, other) => other.length - one.length);
  if (names.length === 0) return text;
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.map(literalPattern).join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  return text.replace(pattern, '§');
}

/** Returns the FNV-1a hash of the UTF-16 code units. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** Applies the last step of MurmurHash3, so that similar runs get very different hashes. */
function mixed(hash: number): number {
  let mix = hash;
  mix = Math.imul(mix ^ (mix >>> 16), 0x85ebca6b);
  mix = Math.imul(mix ^ (mix >>> 13), 0xc2b2ae35);
  return (mix ^ (mix >>> 16)) >>> 0;
}
