import { text } from '#shared/record/readers.ts';
import { type BrandColorField, setBrandColor } from '#shared/layout/theme.ts';
import { currentSite, edit, useSite } from '../../state/draft.ts';
import { ColorField } from '../fields/color-field.tsx';
import { brandContrast } from './contrast.ts';

interface BrandColorFieldProps {
  field: BrandColorField;
  swatches: readonly string[];
}

/** The field of a brand color. If the user chooses the color of the other brand color, the colors are swapped. */
export function BrandColorField({ field, swatches }: BrandColorFieldProps) {
  const contrast = useSite((site) => brandContrast(site, field));
  const swap = (before: string, step: string | undefined): void => {
    const site = currentSite();
    const [, other] = setBrandColor(site, field, text(site[field]), before);
    if (other) edit([other], step === undefined ? {} : { step });
  };
  return <ColorField path={[field]} note={contrast} onChosen={swap} swatches={swatches} eyeDropper />;
}
