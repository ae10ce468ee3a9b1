/** Our own style sheets, written for reading: comments, indentation and the space around punctuation go. */
export function css(strings: TemplateStringsArray): string {
  return (strings[0] ?? '')
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/: /g, ':')
    .replace(/;}/g, '}')
    .trim();
}
