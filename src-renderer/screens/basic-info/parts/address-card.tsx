import { Select } from '@mantine/core';
import { usePreviewSection } from '../../../app/preview/section.ts';
import { useTextField } from '../../../state/draft.ts';
import { FormGrid, FullWidth } from '../../../ui/form-grid.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { SiteTextInput } from '../../../ui/site-text-input.tsx';
import { countries, withCurrent } from '../model.ts';
import { RewritingInput } from './rewriting-input.tsx';

export function AddressCard() {
  return (
    <div {...usePreviewSection('footer')}>
      <SectionCard
        title="Address"
        purpose="Where the company is. A new city or state is also put in the tagline and the about text."
      >
        <FormGrid>
          <FullWidth>
            <SiteTextInput label="Street address" name="street_address" />
          </FullWidth>
          <RewritingInput label="City" source="city" />
          <RewritingInput label="State" source="state" />
          <SiteTextInput label="Zip code" name="zip_code" />
          <CountryField />
        </FormGrid>
      </SectionCard>
    </div>
  );
}

function CountryField() {
  const { value, onChange, onBlur } = useTextField('country');
  return (
    <Select
      label="Country"
      allowDeselect={false}
      data={withCurrent(countries, value)}
      value={value === '' ? null : value}
      placeholder="Select a country"
      onChange={(country) => country !== null && onChange(country)}
      onBlur={onBlur}
    />
  );
}
