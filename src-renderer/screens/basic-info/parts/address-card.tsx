import { Select, TextInput } from '@mantine/core';
import { usePreviewSection } from '../../../app/preview/section.ts';
import { useTextField } from '../../../state/draft.ts';
import { FormGrid, FullWidth } from '../../../ui/form-grid.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { countries, withCurrent } from '../model.ts';
import { useRewritingField } from '../use-rewriting-field.ts';

export function AddressCard() {
  return (
    <div {...usePreviewSection('footer')}>
      <SectionCard
        title="Address"
        purpose="Where the company is. A new city or state is also put in the tagline and the about text."
      >
        <FormGrid>
          <FullWidth>
            <TextInput label="Street address" {...useTextField('street_address')} />
          </FullWidth>
          <TextInput label="City" {...useRewritingField('city')} />
          <TextInput label="State" {...useRewritingField('state')} />
          <TextInput label="Zip code" {...useTextField('zip_code')} />
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
