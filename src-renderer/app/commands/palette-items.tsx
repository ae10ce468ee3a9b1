import { CornerDownRight, FilePlus2, Globe, LayoutPanelTop, List, Plus, TextCursorInput } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useMemo, useState } from 'react';
import { screenCommand } from '#shared/commands.ts';
import type { SiteSummary } from '#shared/ipc/site.ipc.ts';
import { controlOf, whyLeftOut, whyNotShown } from '#shared/layout/shown.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { Path } from '#shared/record/operation.ts';
import type { TabId } from '#shared/record-catalogue/tabs.ts';
import { useQuery } from '../../bridge/hooks.ts';
import { draftStore } from '../../state/draft-store.ts';
import { useSite, useStatus } from '../../state/draft.ts';
import { askForItem } from '../../state/field-link.ts';
import { tabLabel, tabRoute, visibleTabs } from '../../state/tabs.ts';
import { keysLabel } from '../../ui/keys.ts';
import { type CardOfScreen, useCards } from './cards.ts';
import { type CommandContext, commands } from './command-table.ts';
import { type Findable, rank, TYPO } from './rank.ts';
import { placeOfEntry, siteEntries, type SiteEntry } from './site-entries.ts';

export interface PaletteItem extends Findable {
  id: string;
  icon: LucideIcon;
  keys?: string;
  /** why the page does not show what the item leads to */
  warning?: string | undefined;
  run: () => void;
}

export interface PaletteGroup {
  name: string;
  items: PaletteItem[];
}

/** Maximum number of sites that are listed before anything is typed. */
const MOST_RECENT = 8;
/** Maximum number of items of a group that are listed for a term. */
const MOST_FOUND = 50;
/** Maximum number of sites of this computer that are searched with typos allowed. */
const MOST_KNOWN = 500;

interface Found {
  /** results for the latest term that main has answered; they change once per answer, not at each key press */
  groups: PaletteGroup[];
  /** whether `groups` are the complete results for the given term */
  answered: boolean;
  /** whether nothing was found yet, but the open site's screens and actions are still loading */
  isLoading: boolean;
}

/** Finds what matches the term: sites, actions, and the screens, cards, fields and list items of the open site. */
export function usePaletteGroups(term: string, context: CommandContext): Found {
  const recent = useQuery('site.recent', { search: '', limit: MOST_KNOWN });
  const { data, error } = useQuery('site.recent', {
    search: term,
    limit: term === '' ? MOST_KNOWN : MOST_FOUND,
  });
  const [latestAnswer, setLatestAnswer] = useState<{ term: string; sites: readonly SiteSummary[] }>({
    term: '',
    sites: [],
  });
  // If the query fails, screens and actions can still be found.
  const sites = data ?? (error ? [] : undefined);
  if (sites && (latestAnswer.term !== term || latestAnswer.sites !== (data ?? latestAnswer.sites)))
    setLatestAnswer({ term, sites });

  const phase = useStatus((site) => site.phase);
  const ofSite = useItemsOfSite(context);
  const groups = [
    { name: 'Sites', items: siteItems(latestAnswer.sites, recent.data ?? [], latestAnswer.term, context) },
    { name: 'Screens of this site', items: ofSite.screens },
    { name: 'Actions', items: actionItems(context) },
    ...(latestAnswer.term === ''
      ? []
      : [
          { name: 'Fields', items: ofSite.fields },
          { name: 'Cards', items: ofSite.cards },
          { name: 'Add to this site', items: ofSite.additions },
          { name: 'In the lists of this site', items: ofSite.items },
          { name: 'Fields of list items', items: ofSite.itemFields },
        ]),
  ];
  const filled = nearestFirst(groups, latestAnswer.term);
  const isLoading = latestAnswer.term === term && filled.length === 0 && phase === 'loading';
  if (filled.length === 0 && !isLoading) filled.push(...unopened(latestAnswer.term, context));
  return { groups: filled, answered: latestAnswer.term === term && !isLoading, isLoading };
}

/**
 * Returns what the term finds in each group. The group with the best match comes first. Matches with typos count only
 * if there are no others.
 */
function nearestFirst(groups: readonly PaletteGroup[], term: string): PaletteGroup[] {
  if (term === '') return groups.filter(({ items }) => items.length > 0);
  const ranked = groups.map(({ name, items }) => ({ name, found: rank(items, term) }));
  const nearest = Math.min(...ranked.flatMap(({ found }) => found.map(({ tier }) => tier)));
  const most = nearest === TYPO ? TYPO : TYPO - 1;
  return ranked
    .map(({ name, found }) => ({ name, found: found.filter(({ tier }) => tier <= most).slice(0, MOST_FOUND) }))
    .filter(({ found }) => found.length > 0)
    .sort((one, other) => one.found[0]!.tier - other.found[0]!.tier)
    .map(({ name, found }) => ({ name, items: found.map(({ item }) => item) }));
}

/**
 * Returns items for the sites that main found and for the others of `all`, which `rank` searches with typos allowed.
 * Without a term, returns items for at most MOST_RECENT found sites, without the open one. The last item is for a new
 * site.
 */
