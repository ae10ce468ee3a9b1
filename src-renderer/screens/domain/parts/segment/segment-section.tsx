import { Checkbox, Select } from '@mantine/core';
import { flag, text } from '#shared/domain/site/readers.ts';
import { asHeld, customerSegments, industryTypes, withChosen } from '#shared/domain/site/segment.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { useQuery } from '../../../../bridge/hooks.ts';
import { currentSite, setField, useField, useSite } from '../../../../state/draft.ts';
import { FormGrid, FullWidth } from '../../../../ui/form-grid.tsx';

export function SegmentSection() {
  const segment = useSite((site) => text(site.customer_segment).trim());
  const industryType = useSite((site) => text(site.selected_industry_type).trim());
  const scheduled = useSite((site) => flag(site.scheduled_social_post_active));
  const { choices, id } = useIndustryTypes();
  return (
    <FormGrid>
      <Select
        label="Customer Segment"
        placeholder="Select a customer segment"
        clearable
        data={withChosen(customerSegments, segment)}
        value={segment === '' ? null : segment}
        onChange={(value) => choose('customer_segment', value, currentSite().customer_segment)}
      />
      <Select
        label="Industry Type"
        placeholder="Select an industry type"
        clearable
        searchable
        nothingFoundMessage="No industry type of that name"
        data={withChosen(choices, industryType)}
        value={industryType === '' ? null : industryType}
        onChange={(value) => choose('selected_industry_type', value, id)}
      />
      <FullWidth>
        <Checkbox
          label="Schedule Social Post"
          description="Posts about the company’s work are planned for its social pages."
          checked={scheduled}
          onChange={(event) => void setField(['scheduled_social_post_active'], event.currentTarget.checked)}
        />
      </FullWidth>
    </FormGrid>
  );
}

function choose(field: 'customer_segment' | 'selected_industry_type', value: string | null, held: unknown): void {
  setField([field], asHeld(value, held));
}

/** Those that the record names, else all industries; one of their ids tells whether they are numbers. */
function useIndustryTypes() {
  const listed = useField(['industry_types']) as SiteDocument['industry_types'];
  const { data: industries = [] } = useQuery('industries.list', {});
  const own = industryTypes({ industry_types: listed });
  if (own.length > 0) return { choices: own, id: (listed as { id?: unknown }[])[0]?.id };
  return { choices: industries.map(({ id, name }) => ({ value: String(id), label: name })), id: industries[0]?.id };
}
