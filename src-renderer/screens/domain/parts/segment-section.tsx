import { inRecordForm, customerSegments, industryTypes } from '#shared/domain/site/segment.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { SelectField } from '../../../editor/fields/select-field.tsx';
import { CheckboxField } from '../../../editor/fields/switch-field.tsx';
import { useQuery } from '../../../bridge/hooks.ts';
import { currentSite, useField } from '../../../state/draft.ts';
import { FormGrid, FullWidth } from '../../../ui/form-grid.tsx';

export function SegmentSection() {
  const { choices, id } = useIndustryTypes();
  return (
    <FormGrid>
      <SelectField
        path={['customer_segment']}
        placeholder="Select a customer segment"
        clearable
        options={customerSegments}
        toRecord={(value) => inRecordForm(value, currentSite().customer_segment)}
      />
      <SelectField
        path={['selected_industry_type']}
        placeholder="Select an industry type"
        clearable
        nothingFoundMessage="No industry type of that name"
        options={choices}
        toRecord={(value) => inRecordForm(value, id)}
      />
      <FullWidth>
        <CheckboxField
          path={['scheduled_social_post_active']}
          description="Posts about the company’s work are planned for its social pages."
        />
      </FullWidth>
    </FormGrid>
  );
}

/**
 * Returns the industry types that the record lists, or all industries if the record lists none. `id` is the ID of the
 * first one. If that ID is a number, a chosen ID is stored in the record as a number, otherwise as text.
 */
function useIndustryTypes() {
  const listed = useField(['industry_types']) as SiteDocument['industry_types'];
  const { data: industries = [] } = useQuery('industries.list', {});
  const own = industryTypes({ industry_types: listed });
  if (own.length > 0) return { choices: own, id: (listed as { id?: unknown }[])[0]?.id };
  return { choices: industries.map(({ id, name }) => ({ value: String(id), label: name })), id: industries[0]?.id };
}
