/** Words between the names of a list that belong to none of them. */
const FILLER =
  /^(?:and|etc\.?|more|others?|beyond|surrounding (?:areas?|towns|cities|communities)|nearby areas?|the surrounding areas?|areas?|services?)$/iu;

/** The names of ‘A, B & C’, without the words around them. */
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
