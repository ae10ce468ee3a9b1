/** A part of the page's script, and how the body of a page looks that needs it. */
export interface ScriptPart {
  needed: RegExp;
  code: string;
}

/** Code of the page without its line ends and indentation: each of its statements has to end in a semicolon. */
export function js(strings: TemplateStringsArray, ...values: readonly string[]): string {
  return String.raw({ raw: strings.raw }, ...values)
    .replace(/\n\s*/g, '')
    .replace(/;}/g, '}');
}