function siteItems(
  found: readonly SiteSummary[],
  all: readonly SiteSummary[],
  term: string,
  { navigate }: CommandContext,
): PaletteItem[] {
  const open = draftStore.getState().slug;
  const others = all.filter(({ slug }) => !found.some((site) => site.slug === slug));
  const shown = term === '' ? found.filter(({ slug }) => slug !== open).slice(0, MOST_RECENT) : [...found, ...others];
  const items = shown.map(({ slug, companyName, industry, city, state }, at): PaletteItem => ({
    id: `site-${slug}`,
    label: companyName || slug,
    icon: Globe,
    detail: [slug, industry, city].filter(Boolean).join(' · '),
    // Main's search has other rules than `rank`. The term counts as a word of the sites that main found, so that `rank`
    // keeps them all.
    words: at < found.length ? [state, term] : [state],
    run: () => navigate(tabRoute('basicInfo', slug)),
  }));
  return [...items, { id: 'site', label: 'New Site', icon: FilePlus2, run: () => navigate('/') }];
}

const SLUG = /^[\p{L}\d_-]+$/u;

/**
 * Returns one group with an item that opens the site whose slug is the term. The site may be on the server only.
 * Returns an empty list if the term cannot be a slug.
 */
function unopened(term: string, { navigate }: CommandContext): PaletteGroup[] {
  if (!SLUG.test(term)) return [];
  const open: PaletteItem = {
    id: 'unopened',
    label: `Open ${term}`,
    detail: 'Nothing here goes by that name: opens the site with that slug from the server',
    icon: Globe,
    run: () => navigate(tabRoute('basicInfo', term)),
  };
  return [{ name: 'Sites', items: [open] }];
}

type ItemsOfSite = Record<'screens' | 'cards' | 'additions' | 'fields' | 'items' | 'itemFields', PaletteItem[]>;

const NONE: ItemsOfSite = { screens: [], cards: [], additions: [], fields: [], items: [], itemFields: [] };

/** Returns the items of the open site. They are made again only if an input changes, not at each key press. */
function useItemsOfSite(context: CommandContext): ItemsOfSite {
  const { slug, phase } = useStatus((each) => ({ slug: each.slug, phase: each.phase }));
  const site = useSite((whole) => whole);
  const cards = useCards();
  const isOpen = phase === 'open' && slug !== null;
  const { data: leftOut = none } = useQuery(
    'preview.leftOut',
    { slug: slug ?? '' },
    { enabled: isOpen, cancels: true },
  );
  const { contactField } = context;
  const found = useMemo(() => {
    if (phase !== 'open' || slug === null) return undefined;
    const tabs = visibleTabs(site);
    return { slug, site, tabs, entries: siteEntries(site, contactField, tabs) };
  }, [slug, phase, site, contactField]);
  const { navigate } = context;
  return useMemo(
    () => (found ? itemsOf({ ...found, cards, leftOut, navigate }) : NONE),
    [found, cards, leftOut, navigate],
  );
}

interface OpenSite extends Pick<CommandContext, 'navigate'> {
  slug: string;
  site: SiteDocument;
  tabs: readonly TabId[];
  entries: readonly SiteEntry[];
  cards: readonly CardOfScreen[];
  /** paths of the texts that their sections leave out */
  leftOut: readonly Path[];
}

const none: readonly Path[] = [];

function itemsOf({ slug, site, tabs, entries, cards, leftOut, navigate }: OpenSite): ItemsOfSite {
  const unseen = new Set(leftOut.map(String));
  const whyUnseen = (path: Path): string | undefined =>
    whyNotShown(site, path) ?? (unseen.has(String(path)) ? whyLeftOut(path) : undefined);
  const cardOf = (field: string): string | undefined => cards.find(({ fields }) => fields.includes(field))?.title;
  /** Whether the card is on its screen: some cards of Layout are there only if the site's version is vC. */
  const hasControl = ({ fields }: CardOfScreen): boolean =>
    fields.every((field) => controlOf(site, [field])[0] === field);
  const itemOf = (entry: SiteEntry): PaletteItem => {
    const { kind, path, tab, label, words } = entry;
    const field = path.join('.');
    const card = cardOf(String(path[0]));
    return {
      id: `${kind}-${field}`,
      label,
      words,
      icon: icons[kind],
      detail: placeOfEntry(
        entry,
        [tabLabel(tab), card].filter((name) => name !== undefined),
      ),
      warning: kind === 'addition' ? undefined : whyUnseen(path),
      run: () => {
        if (kind === 'addition') askForItem(field);
        navigate(tabRoute(tab, slug), { field: controlOf(site, path).join('.') });
      },
    };
  };
  const ofKind = (wanted: SiteEntry['kind']): PaletteItem[] =>
    entries.filter(({ kind }) => kind === wanted).map(itemOf);
  return {
    screens: tabs.map((id) => ({
      id: `screen-${id}`,
      label: tabLabel(id),
      icon: LayoutPanelTop,
      keys: keysLabel(screenCommand(id)),
      run: () => navigate(tabRoute(id, slug)),
    })),
    cards: cards.filter(hasControl).map(({ tab, id, title }) => ({
      id: `card-${tab}-${id}`,
      label: title,
      icon: List,
      detail: tabLabel(tab),
      run: () => navigate(`${tabRoute(tab, slug)}#${id}`),
    })),
    additions: ofKind('addition'),
    fields: ofKind('field'),
    items: ofKind('item'),
    itemFields: ofKind('itemField'),
  };
}

const icons: Readonly<Record<SiteEntry['kind'], LucideIcon>> = {
  field: TextCursorInput,
  item: List,
  itemField: CornerDownRight,
  addition: Plus,
};

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
