import type { SiteSummary } from '#shared/ipc/site.ipc.ts';
import type { Store } from '../../store/store.ts';

/**
 * The server's modified time in milliseconds since 1970, only to be shown: to the app two of them are equal or
 * different, never earlier or later. Undefined where its form is unknown.
 */
export function modifiedTime(modified: string): number | undefined {
  const text = modified.trim();
  if (/^\d{10}(\.\d+)?$/.test(text)) return Math.round(Number(text) * 1000);
  if (/^\d{13}$/.test(text)) return Number(text);
  const time = /^\d{4}-\d\d-\d\d/.test(text) ? Date.parse(text) : NaN;
  return Number.isNaN(time) ? undefined : time;
}

type Shelf = Pick<Store, 'sites' | 'drafts'>;

/** Sites on this computer, the last opened first. */
export function recentSites({ sites, drafts }: Shelf, search: string, limit: number): SiteSummary[] {
  const edited = new Set(drafts.slugs());
  return sites.recent(search, limit).map(({ modified, ...summary }) => {
    const { slug } = summary;
    const times = [modifiedTime(modified), edited.has(slug) ? drafts.lastEditAt(slug) : undefined];
    const known = times.filter((time) => time !== undefined);
    return { ...summary, ...(known.length > 0 && { modifiedAt: Math.max(...known) }) };
  });
}
