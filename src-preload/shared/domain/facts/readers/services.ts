import { nameKey } from '../../name-key.ts';
import { serviceNames } from '../../service/names.ts';
import type { SiteDocument } from '../../site/schema.ts';
import type { Claim } from './claim.ts';
import { namesIn } from './lists.ts';
import { type Span, TAKEN } from './text.ts';

const ITEM = /^[ \t]*(?:[-*•–]|\d{1,2}[.)])[ \t]+\S/u;
const HEAD =
  /\b(?:add|include|list)\s+(?:(?:these|the following|some|the|a few|new|following)\s+)*services?(?:\s+(?:please|pls|to (?:the|our) (?:site|website|page|list)))?\s*:\s*(?=\n)/giu;
const ADD: readonly RegExp[] = [
  /\badd(?:ing)?\s+(?:(?:a|an|the|our|another|one more|new|these|following|in)\s+)*(?<plural>services?)(?:\s+(?:called|named|for|of|page for|-|–))?\s*[:\s]\s*(?<names>[^\n.;]+)/giu,
  /\badd(?:ing)?\s+(?<names>[^\n.;]+?)\s+(?:as|to)\s+(?:(?:a|an|our|the|my)\s+)*(?:new\s+)?(?:list of\s+)?(?<plural>services?)\b(?! areas?)(?:\s+(?:list|page|section))?/giu,
  /(?:^|\n)\s*(?:[-*•]\s+)?new services?\s*:\s*(?<names>[^\n]+)/giu,
  /\bwe (?:also|now)(?: also| now)? (?:offer|do|provide)\s+(?<names>[^\n.;]+)/giu,
];
const REMOVE =
  /\b(?:remove|delete|drop|take (?:off|down)|get rid of|no longer (?:offer|do|provide)(?:ing)?|don't (?:offer|do|provide)|stop(?:ped)? offering)\s+(?:(?:the|our|a)\s+)?(?:services?\s+(?:called\s+)?)?(?<name>[^\n.;]+)/giu;
/** The words after the name of a service, up to the end of the text. */
const TAIL =
  /\s*(?:,?\s*(?:\b(?:please|pls|thanks|thank you|as well|too|to (?:the|our) (?:site|website|page|list|services?)|on (?:the|our) (?:site|website|page)|from (?:the|our)|anymore|any more|that's|thats|which|because|since|also)\b)|\(|\s[–—-]\s).*$/isu;

const SERVICE_AREA = /^\s*areas?\b/iu;

/** Finds services that the text asks to add or remove. */
export function serviceClaims(text: string, site: SiteDocument): Claim[] {
  const listed = [...text.matchAll(HEAD)].flatMap((head) => itemsBelow(text, head.index, head.index + head[0].length));
  const asked = ADD.flatMap((pattern) => [...text.matchAll(pattern)]).flatMap(askedFor);
  const added = unique([...listed, ...asked]);
  return [...added, ...removals(text, site)];
}

function itemsBelow(text: string, start: number, end: number): Claim[] {
  const claims: Claim[] = [];
  let at = end + 1;
  for (const line of text.slice(at).split('\n')) {
    if (!ITEM.test(line)) break;
    const [name] = [line.replace(/^\s*(?:[-*•–]|\d{1,2}[.)])\s+/u, '')];
    claims.push(...addition(name, { start: claims.length === 0 ? start : at, end: at + line.length }));
    at += line.length + 1;
  }
  return claims;
}

function askedFor(match: RegExpExecArray): Claim[] {
  const span = { start: match.index, end: match.index + match[0].length };
  const words = match.groups?.['names'] ?? '';
  if (SERVICE_AREA.test(words)) return [];
  const quoted = [...words.matchAll(/"([^"]+)"/gu)].flatMap(([, name]) => name ?? []);
  if (quoted.length > 0) return quoted.flatMap((name) => addition(name, span));
  const bare = words.replace(TAIL, '');
  const isList = match.groups?.['plural']?.toLowerCase() === 'services' || bare.includes(',');
  const names = isList ? namesIn(bare) : [bare];
  return names.flatMap((name) => addition(name, span));
}

const MOST_WORDS = 7;

function addition(words: string, span: Span): Claim[] {
  const name = titled(
    words
      .replace(/^(?:a|an|the|called|named)\s+/iu, '')
      .replace(/\s+services?$/u, '')
      .replace(/[\s.!:,"]+$/u, '')
      .trim(),
  );
  if (!/\p{L}{2}/u.test(name) || name.split(/\s+/u).length > MOST_WORDS || name.includes(TAKEN)) return [];
  return [{ ...span, as: 'a service', fact: { kind: 'add-service', name } }];
}

const SMALL = new Set(['and', 'or', 'of', 'for', 'the', 'in', 'on', 'to', 'with', '&']);

/** Capitalizes the words of a name without capital letters, because names of services are usually capitalized. */
const titled = (name: string): string =>
  /\p{Lu}/u.test(name)
    ? name
    : name.replace(/\S+/gu, (word, at: number) =>
        at > 0 && SMALL.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
      );

function removals(text: string, site: SiteDocument): Claim[] {
  const names = serviceNames(site);
  return [...text.matchAll(REMOVE)].flatMap((match): Claim[] => {
    const words = (match.groups?.['name'] ?? '')
      .replace(TAIL, '')
      .replace(/\s+services?$/iu, '')
      .replaceAll('"', '');
    const span = { start: match.index, end: match.index + match[0].length };
    const asked = nameKey(words.replace(/,.*$/u, ''));
    const exact = names.find((name) => nameKey(name) === asked);
    if (exact !== undefined) return [removal(exact, span)];
    if (asked.length < 4) return [];
    const near = names.filter((name) => nameKey(name).includes(asked));
    return near.length === 1 ? [{ ...removal(near[0]!, span), doubt: `The text says “${words.trim()}”.` }] : [];
  });
}

const removal = (name: string, span: Span): Claim => ({
  ...span,
  as: 'a service',
  fact: { kind: 'remove-service', name },
});

function unique(claims: readonly Claim[]): Claim[] {
  const seen = new Set<string>();
  return claims.filter(({ fact }) => {
    const key = fact?.kind === 'add-service' ? nameKey(fact.name) : '';
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
