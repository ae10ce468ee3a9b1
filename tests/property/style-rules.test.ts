import { expect, test } from 'vitest';
import { exchangeRules, rulesOf } from '../../src-renderer/preview-frame/style-rules.ts';
import fc from '../support/fast-check.ts';

/** Simulates a style sheet, or a block of rules, in a browser. */
class FakeList {
  cssRules: { text: string; list: FakeList }[] = [];

  constructor(sheet: string) {
    for (const { text } of rulesOf(sheet)) this.insertRule(text, this.cssRules.length);
  }

  insertRule(text: string, at = 0): number {
    const inside = text.startsWith('@') ? text.slice(text.indexOf('{') + 1, -1) : '';
    this.cssRules.splice(at, 0, { text, list: new FakeList(inside) });
    return at;
  }

  deleteRule(at: number): void {
    this.cssRules.splice(at, 1);
  }

  /** The sheet's text, made from the rules as they are now. */
  get now(): string {
    return this.cssRules
      .map(({ text, list }) => (text.startsWith('@') ? `${headOf(text)}{${list.now}}` : text))
      .join('');
  }
}

const headOf = (text: string): string => text.slice(0, text.indexOf('{'));
/** Returns the list as `exchangeRules` uses it: in a browser a block of rules is a rule and a list at once. */
const asList = (list: FakeList): CSSStyleSheet =>
  ({
    get cssRules() {
      return list.cssRules.map(({ list: inside }) => asList(inside));
    },
    insertRule: (text: string, at: number) => list.insertRule(text, at),
    deleteRule: (at: number) => list.deleteRule(at),
  }) as unknown as CSSStyleSheet;

const rule = fc
  .tuple(fc.constantFrom('.a', '.b', '.c', '[data-x="}"]'), fc.constantFrom('color:red', `content:"{;'\\""`, ''))
  .map(([selector, declarations]) => `${selector}{${declarations}}`);
const { sheet } = fc.letrec<{ sheet: string; block: string }>((tie) => ({
  sheet: fc.array(fc.oneof({ weight: 4, arbitrary: rule }, tie('block')), { maxLength: 6 }).map((all) => all.join('')),
  block: fc
    .tuple(fc.constantFrom('@layer x', '@media (min-width:1px)'), tie('sheet'))
    .map(([head, rules]) => `${head}{${rules}}`),
}));

test('[LAY-06] a sheet has the next rules when the rules that differ were exchanged', () => {
  fc.assert(
    fc.property(sheet, sheet, (own, next) => {
      const list = new FakeList(own);
      expect(list.now).toBe(own);
      expect(exchangeRules(asList(list), rulesOf(own), rulesOf(next))).toBe(true);
      expect(list.now).toBe(next);
    }),
  );
});

test('[LAY-06] a sheet is refused when the browser has dropped one of its rules', () => {
  fc.assert(
    fc.property(sheet, sheet, (own, next) => {
      const list = new FakeList(own);
      expect(exchangeRules(asList(list), rulesOf(`${own}.dropped{}`), rulesOf(next))).toBe(false);
    }),
  );
});
