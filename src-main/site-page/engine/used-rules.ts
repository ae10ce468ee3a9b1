/** A rule of a compact sheet; a block of rules, such as a container query, has them in `rules`. */
interface Rule {
  head: string;
  body: string;
  rules: readonly Rule[] | null;
  /** the classes and ids that each of its selectors needs on the page */
  needs: readonly (readonly string[])[];
}

/** Sheets are constants of the design, so each is read once. */
const parsed = new Map<string, readonly Rule[]>();

/** Where the block that is opened there ends. */
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

/** What names no class or id that has to be there: values of attributes, alternatives, and what must not be there. */
const others = /\[[^\]]*\]|:(?:is|not|where|has)\((?:[^()]|\([^()]*\))*\)/g;

const needsOf = (head: string): string[][] =>
  head
    .replace(others, '')
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

/** The classes and ids of a page, as selectors name them. */
export function namesIn(markup: string): ReadonlySet<string> {
  const names = new Set<string>();
  // Each written value once: most repeat, and cards of a list repeat them all.
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
 * The rules of a constant sheet that the page has the classes and ids for: a fifth to a third of a sheet is for what the
 * record has nothing for.
 */
export const usedRules = (sheet: string, names: ReadonlySet<string>): string => written(rulesOf(sheet), names);
