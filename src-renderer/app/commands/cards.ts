import { useQuery } from '@tanstack/react-query';
import type { TabId } from '#shared/record-catalogue/tabs.ts';
import type { IndexedSection } from '../../editor/section-index.tsx';

export interface CardOfScreen {
  tab: TabId;
  /** part after the `#` in the card's deep link */
  id: string;
  title: string;
  /** names of the record's top-level fields on the card */
  fields: readonly string[];
}

type Sections = readonly IndexedSection[];

/** Loaders of the cards that the palette lists, by screen. The modules of the screens are loaded only on demand. */
const indexes: Partial<Record<TabId, () => Promise<Sections>>> = {
  basicInfo: async () => Object.values((await import('../../screens/basic-info/sections.ts')).cards),
  layout: async () => Object.values((await import('../../screens/layout/sections.ts')).cards),
  reviews: async () => Object.values((await import('../../screens/reviews/sections.ts')).cards),
  team: async () => Object.values((await import('../../screens/team/sections.ts')).cards),
  domain: async () => (await import('../../screens/domain/index.tsx')).sections,
  custom: async () => (await import('../../screens/custom/sections.tsx')).sections,
};

async function loadCards(): Promise<readonly CardOfScreen[]> {
  const tabs = Object.entries(indexes) as [TabId, () => Promise<Sections>][];
  const ofTabs = await Promise.all(
    tabs.map(async ([tab, load]) =>
      (await load()).map(({ id, title, fields = [] }): CardOfScreen => {
        return { tab, id, title, fields: fields.flatMap(({ path }) => (path ? [String(path[0])] : [])) };
      }),
    ),
  );
  return ofTabs.flat();
}

const none: readonly CardOfScreen[] = [];

/** Returns the cards that the palette lists; an empty list until the modules with the cards are loaded. */
export function useCards(): readonly CardOfScreen[] {
  const { data = none } = useQuery({ queryKey: ['cards of screens'], queryFn: loadCards, staleTime: Infinity });
  return data;
}
