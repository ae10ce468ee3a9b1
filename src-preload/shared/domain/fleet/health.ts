import type { Rule } from '../needs/need.ts';
import { isBlocker, needRules } from '../needs/rules.ts';

/** Value of a condition's `field` if the condition asks for sites to which a rule applies. */
export const HEALTH = '@health';

export interface HealthRule {
  id: string;
  /** what is wrong with a site if the rule applies to it */
  title: string;
}

const needsOf = (isMeant: (rule: Rule) => boolean): HealthRule[] =>
  needRules.filter(isMeant).map(({ id, title }) => ({ id, title }));

/**
 * All rules, in the order in which they are shown. The rules for a site's needs are the same as on the screens of the
 * site.
 */
export const healthGroups: readonly { title: string; rules: readonly HealthRule[] }[] = [
  { title: 'Cannot be saved or published', rules: needsOf(isBlocker) },
  {
    title: 'Not as published',
    rules: [
      { id: 'unpublished', title: 'Edits are not published' },
      { id: 'conflict', title: 'Changed here and on the server' },
      { id: 'drift', title: 'The page says otherwise who and where the company is' },
      { id: 'unreachable', title: 'The domain cannot be reached' },
      { id: 'certificate', title: 'The domain’s certificate is about to end' },
    ],
  },
  {
    title: 'On the page',
    rules: [
      { id: 'past', title: 'The announcement names a day that is past' },
      { id: 'other-trade', title: 'A text is about another trade' },
      { id: 'other-phone', title: 'A text names a phone that is not the company’s' },
      { id: 'shared', title: 'A text is also on other sites' },
      { id: 'own-work', title: 'No photo shows the company’s own work' },
      ...needsOf((rule) => !isBlocker(rule)),
    ],
  },
];

const rules = healthGroups.flatMap((group) => group.rules);

/** Returns the title of a rule; the ID if this version of the app does not have the rule. */
export const healthTitle = (id: string): string => rules.find((rule) => rule.id === id)?.title ?? id;

/**
 * Returns the ID of the rule with this ID or title. The beginning of a title is enough if no other title begins in the
 * same way. Returns undefined if no rule or several rules fit.
 */
export function healthRuleNamed(typed: string): string | undefined {
  const wanted = typed.trim().toLowerCase();
  const named = rules.filter(({ id, title }) => id === wanted || title.toLowerCase().startsWith(wanted));
  const exact = named.find(({ id, title }) => id === wanted || title.toLowerCase() === wanted);
  return (exact ?? (named.length === 1 ? named[0] : undefined))?.id;
}
