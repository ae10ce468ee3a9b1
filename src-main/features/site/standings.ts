import { isBlocker, nextNeed, siteNeeds } from '#shared/domain/needs/rules.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { SiteStanding } from '#shared/ipc/site.ipc.ts';
import { parseJson } from '#shared/record/parse-json.ts';
import { isPublishedBefore, restingStatus } from '../../sync/draft/status.ts';
import type { LocalSites } from './local-sites.ts';
import type { SiteServiceDeps } from './service-types.ts';

type Told = Pick<SiteStanding, 'blockers' | 'next'>;

interface Read extends Told {
  modified: string;
  isPublished: boolean;
}

/** The states of the sites on this computer, open or not. */
export class Standings {
  /**
   * needs of sites that are neither open nor edited, and whether each was published, by slug; valid until the copy on
   * this computer changes
   */
  private readonly read = new Map<string, Read>();
  private readonly sites: LocalSites;
  private readonly deps: Pick<SiteServiceDeps, 'store' | 'client' | 'contactField'>;

  constructor(sites: LocalSites, deps: Standings['deps']) {
    this.sites = sites;
    this.deps = deps;
  }

  /** Returns the state of a site; undefined if the site is not on this computer. */
  of(slug: string): SiteStanding | undefined {
    const { store, client } = this.deps;
    const actor = this.sites.openOrEdited(slug);
    if (actor) return { status: actor.status(), ...this.needsOf(actor.site, slug) };
    const known = this.readOnce(slug);
    if (!known) return undefined;
    const { blockers, next, isPublished } = known;
    return {
      status: restingStatus(store, slug, { online: client.online, isPublished }),
      blockers,
      ...(next && { next }),
    };
  }

  private readOnce(slug: string): Read | undefined {
    const { sites } = this.deps.store;
    const summary = sites.summary(slug);
    const known = this.read.get(slug);
    if (summary && known?.modified === summary.modified) return known;
    const base = sites.find(slug);
    if (!base) return undefined;
    const site = parseJson(base.text) as SiteDocument;
    const read = { ...this.needsOf(site, slug), modified: base.modified, isPublished: isPublishedBefore(site) };
    this.read.set(slug, read);
    return read;
  }

  private needsOf(site: SiteDocument, ownSlug: string): Told {
    const needs = siteNeeds({ site, contactField: this.deps.contactField, ownSlug });
    const next = nextNeed(needs);
    return {
      blockers: needs.filter(isBlocker).length,
      ...(next && { next: shown(next) }),
    };
  }
}

/** Returns what a list shows of a need: only the first place, and no fix, which works only in the open site. */
function shown({ id, title, severity, tab, section, places }: NonNullable<ReturnType<typeof nextNeed>>) {
  const [first = []] = places;
  return { id, title, severity, tab, ...(section && { section }), places: [[...first]] };
}
