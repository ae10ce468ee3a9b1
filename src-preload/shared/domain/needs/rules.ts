import { tabOfField } from '../../record-catalogue/catalogue.ts';
import { advisedRules } from './advised.ts';
import { blockingRules } from './blocking.ts';
import type { Asked, Need, Rule, Severity } from './need.ts';

/** All that a site may lack or have wrong, once, in the order in which it is put right. */
const rules: readonly Rule[] = [...blockingRules, ...advisedRules];

function needsOf({ severity, tab, atSave, find }: Rule, asked: Asked): Need[] {
  return [find(asked) ?? []].flat().map((found) => ({
    ...found,
    severity,
    tab: tab ?? tabOfField(String(found.places[0]?.[0])),
    ...(atSave && { atSave }),
  }));
}

/** What the site needs, of these severities alone: the rules of the others are not asked. */
export function siteNeeds(asked: Asked, of: readonly Severity[] = ['save', 'publish', 'advice']): Need[] {
  return rules.filter(({ severity }) => of.includes(severity)).flatMap((rule) => needsOf(rule, asked));
}

/** What the buttons say is in the way: publishing saves first. */
export function obstaclesTo(kind: 'save' | 'publish', asked: Asked): Need[] {
  return siteNeeds(asked, kind === 'save' ? ['save'] : ['save', 'publish']).filter(({ atSave }) => !atSave);
}

export const isBlocker = ({ severity }: Need): boolean => severity !== 'advice';

/** The blockers, or what is worth doing where there are none: what Next blocker goes through. */
export function nextNeed(needs: readonly Need[], lastId?: string): Need | undefined {
  const blockers = needs.filter(isBlocker);
  const wanted = blockers.length > 0 ? blockers : needs;
  return wanted[(wanted.findIndex(({ id }) => id === lastId) + 1) % wanted.length];
}
