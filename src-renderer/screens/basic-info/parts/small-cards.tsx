import { SimpleGrid } from '@mantine/core';
import { checkCoordinates } from '#shared/domain/place/coordinates.ts';
import { countryCode } from '#shared/domain/site/country.ts';
import { attributes, socials } from '#shared/record-catalogue/rows/basic-info.ts';
import { FoldCard } from '../../../editor/fold-card.tsx';
import { ProfileField } from '../../../editor/fields/profile-field.tsx';
import { SelectField } from '../../../editor/fields/select-field.tsx';
import { CheckboxField } from '../../../editor/fields/switch-field.tsx';
import { TextField } from '../../../editor/fields/text-field.tsx';
import { FormGrid, FullWidth } from '../../../ui/form-grid.tsx';
import { countries } from '../model.ts';
import { RewritingInput } from './rewriting-input.tsx';
import { cards } from '../sections.ts';

export function AttributesCard() {
  return (
    <FoldCard of={cards.attributes} purpose="What customers can trust the company for. The page shows what is ticked.">
      <SimpleGrid minColWidth={160} verticalSpacing={12} role="group" aria-label="Attributes">
        {Object.keys(attributes).map((field) => (
          <CheckboxField key={field} path={[field]} />
        ))}
      </SimpleGrid>
    </FoldCard>
  );
}

export function WidgetCard() {
  return (
    <FoldCard
      of={cards.widget}
      purpose="Code of a job-photo service for the home page. It runs on the published page only."
    >
      <TextField path={['home_page_widget']} />
    </FoldCard>
  );
}

export function AddressCard() {
  return (
    <FoldCard
      of={cards.address}
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
        <TextField
          path={['coordinates']}
          check={checkCoordinates}
          placeholder="35.58652, -82.57241"
          hint={() => ({
            text: 'For search engines: on a map, click the company with the right button and copy the numbers.',
          })}
        />
      </FormGrid>
    </FoldCard>
  );
}

export function SocialsCard() {
  return (
    <FoldCard of={cards.socials} purpose="Profiles that the page links to. A whole address can be pasted.">
      <FormGrid>
        {Object.keys(socials).map((field) => (
          <ProfileField key={field} path={[field]} />
        ))}
      </FormGrid>
    </FoldCard>
  );
}
