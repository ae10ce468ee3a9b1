/** A rule of a compact style sheet. For a block of rules, such as a container query, `rules` has the rules inside. */
interface Rule {
  head: string;
  body: string;
  rules: readonly Rule[] | null;
  /** for each selector, the classes and IDs that must be on the page */
  needs: readonly (readonly string[])[];
}

/** Parsed sheets by their text. Sheets are constants, so each is parsed once. */
const parsed = new Map<string, readonly Rule[]>();

/** Returns the index of the brace that closes the block opened at `open`. */
function endOf(sheet: string, open: number): number {
  let depth = 1;
  let at = open;
  while (depth > 0 && ++at < sheet.length) {
    const char = sheet.charAt(at);
    if (char === '{') depth++;
    else if (char === '}') depth--;
  }
  return at;
}

/**
 * Parts of a selector that do not require a class or ID on the page: attributes, `:is`, `:not`, `:where` and `:has`.
 */
const optionalParts = /\[[^\]]*\]|:(?:is|not|where|has)\((?:[^()]|\([^()]*\))*\)/g;

const needsOf = (head: string): string[][] =>
  head
    .replace(optionalParts, '')
    .split(',')
    .map((selector) => selector.match(/[.#][\w-]+/g) ?? []);

function rulesOf(sheet: string): readonly Rule[] {
  const known = parsed.get(sheet);
  if (known) return known;
  const rules: Rule[] = [];
  let at = 0;
  for (let open = sheet.indexOf('{'); open >= 0; open = sheet.indexOf('{', at)) {
    const end = endOf(sheet, open);
    const head = sheet.slice(at, open);
    const body = sheet.slice(open + 1, end);
    const isBlock = /^@(?:container|media|supports)/.test(head);
    rules.push({
      head,
      body,
      rules: isBlock ? rulesOf(body) : null,
      needs: head.startsWith('@') ? [[]] : needsOf(head),
    });
    at = end + 1;
  }
  parsed.set(sheet, rules);
  return rules;
}

/** Returns the classes and IDs of a page as selectors: `.name`, `#name`. */
export function namesIn(markup: string): ReadonlySet<string> {
  const names = new Set<string>();
  // Each distinct attribute is read once: most attributes repeat, for example in the cards of a list.
  for (const written of new Set(markup.match(/ (?:class|id)="[^"]*/g))) {
    const [attribute, value = ''] = written.split('="');
    for (const name of value.split(' ')) names.add((attribute === ' id' ? '#' : '.') + name);
  }
  return names;
}

const written = (rules: readonly Rule[], names: ReadonlySet<string>): string =>
  rules
    .map(({ head, body, rules: inner, needs }) => {
      if (!needs.some((all) => all.every((name) => names.has(name)))) return '';
      const kept = inner ? written(inner, names) : body;
      return kept && `${head}{${kept}}`;
    })
    .join('');

/**
 * Returns the rules of a sheet whose classes and IDs the page has. A fifth to a third of a sheet is for content that
 * the record does not have. Parsed sheets are kept forever, so `sheet` must be a constant.
 */
export const usedRules = (sheet: string, names: ReadonlySet<string>): string => written(rulesOf(sheet), names);
