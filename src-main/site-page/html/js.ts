/** A part of the page's script. A page needs it whose body has one of the texts of `needed`, none of which begins another's. */
export interface ScriptPart {
  needed: readonly string[];
  code: string;
}

/** Code of the page without its line ends and indentation: each of its statements has to end in a semicolon. */
export function js(strings: TemplateStringsArray, ...values: readonly string[]): string {
  return String.raw({ raw: strings.raw }, ...values)
    .replace(/\n\s*/g, '')
    .replace(/;}/g, '}');
}
