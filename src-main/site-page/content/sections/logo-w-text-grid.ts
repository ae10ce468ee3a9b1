import { badgeFields, badges, type Badge } from '../badges.ts';
import { defineContent } from '../define-content.ts';

export interface BadgesModel {
  /** title for screen readers */
  title: string;
  badges: Badge[];
}

export const logoWithTextGrid = defineContent({
  root: { tag: 'section', named: 'title' },
  reads: badgeFields,
  read(site, { words }): BadgesModel | null {
    const found = badges(site, words);
    return found.length === 0 ? null : { title: words.trustTitle, badges: found };
  },
});
