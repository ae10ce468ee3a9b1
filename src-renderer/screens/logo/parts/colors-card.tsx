import { BrandColors } from '../../../editor/brand/brand-colors.tsx';
import { usePreviewSection } from '../../../editor/preview-section.ts';
import { SectionCard } from '../../../ui/section-card.tsx';

export function ColorsCard() {
  return (
    <div {...usePreviewSection('hero')}>
      <SectionCard title="Color Scheme" purpose="Choosing the color of the other one swaps the two.">
        <BrandColors />
      </SectionCard>
    </div>
  );
}
