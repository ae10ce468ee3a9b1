import { BrandColors } from '../../../editor/brand/brand-colors.tsx';
import { FoldCard } from '../../../editor/fold-card.tsx';
import { cards } from '../sections.ts';

export function ColorsCard() {
  return (
    <FoldCard of={cards.colors} purpose="Choosing the color of the other one swaps the two.">
      <BrandColors />
    </FoldCard>
  );
}
