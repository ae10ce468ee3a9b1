import { modifiedTime } from '#shared/domain/site/modified-time.ts';
import { text } from '#shared/domain/site/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { SiteSummary } from '#shared/ipc/site.ipc.ts';
import { thumbnailOf } from '../../site-page/index.ts';
import type { Summary } from '../../store/site-cache-repo.ts';
import type { Store } from '../../store/store.ts';

/** What lists show of a site. @param modified of the server's copy that the draft stands on */
export function summaryOf(
  site: SiteDocument,
  { slug, modified, openedAt }: Pick<Summary, 'slug' | 'modified' | 'openedAt'>,
): Summary {
  return {
    slug,
    companyName: text(site.company_name),
    industry: text(site.company_type),
    city: text(site.city),
    state: text(site.state),
    thumbnail: thumbnailOf(site),
    modified,
    openedAt,
  };
}

type Shelf = Pick<Store, 'sites' | 'drafts' | 'outbox' | 'conflicts'>;

/** Sites of this computer, last opened first, with what of them the server does not have. */
export function recentSites({ sites, drafts, outbox, conflicts }: Shelf, search: string, limit: number): SiteSummary[] {
  const edited = new Set(drafts.slugs());
  const queued = new Map(outbox.list().map(({ slug, state }) => [slug, state]));
  const clashing = new Set(conflicts.slugs());
  const syncOf = (slug: string): SiteSummary['sync'] => {
    if (clashing.has(slug)) return 'conflict';
    if (queued.has(slug)) return queued.get(slug) === 'blocked' ? 'blocked' : 'queued';
    return edited.has(slug) ? 'unsaved' : 'clean';
  };
  return sites.recent(search, limit).map(({ modified, ...summary }) => {
    const { slug } = summary;
    const times = [modifiedTime(modified), edited.has(slug) ? drafts.lastEditAt(slug) : undefined];
    const known = times.filter((time) => time !== undefined);
    return { ...summary, sync: syncOf(slug), ...(known.length > 0 && { modifiedAt: Math.max(...known) }) };
  });
}
