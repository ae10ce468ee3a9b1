import { fleetFilter, type FleetFilter, SLUG, STATE, testOf } from '#shared/domain/fleet/filter.ts';
import { HEALTH } from '#shared/domain/fleet/health.ts';
import type { FleetSite } from '#shared/ipc/fleet.ipc.ts';
import { restingStatus } from '../../sync/draft/status.ts';
import type { FleetPorts } from './ports.ts';
import { readRow, type SiteRow } from './site-row.ts';

const unread: Omit<SiteRow, 'isPublished' | 'unsavable' | 'health'> = {
  version: '',
  contact: '',
  domain: '',
  phone: '',
  blockers: 0,
};

/** Returns all sites of this computer as the table shows them, the last opened first. */
export function tableOf({ store, isOnline }: Pick<FleetPorts, 'store' | 'isOnline'>): FleetSite[] {
  const rows = new Map(store.siteIndex.rows().map(({ slug, row }) => [slug, readRow(row)]));
  const edited = new Set(store.drafts.slugs());
  const clashing = new Set(store.conflicts.slugs());
  const cached = store.sites.slugs();
  const online = isOnline();
  return store.sites.all().map((summary): FleetSite => {
    const { slug, companyName, industry, city, state } = summary;
    const {
      isPublished = true,
      unsavable: _,
      health: __,
      ...row
    } = rows.get(slug) ?? (unread as Partial<SiteRow> & typeof unread);
    const { queued, unpublished, publishedAt } = restingStatus(store, slug, { online, isPublished });
    return {
      ...{ slug, companyName, industry, city, state },
      ...row,
      unsaved: edited.has(slug),
      ...(queued && { waiting: queued.kind }),
      ...(queued?.blocked !== undefined && { blocked: queued.blocked }),
      conflict: clashing.has(slug),
      ...(unpublished && { unpublished }),
      ...(publishedAt !== undefined && { publishedAt }),
      absent: !cached.has(slug) && !edited.has(slug),
    };
  });
}

const stateText = (site: FleetSite): string => {
  const told = [
    site.unsaved && 'unsaved',
    site.waiting && site.blocked === undefined && 'waiting',
    site.blocked !== undefined && 'blocked',
    site.unpublished && 'unpublished',
    site.conflict && 'conflict',
    site.blockers === 0 && 'ready',
  ];
  return told.filter(Boolean).join('\n');
};

/**
 * Returns the slugs of the sites that meet the filter, in the order of the table.
 * @param healthOf returns the IDs of the rules that find something in each site, by slug
 */
export function filterSites(
  ports: Pick<FleetPorts, 'store' | 'isOnline'>,
  filter: FleetFilter,
  healthOf: (sites: readonly FleetSite[]) => ReadonlyMap<string, readonly string[]>,
): string[] {
  const { search, conditions } = fleetFilter.parse(filter);
  const { siteIndex, sites } = ports.store;
  // A condition on a text is not met by sites that are not in the index yet, because their texts are not known.
  const known = siteIndex.keys();
  // Made only if a condition on state or health needs it.
  let table: FleetSite[] | undefined;
  const all = () => (table ??= tableOf(ports));
  const tests = conditions.map(({ field, ...rest }): ((slug: string) => boolean) => {
    const meets = testOf(rest);
    if (field === SLUG) return meets;
    if (field === STATE) {
      const standing = new Map(all().map((site) => [site.slug, stateText(site)]));
      return (slug) => meets(standing.get(slug));
    }
    const texts = field === HEALTH ? healthTexts(healthOf(all())) : siteIndex.texts(field);
    return (slug) => known.has(slug) && meets(texts.get(slug));
  });
  const found = search.trim() === '' ? undefined : siteIndex.search(search);
  return sites
    .all()
    .map(({ slug }) => slug)
    .filter((slug) => (found?.has(slug) ?? true) && tests.every((meets) => meets(slug)));
}

const healthTexts = (health: ReadonlyMap<string, readonly string[]>): Map<string, string> =>
  new Map([...health].map(([slug, rules]) => [slug, rules.join('\n')]));
