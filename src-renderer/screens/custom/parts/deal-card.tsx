import { SectionCard } from '../../../ui/section-card.tsx';
import { dealFields } from '../model.ts';
import { PlacedTexts } from './placed-texts.tsx';

export function DealCard() {
  return (
    <SectionCard title="Deals" purpose="An offer beside the call to action; without a header there is none.">
      <PlacedTexts {...dealFields} />
    </SectionCard>
  );
}
