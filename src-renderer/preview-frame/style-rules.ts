/** A rule of a style sheet. */
interface Rule {
  text: string;
  /** what is before the block: a selector, or for example `@layer site` */
  head: string;
  /** the rules in the block; undefined if the block has declarations */
  rules: readonly Rule[] | undefined;
}

/** What a style sheet and a block of rules have in common. */
type RuleList = Pick<CSSGroupingRule, 'cssRules' | 'insertRule' | 'deleteRule'>;

const hasRules = (head: string): boolean => /^@(?:layer|media|supports|container)\b/.test(head);

/** Quoted strings, in which braces and semicolons have no meaning, and the signs that end a rule or a head. */
const signs = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{};]/gs;

/** Divides a style sheet without comments into its rules. */
export function rulesOf(sheet: string): Rule[] {
  const rules: Rule[] = [];
  let [start, open, depth] = [0, 0, 0];
  const end = (at: number): void => {
    const text = sheet.slice(start, at + 1).trim();
    const head = sheet.slice(start, open).trim();
    rules.push({ text, head, rules: hasRules(head) ? rulesOf(sheet.slice(open + 1, at)) : undefined });
    start = at + 1;
  };
  for (const { 0: sign, index } of sheet.matchAll(signs)) {
    if (sign === '{' && depth++ === 0) open = index;
    else if (sign === '}' && --depth === 0) end(index);
    else if (sign === ';' && depth === 0) end((open = index));
  }
  return rules;
}

/**
 * Exchanges the rules that differ. Chromium lays out the whole page again when a style sheet with a cascade layer is
 * replaced, but not when style rules in the layer are replaced.
 * @param own the rules that `list` was made from
 * @returns whether `list` has the next rules now; false if the browser has dropped some of its own rules as invalid
 * @throws SyntaxError if the browser cannot read a rule
 */
export function exchangeRules(list: RuleList, own: readonly Rule[], next: readonly Rule[]): boolean {
  if (list.cssRules.length !== own.length) return false;
  const shorter = Math.min(own.length, next.length);
  let start = 0;
  while (start < shorter && own[start]!.text === next[start]!.text) start++;
  let end = 0;
  while (end < shorter - start && own.at(-1 - end)!.text === next.at(-1 - end)!.text) end++;
  const [gone, come] = [own.slice(start, own.length - end), next.slice(start, next.length - end)];
  if (gone.length === come.length) return gone.every((rule, at) => exchangeRule(list, start + at, rule, come[at]!));
  for (const _ of gone) list.deleteRule(start);
  for (const [at, { text }] of come.entries()) list.insertRule(text, start + at);
  return true;
}

function exchangeRule(list: RuleList, at: number, own: Rule, next: Rule): boolean {
  if (own.text === next.text) return true;
  if (own.rules && next.rules && own.head === next.head)
    return exchangeRules(list.cssRules[at] as CSSGroupingRule, own.rules, next.rules);
  list.deleteRule(at);
  list.insertRule(next.text, at);
  return true;
}
