const common = new Set(
  'a an and are as at be but by did do for from had has have he her his i in is it its me my no not of on or our out she so that the their them they this to too up us was we were when with you your'.split(
    ' ',
  ),
);

/** Returns the stem that the forms of a word have in common: “drain” for “drains”, “drained” and “draining”. */
function stem(word: string): string {
  const cut = word.replace(/(?:'s|ings?|ed|es|s|er|ers)$/, '');
  return cut.length >= 3 ? cut.replace(/(.)\1$/, '$1') : word;
}

/** Returns the stems of a text's words, without common words such as “the”. */
export function stems(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
  return new Set(words.filter((word) => !common.has(word)).map(stem));
}
