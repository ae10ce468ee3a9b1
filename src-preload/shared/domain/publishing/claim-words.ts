/** Words that are often listed together with a claim, as in `licensed, bonded and insured`. */
const OTHERS =
  '(?:fully )?(?:licen[sc]ed|insured|bonded|certified|experienced|trusted|local|reliable|friendly|professional|family[- ]owned|background[- ]checked)';
const AND = '(?:and|&)';
/** Words that are not nouns. A claim before such a word is about the company, not about the next word. */
const NO_NOUN =
  '(?:and|or|by|in|for|to|with|since|so|but|as|at|on|of|from|because|when|while|if|until|that|we|is|are|the|an?)\\b';

/** The words before or after a claim in the same sentence, or in the same part of a title with bars (`|`). */
const part = '(?:[^.!?|\\n]|[.!?](?=\\S))*';

/** The maximum length of a text, in characters. The patterns of `withoutClaim` are too slow for a longer text. */
const LONGEST = 10_000;

/**
 * Returns a text without a claim. If the claim is listed with `OTHERS` or stands before a noun, only the claim is
 * removed, else the claim's sentence. Returns undefined if the claim or nothing would remain, or if the text is too
 * long.
 * @param claim matches the words of the claim
 */
export function withoutClaim(text: string, claim: RegExp): string | undefined {
  if (text.length > LONGEST) return undefined;
  const word = `(?:fully |properly )?(?:${claim.source})`;
  const rules: readonly [pattern: string, by: string][] = [
    [`(${OTHERS}), (${OTHERS}),? ${AND} ${word}`, '$1 and $2'],
    [`, ${word}(?=,| ${AND} ${OTHERS})`, ''],
    [`${word}(?:, (?:and )?| ${AND} )(?=${OTHERS})`, ''],
    [`(?<=${OTHERS}),? ${AND} ${word}`, ''],
    [`${word} (?=(?!${NO_NOUN})[a-z])`, ''],
    [`${part}${word}${part}(?:[.!?|]+|$)`, ''],
  ];
  const rest = rules
    .reduce((left, [pattern, by]) => left.replace(new RegExp(pattern, 'gi'), by), text)
    .replace(/^[ |]+|[ |]+$/g, '')
    .replace(/\b(a)n? (?=([a-z]))/gi, (said, a: string, next: string) =>
      text.includes(said + next) ? said : `${a}${/[aeiou]/i.test(next) ? 'n' : ''} `,
    )
    .replace(/[.!?] [a-z]/g, (said) => (text.includes(said) ? said : said.toUpperCase()));
  if (rest === '' || claim.test(rest)) return undefined;
  return /^[A-Z]/.test(text) ? rest.charAt(0).toUpperCase() + rest.slice(1) : rest;
}
