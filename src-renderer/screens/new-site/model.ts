import type { Industry } from '#shared/ipc/creation.ipc.ts';
import type { SiteSummary } from '#shared/ipc/site.ipc.ts';

export const START_FAILURE = 'Error creating site.';
export const BUILD_FAILURE = 'There was an error building this website. Please try again...';

/** The slug in the pasted address of a Facebook page; anything else stays as it is. */
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

/** One option per industry, by name. */
export function industryOptions(industries: readonly Industry[]): IndustryOption[] {
  const byId = new Map(industries.map(({ id, name }) => [String(id), name]));
  return [...byId]
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en', { sensitivity: 'base' }));
}

/** The value of the option of an industry's name; null where there is none. */
export function optionNamed(options: readonly IndustryOption[], name: string): string | null {
  return options.find(({ label }) => label.toLowerCase() === name.trim().toLowerCase())?.value ?? null;
}

/** The industries whose name holds what was typed, whatever its case. */
export function filterIndustries<T extends { label: string }>(options: readonly T[], search: string): T[] {
  const wanted = search.trim().toLowerCase();
  return options.filter(({ label }) => label.toLowerCase().includes(wanted));
}

export function placeOf({ city, state }: Pick<SiteSummary, 'city' | 'state'>): string {
  return [city, state].filter(Boolean).join(', ');
}

/** Sites that the list shows at first, and more each time. */
export const PAGE = 100;

export const syncWords: Readonly<Record<SiteSummary['sync'], string>> = {
  clean: 'On server',
  unsaved: 'Unsaved edits',
  queued: 'Waiting to sync',
  blocked: 'Sync needs you',
  conflict: 'Conflicts to review',
};

const words = new Intl.Segmenter('en', { granularity: 'word' });

/** Two letters that stand for a site without a picture. */
export function initialsOf({ companyName, slug }: Pick<SiteSummary, 'companyName' | 'slug'>): string {
  const parts = [...words.segment(companyName || slug)].filter(({ isWordLike }) => isWordLike);
  const letters = parts.slice(0, 2).map(({ segment }) => [...segment][0] ?? '');
  return letters.join('').toUpperCase();
}
