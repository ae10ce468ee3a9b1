import { tabOfField } from '../../record-catalogue/catalogue.ts';
import { advisedRules } from './advised.ts';
import { blockingRules } from './blocking.ts';
import type { RuleInput, Need, Rule, Severity } from './need.ts';

/** All rules, in the order in which staff should correct what the rules find. */
export const needRules: readonly Rule[] = [...blockingRules, ...advisedRules];

/** Returns what a rule finds in a site, as needs. */
export function needsOf({ id, severity, tab, refusedBySave, find }: Rule, asked: RuleInput): Need[] {
  return [find(asked) ?? []].flat().map((found) => ({
    ...found,
    severity,
    rule: id,
    tab: tab ?? tabOfField(String(found.places[0]?.[0])),
    ...(refusedBySave && { refusedBySave }),
  }));
}

/** Returns the site's needs of the given severities. Rules of other severities do not run. */
export function siteNeeds(asked: RuleInput, of: readonly Severity[] = ['save', 'publish', 'advice']): Need[] {
  return needRules.filter(({ severity }) => of.includes(severity)).flatMap((rule) => needsOf(rule, asked));
}

/**
 * For the Save and the Publish button, the severities of the needs that disable the button. Publishing saves first, so
 * a need that prevents a save disables Publish too.
 */
const disabling = { save: ['save'], publish: ['save', 'publish'] } as const satisfies Record<string, Severity[]>;

/** Returns the needs that disable the Save or the Publish button. */
export const obstaclesTo = (kind: 'save' | 'publish', asked: RuleInput): Need[] =>
  obstaclesIn(kind, siteNeeds(asked, disabling[kind]));

/** Returns those of the given needs that disable the Save or the Publish button. */
export function obstaclesIn(kind: 'save' | 'publish', needs: readonly Need[]): Need[] {
  const severities: readonly Severity[] = disabling[kind];
  return needs.filter(({ severity, refusedBySave }) => severities.includes(severity) && !refusedBySave);
}

export const isBlocker = ({ severity }: Pick<Need, 'severity'>): boolean => severity !== 'advice';

/**
 * Returns the need that follows the need with the ID `lastId`. If no need follows it, or no need has this ID, returns
 * the first need; undefined if there are none. As long as there are blockers, advice is left out.
 */
export function nextNeed(needs: readonly Need[], lastId?: string): Need | undefined {
  const blockers = needs.filter(isBlocker);
  const wanted = blockers.length > 0 ? blockers : needs;
  return wanted[(wanted.findIndex(({ id }) => id === lastId) + 1) % wanted.length];
}
