import type { SiteSummary } from '#shared/ipc/site.ipc.ts';
import type { Store } from '../../store/store.ts';

/**
 * Returns the server's modified time in milliseconds since 1970; undefined if its form is unknown. Use it only for
 * display: two modified times are equal or different, but have no order.
 */
export function modifiedTime(modified: string): number | undefined {
  const text = modified.trim();
  if (/^\d{10}(\.\d+)?$/.test(text)) return Math.round(Number(text) * 1000);
  if (/^\d{13}$/.test(text)) return Number(text);
  const time = /^\d{4}-\d\d-\d\d/.test(text) ? Date.parse(text) : NaN;
  return Number.isNaN(time) ? undefined : time;
}

type Shelf = Pick<Store, 'sites' | 'drafts'>;

/** Returns the sites on this computer, the last opened first. */
export function recentSites({ sites, drafts }: Shelf, search: string, limit: number): SiteSummary[] {
  const edited = new Set(drafts.slugs());
  return sites.recent(search, limit).map(({ modified, ...summary }) => {
    const { slug } = summary;
    const times = [modifiedTime(modified), edited.has(slug) ? drafts.lastEditAt(slug) : undefined];
    const known = times.filter((time) => time !== undefined);
    return { ...summary, ...(known.length > 0 && { modifiedAt: Math.max(...known) }) };
  });
}
