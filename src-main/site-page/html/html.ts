/** Markup that is safe to place as it is. Everything else is escaped by the `html` tag. */
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

const special = /[&<>"']/;

/** Text made safe for element content and for quoted attribute values. */
export function escapeHtml(text: string): string {
  if (!special.test(text)) return text;
  const first = text.search(special);
  let out = text.slice(0, first);
  let from = first;
  for (let at = first; at < text.length; at++) {
    const entity = entityOf(text.charCodeAt(at));
    if (entity === '') continue;
    out += text.slice(from, at) + entity;
    from = at + 1;
  }
  return out + text.slice(from);
}

function entityOf(code: number): string {
  switch (code) {
    case 38:
      return '&amp;';
    case 60:
      return '&lt;';
    case 62:
      return '&gt;';
    case 34:
      return '&quot;';
    case 39:
      return '&#39;';
    default:
      return '';
  }
}

/** By template; there are only as many as the source has. */
const compacted = new Map<TemplateStringsArray, readonly string[]>();

/** Line breaks of a template are for its reader; between tags they go, elsewhere they become one space. */
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
  if (typeof child === 'string') return special.test(child) ? escapeHtml(child) : child;
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
    if (typeof value === 'string') out += special.test(value) ? escapeHtml(value) : value;
    else out += value instanceof Html ? value.value : childText(value);
    out += pieces[at + 1] as string;
  }
  return new Html(out);
}

/** Markup from a trusted place: our own drawings, or code that the record is meant to run on the published page. */
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
