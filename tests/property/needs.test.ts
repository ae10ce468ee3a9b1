import { expect, test } from 'vitest';
import { siteNeeds } from '../../src-preload/shared/domain/needs/rules.ts';
import type { SiteDocument } from '../../src-preload/shared/domain/site/schema.ts';
import { NeedFinder } from '../../src-renderer/state/need-finder.ts';
import fc from '../support/fast-check.ts';
import { kinds } from '../support/sites/kinds.ts';

const sites = Object.values<SiteDocument>(kinds);
const members = [...new Set(sites.flatMap((site) => Object.keys(site)))].sort();

const step = fc.record({
  member: fc.constantFrom(...members),
  /** from which site the member gets its value; undefined removes it */
  from: fc.option(fc.nat(sites.length - 1), { nil: undefined }),
  slug: fc.constantFrom('acme', 'blue-ridge', undefined),
});

function changed(site: SiteDocument, member: string, from: SiteDocument | undefined): SiteDocument {
  const { [member]: _, ...others } = site;
  return from && member in from ? { ...site, [member]: from[member] } : others;
}

test('[NAV-13] needs that are found again after each edit are those that all rules find', () => {
  fc.assert(
    fc.property(fc.nat(sites.length - 1), fc.array(step, { maxLength: 30 }), (start, steps) => {
      const finder = new NeedFinder();
      let site: SiteDocument = sites[start]!;
      for (const { member, from, slug: ownSlug } of steps) {
        site = changed(site, member, from === undefined ? undefined : sites[from]);
        const asked = { site, contactField: 'sitewright_contact_id', ownSlug };
        expect(finder.find(asked)).toEqual(siteNeeds(asked));
      }
    }),
    { numRuns: Number(process.env['SITEWRIGHT_PROPERTY_RUNS'] ?? 200) },
  );
});

test('[NAV-13] no rule runs again when nothing has changed', () => {
  for (const site of sites) {
    const finder = new NeedFinder();
    const asked = { site, contactField: 'sitewright_contact_id' };
    const [first, again] = [finder.find(asked), finder.find({ ...asked, site: { ...site } })];
    expect(again).toHaveLength(first.length);
    for (const [at, need] of again.entries()) expect(need).toBe(first[at]);
  }
});
