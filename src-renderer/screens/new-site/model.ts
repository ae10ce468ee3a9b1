import { counted } from '#shared/domain/counted.ts';
import type { Industry } from '#shared/ipc/creation.ipc.ts';
import type { SiteCard, SiteStatus, SiteSummary } from '#shared/ipc/site.ipc.ts';
import { describeStatus, type SiteState, type StatusFacts, type StatusText } from '../../state/status-text.ts';

export const START_FAILURE = 'Error creating site.';
export const BUILD_FAILURE = 'There was an error building this website. Please try again...';

/**
 * Returns why a creation could not be started: the server's reason, or that the outcome is unknown. Returns undefined
 * if `details` has no reason.
 */
export function reasonOf(details: unknown): string | undefined {
  const reason = (details as { reason?: unknown } | undefined)?.reason;
  return typeof reason === 'string' ? reason : undefined;
}

/** Returns the slug or ID in the address of a Facebook page; `typed` itself if it contains no such address. */
export function fbSlugOf(typed: string): string {
  const path = /^\s*(?:https?:\/\/)?(?:[\w-]+\.)*(?:facebook|fb)\.com\/(\S+)/i.exec(typed)?.[1];
  const address = path === undefined ? null : URL.parse(`https://facebook.com/${path}`);
  if (!address) return typed;
  const [first, ...rest] = address.pathname.split('/').filter(Boolean);
  const slugs: Readonly<Record<string, string | null | undefined>> = {
    'profile.php': address.searchParams.get('id'),
    pages: rest[1] ?? rest[0],
    people: rest[1] ?? rest[0],
    pg: rest[0],
    p: rest[0],
  };
  return (first !== undefined && Object.hasOwn(slugs, first) ? slugs[first] : first) ?? typed;
}

export interface IndustryOption {
  value: string;
  label: string;
}

/** Returns one option per industry, sorted by name. */
export function industryOptions(industries: readonly Industry[]): IndustryOption[] {
  const byId = new Map(industries.map(({ id, name }) => [String(id), name]));
  return [...byId]
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en', { sensitivity: 'base' }));
}

/** Returns the value of the option with this name; null if there is none. Ignores upper and lower case. */
export function optionNamed(options: readonly IndustryOption[], name: string): string | null {
  return options.find(({ label }) => label.toLowerCase() === name.trim().toLowerCase())?.value ?? null;
}

/** Returns the options whose label contains the typed text; ignores case. */
export function optionsMatching<T extends { label: string }>(options: readonly T[], search: string): T[] {
  const wanted = search.trim().toLowerCase();
  return options.filter(({ label }) => label.toLowerCase().includes(wanted));
}

/** Returns the line below a site's name in lists. */
export function factsOf({ slug, companyName, industry, city, state }: SiteCard): string {
  const place = [city, state].filter(Boolean).join(', ');
  return [companyName && slug, industry, place].filter(Boolean).join(' · ');
}

type Local = Pick<StatusFacts, 'step' | 'failedSave' | 'now'>;

/**
 * Returns a site's state in the words of the status line. Three states have another detail here: the number of
 * conflicts, why the site's snapshot in the queue is blocked, or that the snapshot waits.
 */
export function describeRow(status: SiteStatus, local: Local): StatusText {
  const told = describeStatus({ phase: 'open', status, pending: false, failed: false, ...local });
  const { conflicts, queued } = status;
  const beside: Partial<Record<SiteState, string>> = {
    conflict: counted(conflicts, 'conflict'),
    blocked: queued?.blocked ?? '',
    waiting: 'Waiting to sync',
  };
  return { ...told, detail: beside[told.state] ?? told.detail };
}

/** Number of sites that the list shows at first, and that each “Show more” adds. */
export const PAGE = 100;

const words = new Intl.Segmenter('en', { granularity: 'word' });

/** Returns up to two letters that stand for a site without a picture. */
export function initialsOf({ companyName, slug }: Pick<SiteSummary, 'companyName' | 'slug'>): string {
  const parts = [...words.segment(companyName || slug)].filter(({ isWordLike }) => isWordLike);
  const letters = parts.slice(0, 2).map(({ segment }) => [...segment][0] ?? '');
  return letters.join('').toUpperCase();
}
