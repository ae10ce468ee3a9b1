import { useStore } from 'zustand';
import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { text } from '#shared/record/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { currentSite, useSite } from './draft.ts';

/**
 * Whether cards are folded, by site (see `keyOf`) and card. Has only the cards that the user folded or unfolded. Kept
 * on this computer.
 */
export const foldedCards = createStore<Readonly<Record<string, Readonly<Record<string, boolean>>>>>()(
  persist(() => ({}), { name: 'folded-cards' }),
);

/** Returns an identifier of the site that stays the same if the slug changes; the slug if the record has no other. */
const keyOf = ({ sitePk, id_key, slug }: SiteDocument): string => text(sitePk) || text(id_key) || text(slug);

/**
 * Returns whether the card is folded on the open site.
 * @param usual whether the card is folded if the user has never folded or unfolded it on this site
 */
export function useFolded(card: string, usual: boolean): boolean {
  const site = useSite(keyOf);
  return useStore(foldedCards, (all) => all[site]?.[card] ?? usual);
}

export function setFolded(card: string, folded: boolean): void {
  const site = keyOf(currentSite());
  foldedCards.setState((all) => ({ [site]: { ...all[site], [card]: folded } }));
}
