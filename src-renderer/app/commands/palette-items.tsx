import { FilePlus2, Globe, LayoutPanelTop, TextCursorInput } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import type { SiteSummary } from '#shared/ipc/site.ipc.ts';
import type { FieldKind } from '#shared/record-catalogue/row.ts';
import { tabOfField, topLevelFields, topLevelRow } from '#shared/record-catalogue/catalogue.ts';
import type { TabId } from '#shared/record-catalogue/tabs.ts';
import { useQuery } from '../../bridge/hooks.ts';
import { draftStore } from '../../state/draft-store.ts';
import { useSite, useStatus } from '../../state/draft.ts';
import { tabLabel, tabRoute, visibleTabs } from '../../state/tabs.ts';
import { keysLabel } from '../../ui/keys.ts';
import { type CommandContext, commands } from './command-table.ts';

export interface PaletteItem {
  id: string;
  label: string;
  icon: LucideIcon;
  detail?: string;
  /** what it is found by beside its label */
  words?: readonly string[];
  keys?: string;
  run: () => void;
}

export interface PaletteGroup {
  name: string;
  items: PaletteItem[];
}

/** Most sites listed before anything is typed, and most items of a group for a term. */
const MOST_RECENT = 8;
const MOST_FOUND = 50;

/** Whether a name holds every word of the term. */
export function matches(name: string, term: string): boolean {
  const text = name.toLowerCase();
  return term
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

interface Found {
  /** what was found for the newest term that main has answered: it changes once per answer, not with each key */
  groups: PaletteGroup[];
  /** whether `groups` belong to the given term and nothing more is coming for it */
  answered: boolean;
  /** nothing was found yet, but the open site's screens and actions are still loading */
  isLoading: boolean;
}

/** Finds what matches the term: sites of this computer, screens of the open site, actions, fields. */
export function usePaletteGroups(term: string, context: CommandContext): Found {
  const { data, error } = useQuery('site.recent', { search: term, limit: term === '' ? MOST_RECENT + 1 : MOST_FOUND });
  const [known, setKnown] = useState<{ term: string; sites: readonly SiteSummary[] }>({ term: '', sites: [] });
  // Without the store's answer the screens and actions can still be found.
  const sites = data ?? (error ? [] : undefined);
  if (sites && (known.term !== term || known.sites !== (data ?? known.sites))) setKnown({ term, sites });

  const { slug, phase } = useStatus((site) => ({ slug: site.slug, phase: site.phase }));
  const tabs = useSite(visibleTabs);
  const openSlug = phase === 'open' ? slug : null;
  const groups: PaletteGroup[] = [
    { name: 'Sites', items: siteItems(known.sites, known.term, context) },
    {
      name: 'Screens of this site',
      items: (openSlug === null ? [] : tabs).map((id) => ({
        id: `screen-${id}`,
        label: tabLabel(id),
        icon: LayoutPanelTop,
        run: () => context.navigate(tabRoute(id, openSlug ?? '')),
      })),
    },
    { name: 'Actions', items: actionItems(context) },
    { name: 'Fields', items: openSlug === null || known.term === '' ? [] : fieldItems(openSlug, tabs, context) },
  ];
  const found = groups.map(({ name, items }) => ({
    name,
    items:
      name === 'Sites'
        ? items
        : items
            .filter(({ label, words = [] }) => matches([label, ...words].join(' '), known.term))
            .slice(0, MOST_FOUND),
  }));
  const filled = found.filter(({ items }) => items.length > 0);
  const isLoading = known.term === term && filled.length === 0 && phase === 'loading';
  return { groups: filled, answered: known.term === term && !isLoading, isLoading };
}

/** The sites that main found. The open one is left out until something is typed. */
function siteItems(sites: readonly SiteSummary[], term: string, { navigate }: CommandContext): PaletteItem[] {
  const open = draftStore.getState().slug;
  const shown = term === '' ? sites.filter(({ slug }) => slug !== open).slice(0, MOST_RECENT) : sites;
  const items = shown.map(({ slug, companyName, industry, city }) => ({
    id: `site-${slug}`,
    label: companyName || slug,
    icon: Globe,
    detail: [slug, industry, city].filter(Boolean).join(' · '),
    run: () => navigate(tabRoute('basicInfo', slug)),
  }));
  const isNewSite = matches('New Site', term);
  return isNewSite ? [...items, { id: 'site', label: 'New Site', icon: FilePlus2, run: () => navigate('/') }] : items;
}

/** Kinds of fields that have a single control, which the palette can focus. */
const inOneControl: ReadonlySet<string> = new Set<FieldKind>([
  'text',
  'prose',
  'link',
  'path',
  'phone',
  'email',
  'code',
  'flag',
  'color',
  'choice',
  'time',
]);

function fieldItems(slug: string, tabs: readonly TabId[], { navigate }: CommandContext): PaletteItem[] {
  return topLevelFields.flatMap((field) => {
    const [row, tab] = [topLevelRow(field), tabOfField(field)];
    if (!row || row.server === 'computes' || !inOneControl.has(row.kind) || !tabs.includes(tab)) return [];
    const run = (): void => navigate(tabRoute(tab, slug), { field });
    const words = row.alsoCalled ?? [];
    return [{ id: `field-${field}`, label: row.label, words, detail: tabLabel(tab), icon: TextCursorInput, run }];
  });
}

function actionItems(context: CommandContext): PaletteItem[] {
  return commands
    .filter(({ when, inPalette, id }) => inPalette !== false && id !== 'new-site' && when())
    .map((command) => ({
      id: command.id,
      label: command.label,
      icon: command.icon,
      keys: keysLabel(command.id),
      run: () => command.run(context, 0),
    }));
}
