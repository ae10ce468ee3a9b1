/** Items of a list that are not names. */
const FILLER =
  /^(?:and|etc\.?|more|others?|beyond|surrounding (?:areas?|towns|cities|communities)|nearby areas?|the surrounding areas?|areas?|services?)$/iu;

/** Returns the names in a text such as ‘A, B & C’, without filler words. */
export const namesIn = (words: string): string[] =>
  words
    .split(/\s*(?:[,;\n•·|]|\s&\s|\band\b|\s\/\s)\s*/iu)
    .map((name) =>
      name
        .replace(/^\s*(?:[-*–]|\d{1,2}[.)])\s+/u, '')
        .replace(/[\s.!:]+$/u, '')
        .trim(),
    )
    .filter((name) => name !== '' && !FILLER.test(name));
