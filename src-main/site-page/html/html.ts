/** Markup that the `html` tag inserts as it is; it escapes everything else. */
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

/** Text made safe for element content and for quoted attribute values. */
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

/** Compacted strings by template; there are as many templates as the source has. */
const compacted = new Map<TemplateStringsArray, readonly string[]>();

/** Removes the line breaks of a template: between tags they go, elsewhere they become one space. */
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

/** Values are escaped unless they are `Html`; attribute values must stand in quotes in the template. */
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
 * Markup that needs no escaping: our own drawings, and code of the record that is meant to run on the published page.
 */
export function raw(markup: string): Html {
  return new Html(markup);
}

/** `name="value"` for each attribute that has a value, with spaces between; names come from code, values are escaped. */
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
