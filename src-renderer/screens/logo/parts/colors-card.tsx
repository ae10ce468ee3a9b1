import { BrandColors } from '../../../editor/brand/brand-colors.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';

export function ColorsCard() {
  return (
    <SectionCard title="Color Scheme" purpose="Choosing the color of the other one swaps the two.">
      <BrandColors />
    </SectionCard>
  );
}
