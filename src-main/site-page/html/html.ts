/** Markup that the `html` tag inserts unchanged. The tag escapes all other values. */
export class Html {
  readonly value: string;

  constructor(value: string) {
    this.value = value;
  }

  toString(): string {
    return this.value;
  }
}

export type Child = Html | string | number | false | null | undefined | readonly Child[];

export const nothing = new Html('');

const special = /[&<>"']/g;
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for element content and for quoted attribute values. */
export function escapeHtml(text: string): string {
  let out = '';
  let from = 0;
  special.lastIndex = 0;
  while (special.test(text)) {
    const at = special.lastIndex - 1;
    out += text.slice(from, at) + (entities[text.charAt(at)] ?? '');
    from = special.lastIndex;
  }
  return from === 0 ? text : out + text.slice(from);
}

/**
 * Compacted strings by template. The map cannot grow without limit: it has at most one entry per template in the
 * source.
 */
const compacted = new Map<TemplateStringsArray, readonly string[]>();

/** Removes a template's line breaks and the spaces around them. Between words, one space replaces them. */
function compact(strings: TemplateStringsArray): readonly string[] {
  const pieces = strings.map((piece) =>
    piece
      .replace(/>\s*\n\s*/g, '>')
      .replace(/\s*\n\s*</g, '<')
      .replace(/\s*\n\s*/g, ' '),
  );
  compacted.set(strings, pieces);
  return pieces;
}

function childText(child: Child): string {
  if (typeof child === 'string') return escapeHtml(child);
  if (child instanceof Html) return child.value;
  if (child === null || child === undefined || child === false) return '';
  if (typeof child === 'number') return String(child);
  let out = '';
  for (let at = 0; at < child.length; at++) {
    const item = child[at];
    out += item instanceof Html ? item.value : childText(item);
  }
  return out;
}

/**
 * Makes markup from a template. Values are escaped unless they are `Html`. The template must put quotes around
 * attribute values.
 */
export function html(strings: TemplateStringsArray, ...values: readonly Child[]): Html {
  const pieces = compacted.get(strings) ?? compact(strings);
  let out = pieces[0] as string;
  for (let at = 0; at < values.length; at++) {
    const value = values[at];
    if (typeof value === 'string') out += escapeHtml(value);
    else out += value instanceof Html ? value.value : childText(value);
    out += pieces[at + 1] as string;
  }
  return new Html(out);
}

/**
 * Marks a string as markup that needs no escaping, such as our own drawings, or code of the record that is meant to run
 * on the published page.
 */
export function raw(markup: string): Html {
  return new Html(markup);
}

/**
 * Returns `name="value"` for each attribute that has a value, and only the name for `true`, separated by spaces. Values
 * are escaped; names are not, because they come from our code.
 */
export function attributes(values: Readonly<Record<string, string | number | boolean | null | undefined>>): Html {
  let out = '';
  for (const name in values) {
    const value = values[name];
    if (value === undefined || value === null || value === false) continue;
    if (out !== '') out += ' ';
    out += value === true ? name : `${name}="${escapeHtml(String(value))}"`;
  }
  return new Html(out);
}
