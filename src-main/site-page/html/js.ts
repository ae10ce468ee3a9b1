/**
 * A part of the page's script. A page gets the part if its body contains one of the texts of `needed`. One pattern
 * searches for the texts of all parts and finds only one text at each position, so no text may be the start of another.
 */
export interface ScriptPart {
  needed: readonly string[];
  code: string;
}

/** Returns code for the page without line ends and indentation. Each statement has to end in a semicolon. */
export function js(strings: TemplateStringsArray, ...values: readonly string[]): string {
  return String.raw({ raw: strings.raw }, ...values)
    .replace(/\n\s*/g, '')
    .replace(/;}/g, '}');
}
