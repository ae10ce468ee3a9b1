import { countryCode } from '#shared/domain/site/country.ts';
import { SelectField } from '../../../editor/fields/select-field.tsx';
import { TextField } from '../../../editor/fields/text-field.tsx';
import { usePreviewSection } from '../../../editor/preview-section.ts';
import { FormGrid, FullWidth } from '../../../ui/form-grid.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { countries } from '../model.ts';
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
            <TextField path={['street_address']} />
          </FullWidth>
          <RewritingInput source="city" />
          <RewritingInput source="state" />
          <TextField path={['zip_code']} />
          <SelectField
            path={['country']}
            options={countries}
            fromRecord={(written) => countryCode(written) ?? written}
            searchable={false}
            placeholder="Select a country"
          />
        </FormGrid>
      </SectionCard>
    </div>
  );
}
