import type { Need, Rule, RuleInput } from '#shared/domain/needs/need.ts';
import { needRules, needsOf } from '#shared/domain/needs/rules.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { shareUnchanged } from './share-unchanged.ts';

/** What a rule found in a site. */
interface Run {
  needs: readonly Need[];
  /** the members of the site that the rule read, with their values */
  reads: ReadonlyMap<string, unknown>;
  /** whether the rule asked which members there are, so that it runs again after each edit */
  readsNames: boolean;
}

/**
 * Finds the needs of a site again and again. A rule runs again only if a member that it read has changed, because some
 * rules take milliseconds with a large site. An unchanged need is the same object each time.
 */
export class NeedFinder {
  private runs = new Map<Rule, Run>();
  private asked: Partial<RuleInput> = {};

  find(asked: RuleInput): Need[] {
    const { contactField, ownSlug } = this.asked;
    if (contactField !== asked.contactField || ownSlug !== asked.ownSlug) this.runs.clear();
    this.asked = asked;
    return needRules.flatMap((rule) => {
      const last = this.runs.get(rule);
      if (last && isCurrent(last, asked.site)) return last.needs;
      const run = runOf(rule, asked);
      run.needs = shareUnchanged(last?.needs, run.needs);
      this.runs.set(rule, run);
      return run.needs;
    });
  }
}

const isCurrent = ({ reads, readsNames }: Run, site: SiteDocument): boolean =>
  !readsNames && [...reads].every(([member, value]) => Object.is(site[member], value));

function runOf(rule: Rule, asked: RuleInput): Run {
  const { site } = asked;
  const reads = new Map<string, unknown>();
  let readsNames = false;
  const note = (member: string | symbol): void => {
    if (typeof member === 'string') reads.set(member, site[member]);
  };
  const observed = new Proxy(site, {
    get(_, member) {
      note(member);
      return Reflect.get(site, member) as unknown;
    },
    has(_, member) {
      note(member);
      return Reflect.has(site, member);
    },
    getOwnPropertyDescriptor(_, member) {
      note(member);
      return Reflect.getOwnPropertyDescriptor(site, member);
    },
    ownKeys() {
      readsNames = true;
      return Reflect.ownKeys(site);
    },
  });
  const needs = needsOf(rule, { ...asked, site: observed });
  return { needs, reads, readsNames };
}
