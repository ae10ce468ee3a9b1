import type { SectionKey } from '#shared/layout/catalogue.ts';
import type { textColorFields } from '#shared/layout/theme.ts';
import { noteOf } from '../../../editor/brand/contrast.ts';
import { ColorField } from '../../../editor/fields/color-field.tsx';
import { usePreviewSection } from '../../../editor/preview-section.ts';
import { useSite } from '../../../state/draft.ts';
import { textContrast } from '../model.ts';

interface TextColorFieldProps {
  field: (typeof textColorFields)[number];
  label: string;
  section: SectionKey;
}

export function TextColorField({ field, label, section }: TextColorFieldProps) {
  const contrast = useSite((site) => textContrast(site, field));
  return (
    <div {...usePreviewSection(section)}>
      <ColorField path={[field]} label={label} note={noteOf(contrast, 'on its background')} eyeDropper />
    </div>
  );
}
