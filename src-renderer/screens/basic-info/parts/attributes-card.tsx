import { companyAttributes } from '#shared/domain/site/attributes.ts';
import { CheckboxField } from '../../../editor/fields/switch-field.tsx';
import { usePreviewSection } from '../../../editor/preview-section.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import classes from './attributes-card.module.css';

export function AttributesCard() {
  return (
    <div {...usePreviewSection('logo-w-text-grid')}>
      <SectionCard
        title="Attributes"
        purpose="What customers can trust the company for. The page shows what is ticked."
      >
        <div className={classes.grid} role="group" aria-label="Attributes">
          {companyAttributes.map(({ field }) => (
            <CheckboxField key={field} path={[field]} />
          ))}
        </div>
      </SectionCard>
    </div>
  );
}
