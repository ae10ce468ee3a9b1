import { z } from 'zod';
import { flag, text } from '#shared/record/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { type RawOperation, toRawOperation } from '#shared/record/edit-raw.ts';
import type { SiteActor } from '../../sync/draft/site-actor.ts';
import { readCached, type ResponseCache } from './cached-list.ts';

/** The record's marks: members that tell what was done for its domain. */
const marks = z.object({
  domain_purchased: z.boolean().default(false),
  is_dns_configured: z.boolean().default(false),
  load_balancer_config: z.record(z.string(), z.json()).nullable().default(null),
});
export type MarksOfDomain = z.output<typeof marks>;

export interface RecordMarks {
  /**
   * Makes an edit that a window asks for. If the edit changes the domain, the same step also sets the marks of the new
   * domain.
   */
  edit(actor: SiteActor, ...edit: Parameters<SiteActor['edit']>): ReturnType<SiteActor['edit']>;
  /**
   * Returns further operations for a restore of the earlier copy `then`: if the restore changes the domain, they set
   * the marks of the new domain.
   */
  restored(slug: string, sites: { before: SiteDocument; after: SiteDocument; then: SiteDocument }): RawOperation[];
  /** Stores marks of a domain that is not the record's domain now. */
  keep(slug: string, domain: string, done: Partial<MarksOfDomain>): void;
}

/**
 * Stores the marks of each domain of a site. A new domain starts without marks; a domain that the site had before gets
 * its marks again.
 */
export function createRecordMarks(cache: ResponseCache): RecordMarks {
  const keyOf = (slug: string, domain: string) => `domain-record ${slug} ${domain}`;
  const found = (slug: string, domain: string): MarksOfDomain | undefined =>
    readCached(cache, keyOf(slug, domain), marks);
  const kept = (slug: string, domain: string): MarksOfDomain => found(slug, domain) ?? marks.parse({});
  const put = (slug: string, domain: string, known: MarksOfDomain): void => {
    // Each key press in the domain field changes the domain, and most of these unfinished domains have no marks to
    // store.
    if (JSON.stringify(known) !== JSON.stringify(kept(slug, domain))) {
      cache.put(keyOf(slug, domain), JSON.stringify(known));
    }
  };
  const follow = (slug: string, before: SiteDocument, after: SiteDocument, then?: SiteDocument): RawOperation[] => {
    const [left, reached] = [domainOf(before), domainOf(after)];
    if (left === reached) return [];
    put(slug, left, marksOf(before));
    const ofThen = then && domainOf(then) === reached ? marksOf(then) : undefined;
    const [here, wanted] = [marksOf(after), found(slug, reached) ?? ofThen ?? marks.parse({})];
    return Object.entries(wanted)
      .filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(here[field as keyof MarksOfDomain]))
      .map(([field, value]) => toRawOperation({ op: 'set', path: [field], value }));
  };
  return {
    edit(actor, step, operations, shown) {
      if (!operations.some(({ path }) => path[0] === 'paid_url')) return actor.edit(step, operations, shown);
      const before = actor.site;
      const edited = actor.edit(step, operations, shown);
      actor.editByApp(step, follow(actor.slug, before, actor.site));
      return edited;
    },
    restored: (slug, { before, after, then }) => follow(slug, before, after, then),
    keep: (slug, domain, done) => put(slug, domain, { ...kept(slug, domain), ...done }),
  };
}

const domainOf = (site: SiteDocument): string => text(site.paid_url).trim().toLowerCase();

/** Whether the record has this domain. */
export const hasDomain = (site: SiteDocument, domain: string): boolean =>
  domainOf(site) === domain.trim().toLowerCase();

function marksOf(site: SiteDocument): MarksOfDomain {
  return marks.parse({
    domain_purchased: flag(site.domain_purchased),
    is_dns_configured: flag(site.is_dns_configured),
    load_balancer_config: site.load_balancer_config ?? null,
  });
}
