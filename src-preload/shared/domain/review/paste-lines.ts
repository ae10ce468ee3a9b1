/** The meaning of one line of text that was copied from a page of reviews. */
export type PastedLine =
  | { kind: 'blank' | 'noise' | 'meta' | 'owner' }
  | { kind: 'words'; words: string }
  /** rating of a review; stars or date may be missing */
  | { kind: 'rating'; stars: number | undefined; date: string }
  /** “Ann Lee recommends Reno Roofing” */
  | { kind: 'recommends'; name: string; stars: number };

/** Text around the reviews on pages of Google and Facebook. */
const noise =
  /^(?:like|share|more|less|reply|comment|helpful|new|google|edited|menu|see (?:more|less|translation|original)|translated by google|hover (?:over )?to react|(?:all reactions|most relevant|photo \d+ in review by)\b.*|shared with .+|\d+(?: (?:likes?|comments?|shares?))?|[+·•…|\s🌐]+)$/iu;
/** Lines in which Google describes a reviewer or a visit. */
const meta =
  /^(?:local guide\b.*|level \d+.*|\d+ (?:reviews?|photos?|ratings?)(?:\s*·.*)?|(?:positive|critical|visited in|services?|price assessment)\b\s*:?.{0,80})$/i;
const owner = /^(?:response from the owner\b.*|.{1,80}\(owner\))$/i;

const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*\\.?';
const at = '(?:,? at \\d{1,2}:\\d{2}(?:\\s?[ap]m)?)?';
const date = new RegExp(
  `^(?:edited )?(?:${[
    '(?:an?|one|\\d+) (?:second|minute|hour|day|week|month|year)s? ago(?: on(?: google)?)?',
    `(?:yesterday|today|just now)${at}`,
    '\\d{1,2} ?(?:m|h|d|w|y|mo)',
    `${month} \\d{1,2}(?:,? \\d{4})?${at}`,
    `\\d{1,2} ${month}(?: \\d{4})?${at}`,
    `${month} \\d{4}`,
    '\\d{1,2}[/.]\\d{1,2}[/.]\\d{2,4}',
    '\\d{4}-\\d{2}-\\d{2}',
  ].join('|')})$`,
  'i',
);

const starred = /^(?<full>[★⭐\uE838]{0,5})(?:\uFE0F)?(?<empty>[☆\uE839\uE83A]{0,5})/u;
const rated = /^(?:rated )?(?<stars>[1-5](?:[.,]\d)?)(?: ?\/ ?5| out of 5(?: stars)?| stars?)[.,]?/i;
const recommends =
  /^(?<name>\S.{0,60}?) (?<verb>recommends|doesn['’]t recommend|does not recommend|reviewed|gave)\b(?<rest>.*)$/i;

export function readLine(line: string): PastedLine {
  const words = line.replace(/[\u200B-\u200F\u2060\uFEFF]/g, '').trim();
  if (words === '') return { kind: 'blank' };
  if (owner.test(words)) return { kind: 'owner' };
  const recommendation = readRecommendation(words);
  if (recommendation) return recommendation;
  const rating = readRating(words);
  if (rating) return rating;
  if (noise.test(words)) return { kind: 'noise' };
  return meta.test(words) ? { kind: 'meta' } : { kind: 'words', words };
}

function readRecommendation(words: string): PastedLine | undefined {
  const { name = '', verb = '', rest = '' } = recommends.exec(words)?.groups ?? {};
  if (!looksLikeName(name) || /[!?]/.test(rest) || rest.length > 90) return undefined;
  const counted = Number(/([1-5]) ?(?:★|⭐|stars?\b)/i.exec(rest)?.[1] ?? 0);
  if (/^(?:reviewed|gave)$/i.test(verb)) return counted ? { kind: 'recommends', name, stars: counted } : undefined;
  return { kind: 'recommends', name, stars: counted || (/not|n['’]t/i.test(verb) ? 1 : 5) };
}

/** The maximum length of a line with stars, a date or both, in characters. */
const LONGEST_RATING = 200;

/** Reads stars, a date, or both from one line. */
function readRating(words: string): PastedLine | undefined {
  if (words.length > LONGEST_RATING) return undefined;
  const signs = starred.exec(words);
  const bySigns = signs?.groups?.['full']?.length ?? 0;
  const byWords = bySigns > 0 ? undefined : rated.exec(words);
  const stars = bySigns || (byWords ? Math.round(Number(byWords.groups?.['stars']?.replace(',', '.'))) : undefined);
  const used = (bySigns > 0 ? signs : byWords)?.[0].length ?? 0;
  const rest = words
    .slice(used)
    .replace(/^[\s·•|,–—-]+|[\s·•|🌐]+$/gu, '')
    .replace(/ ?·? ?shared with .*$/i, '')
    .replace(/\s*[·•]\s*new$/i, '');
  if (rest === '') return stars === undefined ? undefined : { kind: 'rating', stars, date: '' };
  return date.test(rest) ? { kind: 'rating', stars, date: rest.replace(/ on(?: google)?$/i, '') } : undefined;
}

/**
 * Whether a line may be a name, such as “Tom & Lucy H.”: a few words that do not end like a sentence. A full stop after
 * one or two letters is allowed, because it may follow an initial.
 */
export function looksLikeName(words: string): boolean {
  const parts = words.split(/\s+/);
  return words.length <= 60 && parts.length <= 6 && /\p{L}/u.test(words) && !/(?:\p{L}{3,}\.|[!?:;…])$/u.test(words);
}
