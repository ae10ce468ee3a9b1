const common = new Set(
  'a an and are as at be but by did do for from had has have he her his i in is it its me my no not of on or our out she so that the their them they this to too up us was we were when with you your'.split(
    ' ',
  ),
);

/** The common stem of a word's forms: “drains”, “drained” and “draining” are “drain”. */
function stem(word: string): string {
  const cut = word.replace(/(?:'s|ings?|ed|es|s|er|ers)$/, '');
  return cut.length >= 3 ? cut.replace(/(.)\1$/, '$1') : word;
}

/** The stems of a text's significant words, each once. */
export function stems(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
  return new Set(words.filter((word) => !common.has(word)).map(stem));
}
