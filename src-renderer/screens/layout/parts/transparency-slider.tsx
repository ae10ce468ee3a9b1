import { number } from '#shared/domain/site/readers.ts';
import type { SectionKey } from '#shared/layout/catalogue.ts';
import { bandFields, type BandName, defaultTransparency } from '#shared/theme/bands.ts';
import { SliderField } from '../../../editor/fields/slider-field.tsx';
import { usePreviewSection } from '../../../editor/preview-section.ts';
import { useSite } from '../../../state/draft.ts';
import { bandLabels, mostShown } from '../model.ts';

const shownIn: Readonly<Record<BandName, SectionKey>> = {
  hero: 'hero',
  nav: 'navigation',
  card: 'our-services',
  cta: 'cta',
  footer: 'footer',
};

/** How much of what is behind a band's background shows through, 0–100. */
export function TransparencySlider({ band }: { band: BandName }) {
  const field = bandFields[band].transparency;
  const most = useSite((site) => mostShown(site, band));
  const isBeyond = useSite((site) => number(site[field], defaultTransparency)) > most;
  return (
    <div {...usePreviewSection(shownIn[band])}>
      <SliderField
        path={[field]}
        label={bandLabels[band]}
        thumbLabel={`${bandLabels[band]} transparency`}
        min={0}
        max={100}
        fallback={defaultTransparency}
        most={most}
        note={isBeyond && `Shown as ${most}, the most at which its text can be read over any photo.`}
      />
    </div>
  );
}
