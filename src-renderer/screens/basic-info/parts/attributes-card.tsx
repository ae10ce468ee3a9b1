import { Checkbox } from '@mantine/core';
import { companyAttributes } from '#shared/domain/site/attributes.ts';
import { flag } from '#shared/domain/site/readers.ts';
import type { AttributeField } from '#shared/domain/site/schema.ts';
import { usePreviewSection } from '../../../app/preview/section.ts';
import { setField, useField } from '../../../state/draft.ts';
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
          {companyAttributes.map((attribute) => (
            <AttributeBox key={attribute.field} {...attribute} />
          ))}
        </div>
      </SectionCard>
    </div>
  );
}

function AttributeBox({ field, label }: { field: AttributeField; label: string }) {
  return (
    <Checkbox
      label={label}
      checked={flag(useField([field]))}
      onChange={(event) => setField([field], event.currentTarget.checked)}
    />
  );
}
